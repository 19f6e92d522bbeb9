// JavaScript, because next.config.mjs needs it too and Node 20 can't load TypeScript.

/**
 * Storefront pages of a store without such plugins. Prerendered pages can't carry a per-request nonce,
 * and React streams inline scripts into them. Pages that take a card or belong to the back office get
 * a strict policy from middleware.ts.
 */
export const PLAIN_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')
