import type { Limit } from '@/lib/http/limit'

const HOUR = 3600

/** How often a user may have keys shown in plain text. */
export const REVEALS: Limit = { name: 'key-reveals', points: 50, seconds: HOUR }

/** How many keys a user may have shown by that. */
export const REVEALED_KEYS: Limit = { name: 'revealed-keys', points: 500, seconds: HOUR }
