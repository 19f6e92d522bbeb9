import { z } from 'zod'
import { DEFAULT_TAX_BASIS_POINTS } from '@/lib/domains/pricing/totals'

/**
 * Every setting of the store: its key, what it may hold, and what holds until the owner changes it.
 * Add one here and it is typed, validated and stored.
 */
export const SETTINGS = {
  storeName: z.string().min(1).max(80).default('Softhaven'),
  supportEmail: z.email().default('support@softhaven.example'),
  adminEmail: z.email().default('owner@softhaven.example'),
  supportPhone: z.string().max(40).default('+1 (800) 555-0142'),
  /** Hundredths of a percent: 800 is 8 %. */
  taxBasisPoints: z.number().int().min(0).max(10_000).default(DEFAULT_TAX_BASIS_POINTS),
} as const

type Registry = typeof SETTINGS
export type Settings = { [K in keyof Registry]: z.output<Registry[K]> }

/**
 * Lays stored values over the defaults. A stored value that does not fit its setting any more
 * (after an upgrade, say) counts as not stored.
 */
export function settingsFrom(stored: ReadonlyMap<string, unknown>): Settings {
  const schema = z.object(SETTINGS)
  const fitting = Object.entries(SETTINGS).filter(
    ([key, rule]) => stored.has(key) && rule.safeParse(stored.get(key)).success,
  )
  return schema.parse(Object.fromEntries(fitting.map(([key]) => [key, stored.get(key)])))
}
