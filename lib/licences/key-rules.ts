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

const DOTS = '••••'

/** A key as the back office shows it by default: its last four characters, fewer of a short one. */
export function maskKey(value: string): string {
  const characters = [...value]
  const shown = Math.min(4, Math.floor(characters.length / 2))
  return DOTS + characters.slice(characters.length - shown).join('')
}
