import { z } from 'zod'
import { env } from '@/lib/core/env'
import { identifier } from '@/lib/plugins/fields'
import { definePagePlugin } from '@/lib/plugins/plugin'
import { failed, passed } from '@/lib/plugins/test-results'
import { TURNSTILE_PAGE_SOURCES } from './page-sources'
import { verifyToken } from './siteverify'

export const turnstile = definePagePlugin({
  id: 'turnstile',
  name: 'Cloudflare Turnstile',
  brand: 'Cloudflare',
  category: 'Security',
  description: 'Keeps robots away from the contact form, the checkout and the admin login.',
  version: '1.0.0',
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
  connector: { test: ({ secretKey }) => testSecretKey(String(secretKey)) },
  page: {
    publicValues: z.object({
      siteKey: z.string(),
      onContact: z.boolean(),
      onCheckout: z.boolean(),
      onLogin: z.boolean(),
    }),
    // The way to regain access when a wrong key blocks the login.
    isSuppressed: () => env().CAPTCHA === 'off',
    sources: TURNSTILE_PAGE_SOURCES,
    isOnStorefront: ({ onContact }) => onContact,
    isInBackOffice: ({ onLogin }) => onLogin,
    isInCheckout: ({ onCheckout }) => onCheckout,
  },
})

/** No visitor is ever issued this token: Cloudflare's refusal shows whether it knows the secret. */
async function testSecretKey(secret: string) {
  const verdict = await verifyToken({
    apiUrl: env().TURNSTILE_API_URL,
    secret,
    token: 'a-token-that-nobody-has',
    address: '',
    hostnames: [],
    action: 'test',
  })
  if (verdict.kind === 'refused' || verdict.kind === 'person')
    return passed('Cloudflare knows the Secret Key.')
  return verdict.reason.includes('input-secret')
    ? failed('Cloudflare does not know this Secret Key.')
    : failed('Cloudflare can not be reached at the moment.')
}
