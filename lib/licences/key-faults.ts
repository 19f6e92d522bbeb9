import { type ServerText, say } from '@/lib/core/server-text'
import { fileKeyOf, MAX_FILE_BYTES, sizeOf } from './file-key'
import { type KeyType, MAX_KEY_LENGTH } from './key-rules'

/** Signs that nobody sees, and blanks that are no plain space: harmless around a key, fatal within. */
const UNSEEN = /[\p{Cf}\p{Zl}\p{Zp}\u{115F}\u{1160}\u{3164}\u{FFA0}]|(?! )\p{Zs}/u
const UNSEEN_AROUND = new RegExp(`^(?:${UNSEEN.source}|\\s)+|(?:${UNSEEN.source}|\\s)+$`, 'gu')
const CONTROL = /[\p{Cc}\p{Cs}]/u
const CONTROL_IN_BLOCK = /(?![\n\t])[\p{Cc}\p{Cs}]/u
/** How spreadsheets write a text so that it stays one: `="0012"`. */
const AS_TEXT = /^="((?:[^"]|"")*)"$/
/** A long number that a spreadsheet has shortened: `1.23457E+12`. */
const SHORTENED = /^[+-]?\d(?:[.,]\d+)?E\+?\d{1,3}$/i

/** What is wrong with a key; `sign` is the code point of the sign that must not be in it. */
export type KeyFault =
  | { code: 'too_long'; max: number }
  | { code: 'control' }
  | { code: 'unseen'; sign: string }
  | { code: 'unreadable' }
  | { code: 'shortened' }
  | { code: 'not_https' }
  | { code: 'not_file'; max: number }

/**
 * A key without what stands around it and is none of it: blanks, signs that nobody sees, and what a spreadsheet puts around a number
 * that is to stay a text. Its lines end with line feeds.
 */
export function cleanKey(text: string): string {
  const bare = text.replace(/\r\n?/g, '\n').replace(UNSEEN_AROUND, '')
  const quoted = AS_TEXT.exec(bare)?.[1]
  return quoted === undefined ? bare : quoted.replaceAll('""', '"').replace(UNSEEN_AROUND, '')
}

/**
 * What is wrong with a key, or `null`.
 *
 * @param value as {@link cleanKey} leaves it, not empty
 * @param isBlock whether it may have several lines, as licence files do, and accounts with their password
 */
export function keyFault(value: string, type: KeyType, isBlock = false): KeyFault | null {
  if (type === 'file') return fileFault(value)
  if (value.length > MAX_KEY_LENGTH) return { code: 'too_long', max: MAX_KEY_LENGTH }
  if ((isBlock ? CONTROL_IN_BLOCK : CONTROL).test(value)) return { code: 'control' }
  const unseen = UNSEEN.exec(value)?.[0]
  if (unseen !== undefined) return { code: 'unseen', sign: codePoint(unseen) }
  if (value.includes('\uFFFD')) return { code: 'unreadable' }
  if (SHORTENED.test(value)) return { code: 'shortened' }
  if (type === 'download_link' && !isHttpsUrl(value)) return { code: 'not_https' }
  return null
}

function fileFault(value: string): KeyFault | null {
  const file = fileKeyOf(value)
  return file && sizeOf(file) <= MAX_FILE_BYTES
    ? null
    : { code: 'not_file', max: MAX_FILE_BYTES / 1024 }
}

const codePoint = (sign: string): string =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

function isHttpsUrl(value: string): boolean {
  if (/\s/.test(value) || !URL.canParse(value)) return false
  const { protocol, hostname, username, password } = new URL(value)
  return protocol === 'https:' && hostname !== '' && username === '' && password === ''
}

/** {@link keyFault} in words, which never repeat the key. */
export function keyProblem(value: string, type: KeyType, isBlock = false): ServerText | null {
  const fault = keyFault(value, type, isBlock)
  return fault && textFor(fault)
}

function textFor(fault: KeyFault): ServerText {
  switch (fault.code) {
    case 'too_long':
      return say('licences.keyTooLong', { max: fault.max })
    case 'control':
      return say('licences.keyControlCharacters')
    case 'unseen':
      return say('licences.keyInvisibleSign', { sign: fault.sign })
    case 'unreadable':
      return say('licences.keyUnreadableSign')
    case 'shortened':
      return say('licences.keyShortenedNumber')
    case 'not_https':
      return say('licences.linkHttps')
    case 'not_file':
      return say('licences.fileMustBeData', { max: fault.max })
  }
}
