import type { KeyStock } from '@/lib/licences/contracts'
import type { KeyStatus, KeyType } from '@/lib/licences/key-rules'

export const TYPE_LABELS: Record<KeyType, string> = {
  license: 'License',
  activation: 'Activation',
  serial: 'Serial',
  download_link: 'Download link',
  gift_card: 'Gift card code',
}

export const STATUS_LABELS: Record<KeyStatus, string> = {
  available: 'Available',
  reserved: 'Reserved',
  used: 'Used',
  quarantined: 'Quarantined',
}

export const STATUS_TONES = {
  available: 'success',
  reserved: 'brand',
  used: 'neutral',
  quarantined: 'danger',
} as const satisfies Record<KeyStatus, string>

export const LEVEL_LABELS: Record<KeyStock['level'], string> = {
  sold_out: 'Sold out',
  low: 'Low stock',
  enough: 'In stock',
  none: 'By hand',
}

export const LEVEL_TONES = {
  sold_out: 'danger',
  low: 'brand',
  enough: 'success',
  none: 'neutral',
} as const satisfies Record<KeyStock['level'], string>

export const count = (number: number) => number.toLocaleString('en')

/** `1 key`, `2 keys`. */
export const keysText = (number: number) => `${count(number)} ${number === 1 ? 'key' : 'keys'}`
