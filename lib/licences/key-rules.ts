import { fileKeyOf } from './file-key'

/** Types of the keys that are added to pools, in the order in which the back office lists them. */
export const POOL_KEY_TYPES = ['license', 'activation', 'serial', 'download_link'] as const
export type PoolKeyType = (typeof POOL_KEY_TYPES)[number]
/** What may be added: texts of those types, and files. */
export const ADDED_KEY_TYPES = [...POOL_KEY_TYPES, 'file'] as const
/** Codes of gift cards are made by the store. */
export const KEY_TYPES = [...ADDED_KEY_TYPES, 'gift_card'] as const
export type KeyType = (typeof KEY_TYPES)[number]

export const KEY_STATUSES = ['available', 'reserved', 'used', 'quarantined'] as const
export type KeyStatus = (typeof KEY_STATUSES)[number]

/** Licence files have thousands of characters. */
export const MAX_KEY_LENGTH = 20_000
/** How many buyers may get one key. */
export const MAX_USES = 10_000
/** Maximum number of keys per request. */
export const MAX_BULK_KEYS = 10_000

/** Whether a key has several lines, as licence files do, and accounts with their password. */
export const isBlock = (value: string): boolean => value.includes('\n')

const DOTS = '••••'

/** A key as the back office shows it by default: the last four characters of its last line or of its file's name, fewer of a short one. */
export function maskKey(value: string): string {
  const file = fileKeyOf(value)
  if (file) return maskedName(file.name)
  return masked(value.split('\n').at(-1) ?? '')
}

function maskedName(name: string): string {
  const ending = /\.[^.]{1,8}$/.exec(name)?.[0] ?? ''
  return masked(name.slice(0, name.length - ending.length)) + ending
}

function masked(text: string): string {
  const characters = [...text]
  const shown = Math.min(4, Math.floor(characters.length / 2))
  return DOTS + characters.slice(characters.length - shown).join('')
}
