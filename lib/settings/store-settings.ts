import 'server-only'
import type { Prisma, Tx } from '@/lib/core/db'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import { PRODUCTS_TAG, SETTINGS_TAG } from './cache-tags'
import type { Settings } from './registry'

export type SettingValues = Record<string, Prisma.InputJsonValue>

/** By which the database says anew what prices are compared with: softhaven_pricing_changed. */
const PRICE_SETTINGS = ['struckPrices', 'sellingCurrencies'] satisfies (keyof Settings)[]

/** Until the transaction ends nobody else changes settings. */
export async function lockSettings(tx: Tx): Promise<void> {
  await tx.$executeRaw`LOCK TABLE "Setting" IN SHARE ROW EXCLUSIVE MODE`
}

/**
 * Stores settings as part of a larger change that holds them (lockSettings); pages that show them are
 * new at the next request.
 *
 * @param values validated by the registry
 */
export async function storeSettings(tx: Tx, values: SettingValues): Promise<void> {
  for (const [key, value] of Object.entries(values))
    await tx.setting.upsert({ where: { key }, create: { key, value }, update: { value } })
  const showsPrices = PRICE_SETTINGS.some((key) => key in values)
  await invalidateTags(tx, showsPrices ? [SETTINGS_TAG, PRODUCTS_TAG] : [SETTINGS_TAG])
}
