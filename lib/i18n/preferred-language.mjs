// JavaScript, because server.mjs asks it too and Node 20 can't load TypeScript.
import { DEFAULT_LOCALE, LANGUAGES } from './languages.mjs'

const CODES = LANGUAGES.map(({ code }) => /** @type {string} */ (code))
/** @param {string | undefined} code */
const isLanguage = (code) => code !== undefined && CODES.includes(code)

/**
 * The language in which a visitor of an address without one is served: the saved one, else the first
 * of the browser's that the store has, else English.
 *
 * @param {string | undefined} cookies the header Cookie
 * @param {string | string[] | null | undefined} accepted the header Accept-Language
 * @returns {string} a code of LANGUAGES
 */
export function preferredLanguage(cookies, accepted) {
  const saved = /(?:^|;\s*)NEXT_LOCALE=([^;]*)/.exec(cookies ?? '')?.[1]
  if (saved) return isLanguage(saved) ? saved : DEFAULT_LOCALE
  return bestOf(String(accepted ?? ''))
}

/** Browsers send a few hundred different lists. @type {Map<string, string>} */
const known = new Map()

/** @param {string} accepted */
function bestOf(accepted) {
  const found = known.get(accepted)
  if (found) return found
  const best = firstAccepted(accepted, CODES) ?? DEFAULT_LOCALE
  if (known.size >= 1000) known.clear()
  known.set(accepted, best)
  return best
}

/**
 * The language of some that a browser asks for first.
 *
 * @template {string} Code
 * @param {string} accepted the header Accept-Language
 * @param {readonly Code[]} codes
 * @returns {Code | undefined} `undefined` when it asks for none of them
 */
export function firstAccepted(accepted, codes) {
  return accepted
    .split(',')
    .map((part) => {
      const [tag = '', quality = '1'] = part.split(/;\s*q\s*=/i)
      return { code: languageOf(tag.trim()), quality: Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ code }) => codes.find((one) => one === code))
    .find((code) => code !== undefined)
}

/**
 * The language of a tag such as `de-CH`, as LANGUAGES calls it: both ways to write Norwegian are `no`.
 *
 * @param {string} tag
 */
const languageOf = (tag) =>
  tag
    .toLowerCase()
    .replace(/^n[bn](?=-|$)/, 'no')
    .replace(/-.*/, '')
