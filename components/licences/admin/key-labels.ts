import type { KeyStock } from '@/lib/licences/contracts'
import type { KeyStatus } from '@/lib/licences/key-rules'

export const STATUS_TONES = {
  available: 'success',
  reserved: 'brand',
  used: 'neutral',
  quarantined: 'danger',
} as const satisfies Record<KeyStatus, string>

export const LEVEL_TONES = {
  sold_out: 'danger',
  low: 'brand',
  enough: 'success',
  none: 'neutral',
} as const satisfies Record<KeyStock['level'], string>
