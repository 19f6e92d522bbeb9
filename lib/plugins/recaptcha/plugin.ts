import { z } from 'zod'
import { env } from '@/lib/core/env'
import { CHECKED_FORMS } from '@/lib/plugins/captcha/forms'
import { recaptchaSiteverify } from '@/lib/plugins/captcha/services'
import { testSecretKey } from '@/lib/plugins/captcha/test-secret-key'
import { identifier } from '@/lib/plugins/fields'
import { recaptchaScript } from '@/lib/plugins/first-scripts'
import { definePagePlugin } from '@/lib/plugins/plugin'
import { RECAPTCHA_PAGE_SOURCES } from './page-sources'

const KEY = '6[A-Za-z0-9_-]{39}'

export const recaptcha = definePagePlugin({
  id: 'recaptcha',
  name: 'Google reCAPTCHA',
  brand: 'Google',
  category: 'Security',
  description: 'Keeps robots away from the contact form, the checkout and the admin login.',
  version: '1.0.0',
  oneOf: 'captcha',
  fields: [
    {
      key: 'siteKey',
      label: 'Site Key',
      help: 'Of the type “Challenge (v2)”, with the “I’m not a robot” checkbox.',
      // Publicly visible in the page.
      secret: false,
      ...identifier(KEY, 'a Site Key of 40 characters that begins with 6'),
    },
    {
      key: 'secretKey',
      label: 'Secret Key',
      ...identifier(KEY, 'a Secret Key of 40 characters that begins with 6'),
    },
    {
      key: 'forms',
      label: 'Forms',
      kind: 'list',
      options: CHECKED_FORMS,
      default: ['contact'],
      help: 'Of these: contact, checkout (after declined cards), login (to the back office). Separated by a comma and a space.',
    },
  ],
  connector: {
    shares: ['visitors'],
    test: ({ secretKey }) => testSecretKey('Google', recaptchaSiteverify(), String(secretKey)),
  },
  page: {
    inBrowser: {
      companies: ['Google Ireland Limited', 'Google LLC'],
      countries: ['IE', 'US'],
      purposes: ['security'],
      needsConsent: false,
      entries: [{ name: '_grecaptcha', kind: 'storage', kept: 'unlimited' }],
    },
    publicValues: z.object({ siteKey: z.string(), forms: z.array(z.enum(CHECKED_FORMS)) }),
    firstScript: () => recaptchaScript(),
    // The way to regain access when a wrong key blocks the login.
    isSuppressed: () => env().CAPTCHA === 'off',
    sources: RECAPTCHA_PAGE_SOURCES,
    isOnStorefront: ({ forms }) => forms.includes('contact'),
    isInBackOffice: ({ forms }) => forms.includes('login'),
    isInCheckout: ({ forms }) => forms.includes('checkout'),
  },
})
