// JavaScript, because next.config.mjs reads it too and Node 20 can't load TypeScript.

/**
 * @typedef {'script-src' | 'style-src' | 'img-src' | 'font-src' | 'connect-src' | 'frame-src' | 'media-src' | 'worker-src'} Directive
 * @typedef {Partial<Record<Directive, readonly string[]>>} Sources What somebody needs to load, by directive.
 */

/** @param {Record<string, readonly string[]>} directives A directive without sources allows nothing. */
const toText = (directives) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...(sources.length > 0 ? sources : ["'none'"])].join(' '))
    .join('; ')

const SAME_ON_ALL_PAGES = {
  'object-src': [],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': [],
}

/**
 * Storefront pages of a store without plugins. Prerendered pages can't carry a per-request nonce; the server
 * adds the hashes of their inline scripts (web-server/whole-pages.mjs).
 */
export const PLAIN_POLICY = toText({
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  ...SAME_ON_ALL_PAGES,
})

/**
 * Pages that take a card or belong to the back office: inline scripts need the nonce of the request,
 * and what a trusted script loads is trusted.
 *
 * @param {{ nonce: string, isDevelopment?: boolean }} page the development server's error overlay
 *   evaluates code; a build never does
 * @returns {string} without any frame; see {@link allow}
 */
export const strictPolicy = ({ nonce, isDevelopment = false }) =>
  toText({
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      `'nonce-${nonce}'`,
      "'strict-dynamic'",
      ...(isDevelopment ? ["'unsafe-eval'"] : []),
    ],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': [],
    ...SAME_ON_ALL_PAGES,
  })

const REPORTS = '/api/policy-reports'

/** The header that says where {@link reporting} leads. */
export const REPORTING_ENDPOINTS = `policy="${REPORTS}"`

/**
 * A policy of which browsers report what they kept from loading; the older directive is for those that don't know the newer one.
 *
 * @param {string} policy
 */
export const reporting = (policy) => `${policy}; report-uri ${REPORTS}; report-to policy`

/**
 * A policy that also lets others work.
 *
 * @param {string} policy
 * @param {readonly Sources[]} others what each of them needs; a source that two need stands once
 */
export function allow(policy, others) {
  /** @type {Record<string, readonly string[]>} */
  const directives = Object.fromEntries(
    policy.split('; ').map((text) => {
      const [name = '', ...sources] = text.split(' ')
      return [name, sources.filter((source) => source !== "'none'")]
    }),
  )
  for (const sources of others)
    for (const [name, added] of Object.entries(sources)) {
      // A directive that is not in the policy falls back to `default-src 'self'`, which must still hold.
      const known = directives[name] ?? ["'self'"]
      directives[name] = [...new Set([...known, ...added])]
    }
  return toText(directives)
}

/**
 * What server.mjs asks of each answer: Next's headers are fixed by the build, so the policy in them is
 * replaced by one with the sources that are wanted now.
 *
 * @param {{ storefront: readonly Sources[], backOffice: readonly Sources[], checkout: readonly Sources[] }} wanted
 * @returns {(path: string, policy: string) => string} the policy for a page's path in place of the build's
 */
export function policyReplacer({ storefront, backOffice, checkout }) {
  const storefrontPolicy = allow(PLAIN_POLICY, storefront)
  return (path, policy) => {
    if (policy === PLAIN_POLICY) return storefrontPolicy
    if (/^\/admin(?:[/?]|$)/.test(path)) return allow(policy, backOffice)
    return /^\/(?:[a-z]{2}\/)?checkout(?:[/?]|$)/.test(path) ? allow(policy, checkout) : policy
  }
}
