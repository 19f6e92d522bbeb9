import { DEFAULT_LOCALE, LANGUAGES } from '@/lib/i18n/languages.mjs'

/** A rule of the phase `http_request_cache_settings`. */
export type CacheRule = {
  ref: string
  description: string
  expression: string
  action: 'set_cache_settings'
  action_parameters: object
  enabled: true
}

const PATH = 'http.request.uri.path'
const ACCEPTED = 'lower(http.request.headers["accept-language"][0])'

const begins = (text: string, start: string) => `starts_with(${text}, "${start}")`
const either = (...parts: string[]) => `(${parts.join(' or ')})`
const all = (...parts: string[]) => `(${parts.join(' and ')})`

/** What may be somebody's: calls, the back office, the checkout in whichever language. */
const PERSONAL = either(
  begins(PATH, '/api/'),
  `${PATH} eq "/admin"`,
  begins(PATH, '/admin/'),
  `${PATH} contains "/checkout"`,
)

const OTHERS = LANGUAGES.map(({ code }) => code).filter((code) => code !== DEFAULT_LOCALE)

/** The address names its language. */
const NAMES_LANGUAGE = either(
  `${PATH} in {${OTHERS.map((code) => `"/${code}"`).join(' ')}}`,
  ...OTHERS.map((code) => begins(PATH, `/${code}/`)),
)

/**
 * An address without a language is English only to who chose it, or whose browser names it first and without a weight.
 * The store sends everybody else to their language, which an answer from the cache would not (as in deploy/nginx.conf).
 */
const WANTS_ENGLISH = either(
  `http.cookie contains "NEXT_LOCALE=${DEFAULT_LOCALE}"`,
  all(
    'not http.cookie contains "NEXT_LOCALE="',
    either(
      `${ACCEPTED} eq "${DEFAULT_LOCALE}"`,
      begins(ACCEPTED, `${DEFAULT_LOCALE},`),
      all(
        begins(ACCEPTED, `${DEFAULT_LOCALE}-`),
        either(`len(${ACCEPTED}) eq 5`, `substring(${ACCEPTED}, 5, 6) eq ","`),
      ),
    ),
  ),
)

/**
 * The rules by which Cloudflare may keep pages of the store, in their order: the last that fits decides. Which of these
 * pages it keeps, and for how long, each answer says by its headers; without them it keeps nothing.
 *
 * @param host of the store, with its port if it has one
 */
export function cacheRules(host: string): CacheRule[] {
  const ofStore = `http.host eq "${host}"`
  const rule = (ref: string, description: string, expression: string, parameters: object) =>
    ({
      ref: `softhaven_${ref}`,
      description: `Softhaven, ${host}: ${description}`,
      expression,
      action: 'set_cache_settings',
      action_parameters: parameters,
      enabled: true,
    }) as const
  return [
    rule('personal', 'never kept', all(ofStore, PERSONAL), { cache: false }),
    rule(
      'pages',
      'pages, as their headers say',
      all(
        ofStore,
        `not ${PERSONAL}`,
        `not ${begins(PATH, '/_next/')}`,
        `not ${PATH} contains "."`,
        'not http.request.uri.query contains "_rsc="',
        // A draft, which only who holds this cookie sees.
        'not http.cookie contains "__prerender_bypass="',
        either(NAMES_LANGUAGE, WANTS_ENGLISH),
      ),
      {
        cache: true,
        edge_ttl: { mode: 'bypass_by_default' },
        browser_ttl: { mode: 'respect_origin' },
      },
    ),
  ]
}
