import { createHash } from 'node:crypto'
import { isKnownScript } from './known-scripts.mjs'

const OPENING = '<script'
const CLOSING = '</script>'
/** Data is no code, and needs nobody's leave. */
const CODE_TYPE = /\stype="(?:text\/javascript|module|)"/

/**
 * The hashes by which a content security policy allows exactly the inline scripts of a page that are the store's and the
 * framework's.
 *
 * @param {string} html of our own: script tags are in lower case, and none has `>` in an attribute
 * @returns {string[]} each once
 */
export function scriptHashes(html) {
  /** @type {Set<string>} */
  const hashes = new Set()
  for (let at = html.indexOf(OPENING); at >= 0; at = html.indexOf(OPENING, at)) {
    const start = html.indexOf('>', at) + 1
    const end = html.indexOf(CLOSING, start)
    if (start === 0 || end < 0) break
    const attributes = html.slice(at + OPENING.length, start - 1)
    const isCode = !attributes.includes(' type=') || CODE_TYPE.test(attributes)
    const script = html.slice(start, end)
    if (isCode && !attributes.includes(' src=') && isKnownScript(script)) hashes.add(hashOf(script))
    at = end + CLOSING.length
  }
  return [...hashes]
}

/** @param {string} script */
const hashOf = (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

const SCRIPTS_OF_THE_STORE = "script-src 'self'"

/**
 * A page's policy that allows its inline scripts, and no others: none that somebody has smuggled in.
 *
 * @param {string} policy
 * @param {string} html
 * @returns {string} the policy as it is where it allows inline scripts already, by a nonce or altogether
 */
export function allowOwnScripts(policy, html) {
  const scripts = policy.split('; ').find((text) => text.startsWith(SCRIPTS_OF_THE_STORE))
  if (!scripts || /'(?:unsafe-inline'|nonce-)/.test(scripts)) return policy
  return policy.replace(
    SCRIPTS_OF_THE_STORE,
    [SCRIPTS_OF_THE_STORE, ...scriptHashes(html)].join(' '),
  )
}
