import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { PRE_HYDRATION_SCRIPT } from '../../core/pre-hydration-script.mjs'
import { SCHEME_SCRIPT } from '../../core/scheme-script.mjs'
import { CURRENCY_SCRIPT } from '../../i18n/currency-script.mjs'
import { LANGUAGE_SCRIPT } from '../../i18n/language-script.mjs'

const OWN = new Set([CURRENCY_SCRIPT, LANGUAGE_SCRIPT, PRE_HYDRATION_SCRIPT, SCHEME_SCRIPT])

/** How Next begins its data, and the data itself. */
const DATA_BEGINS = '(self.__next_f=self.__next_f||[]).push([0])'
const DATA = /^self\.__next_f\.push\((\[[\s\S]*\])\)$/
/** Which files of the build a page begins with. */
const CHUNKS =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[\s\S]*\})\);$/
/** Where Next has the rest of a page that was prerendered in part. */
const RESUME =
  /^__NEXT_CLIENT_RESUME=fetch\(location\.pathname\+'\?[\w%.~+*=&-]*',\{credentials:'same-origin',headers:\{(?:'[\w-]+': '[\w/-]*',?)+\}\}\)$/

/** @type {string[] | undefined} */
let react

/** What React writes into a page to put its parts in place, as its source has it, the longest first. Few pages need it. */
function reactScripts() {
  react ??= [
    ...readFileSync(
      createRequire(import.meta.url).resolve(
        'next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js',
      ),
      'utf8',
    ).matchAll(
      /'((?:[^'\\\n]|\\.)*\$R[A-Z](?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*\$R[A-Z](?:[^"\\\n]|\\.)*)"/g,
    ),
  ]
    .map(([, single, double]) => (single ?? double ?? '').replace(/\\(.)/g, '$1'))
    // The call at the end has its own parameters each time.
    .map((text) => text.replace(/\$R[A-Z]\("$/, ''))
    .filter((text) => text !== '')
    .sort((a, b) => b.length - a.length)
  return react
}
const REACT_CALL = /^;?\$R[A-Z]\(("[^<]*?)\)(?:;|$)/

/**
 * Whether an inline script is the store's own or the framework's, and none that came into a page with its content. What the
 * framework writes anew each time is data that parses as such.
 *
 * @param {string} script
 * @returns {boolean}
 */
export function isKnownScript(script) {
  if (OWN.has(script) || script === DATA_BEGINS) return true
  const data = DATA.exec(script)?.[1]
  if (data !== undefined) return isJson(data)
  const chunks = CHUNKS.exec(script)?.[1]
  if (chunks !== undefined) return isJson(chunks)
  return RESUME.test(script) || isReact(script)
}

/** @param {string} text */
function isJson(text) {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Only definitions out of React's source, and calls of them. @param {string} script */
function isReact(script) {
  let rest = script
  while (rest !== '') {
    const known = reactScripts().find((text) => rest.startsWith(text))
    const call = known === undefined ? REACT_CALL.exec(rest) : null
    if (known === undefined && !(call?.[1] && isJson(`[${call[1]}]`))) return false
    rest = rest.slice(known?.length ?? call?.[0].length)
  }
  return script !== ''
}
