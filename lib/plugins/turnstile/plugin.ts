import { z } from 'zod'
import { env } from '@/lib/core/env'
import { turnstileSiteverify } from '@/lib/plugins/captcha/services'
import { testSecretKey } from '@/lib/plugins/captcha/test-secret-key'
import { identifier } from '@/lib/plugins/fields'
import { turnstileScript } from '@/lib/plugins/first-scripts'
import { definePagePlugin } from '@/lib/plugins/plugin'
import { TURNSTILE_PAGE_SOURCES } from './page-sources'

export const turnstile = definePagePlugin({
  id: 'turnstile',
  name: 'Cloudflare Turnstile',
  brand: 'Cloudflare',
  category: 'Security',
  description: 'Keeps robots away from the contact form, the checkout and the admin login.',
  version: '1.0.0',
  oneOf: 'captcha',
  fields: [
    {
      key: 'siteKey',
      label: 'Site Key',
      // Publicly visible in the page.
      secret: false,
      ...identifier('[0-9]x[A-Za-z0-9_-]{10,60}', 'a Site Key such as 0x4AAAAAAA…'),
    },
    {
      key: 'secretKey',
      label: 'Secret Key',
      ...identifier('[0-9]x[A-Za-z0-9_-]{10,60}', 'a Secret Key such as 0x4AAAAAAA…'),
    },
    { key: 'onContact', label: 'On the contact form', kind: 'boolean', default: true },
    {
      key: 'onCheckout',
      label: 'At the checkout, after declined cards',
      kind: 'boolean',
      default: true,
    },
    { key: 'onLogin', label: 'On the admin login', kind: 'boolean', default: false },
  ],
  connector: {
    shares: ['visitors'],
    test: ({ secretKey }) => testSecretKey('Cloudflare', turnstileSiteverify(), String(secretKey)),
  },
  page: {
    inBrowser: {
      companies: ['Cloudflare, Inc.'],
      countries: ['US'],
      purposes: ['security'],
      needsConsent: false,
      entries: [],
    },
    publicValues: z.object({
      siteKey: z.string(),
      onContact: z.boolean(),
      onCheckout: z.boolean(),
      onLogin: z.boolean(),
    }),
    firstScript: turnstileScript,
    // The way to regain access when a wrong key blocks the login.
    isSuppressed: () => env().CAPTCHA === 'off',
    sources: TURNSTILE_PAGE_SOURCES,
    isOnStorefront: ({ onContact }) => onContact,
    isInBackOffice: ({ onLogin }) => onLogin,
    isInCheckout: ({ onCheckout }) => onCheckout,
  },
})
