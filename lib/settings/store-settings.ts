import 'server-only'
import type { Prisma, Tx } from '@/lib/core/db'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import { SETTINGS_TAG } from './cache-tags'

export type SettingValues = Record<string, Prisma.InputJsonValue>

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
  await invalidateTags(tx, [SETTINGS_TAG])
}
