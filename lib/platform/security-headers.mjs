// JavaScript, because next.config.mjs and server.mjs read it and Node 20 can't load TypeScript.

/** What every answer of the store carries, whoever gives it: page, call, file, redirect or refusal. */
export const SECURITY_HEADERS = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  {
    key: 'Permissions-Policy',
    // Wallets of devices are asked for by Stripe's frame; whether a page may have one, its content security policy says.
    value:
      'camera=(), microphone=(), geolocation=(), payment=(self "https://js.stripe.com" "https://*.js.stripe.com")',
  },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  { key: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' },
]
