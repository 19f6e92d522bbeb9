/** Types of the keys that are added to pools, in the order in which the back office lists them. */
export const POOL_KEY_TYPES = ['license', 'activation', 'serial', 'download_link'] as const
export type PoolKeyType = (typeof POOL_KEY_TYPES)[number]
/** Codes of gift cards are made by the store. */
export const KEY_TYPES = [...POOL_KEY_TYPES, 'gift_card'] as const
export type KeyType = (typeof KEY_TYPES)[number]

export const KEY_STATUSES = ['available', 'reserved', 'used', 'quarantined'] as const
export type KeyStatus = (typeof KEY_STATUSES)[number]

export const MAX_KEY_LENGTH = 500
/** Maximum number of keys per request. */
export const MAX_BULK_KEYS = 10_000

/**
 * What would break a line of a mail or a list: control characters, line separators, unpaired
 * surrogates.
 */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u{FEFF}]/u

/**
 * What is wrong with a key, or `null`. The message never repeats the key.
 *
 * @param value trimmed and not empty
 */
export function keyProblem(value: string, type: KeyType): string | null {
  if (value.length > MAX_KEY_LENGTH) return `A key has at most ${MAX_KEY_LENGTH} characters`
  if (UNPRINTABLE.test(value)) return 'A key must not contain control characters'
  if (type === 'download_link' && !isHttpsUrl(value))
    return 'A download link must be an address that begins with https://'
  return null
}

function isHttpsUrl(value: string): boolean {
  if (/\s/.test(value) || !URL.canParse(value)) return false
  const { protocol, hostname, username, password } = new URL(value)
  return protocol === 'https:' && hostname !== '' && username === '' && password === ''
}

/**
 * Splits a pasted text at line breaks, commas and tabs. URLs may contain commas: they are split only
 * where another one starts.
 *
 * @returns the keys in order, and the number of blank entries that were dropped
 */
export function splitKeys(text: string, type: KeyType): { keys: string[]; blank: number } {
  const separator =
    type === 'download_link' ? /[\r\n\t]|,(?=\s*(?:https?:|[\r\n\t,]|$))/i : /[\r\n\t,]/
  const whole = text.replaceAll('\r\n', '\n').trim()
  if (whole === '') return { keys: [], blank: 0 }
  const entries = whole.split(separator).map((entry) => entry.trim())
  const keys = entries.filter((entry) => entry !== '')
  return { keys, blank: entries.length - keys.length }
}

const DOTS = '••••'

/** A key as the back office shows it by default: its last four characters, fewer of a short one. */
export function maskKey(value: string): string {
  const characters = [...value]
  const shown = Math.min(4, Math.floor(characters.length / 2))
  return DOTS + characters.slice(characters.length - shown).join('')
}
