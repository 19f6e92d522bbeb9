import 'server-only'
import { setKeysByRule } from '@/lib/catalog/keys-by-rule'
import { stockChanged } from '@/lib/catalog/refresh-stock'
import { db } from '@/lib/core/db'
import { fieldError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { availableStock } from './available-stock'
import { deliverSoon } from './deliver-soon'
import { licenceRule } from './licence-rule'
import type { LicenceRule, LicenceRuleChange } from './rule-contracts'

/**
 * Stores the rule by which a product's keys are made, switches it on or off, and delivers to orders that wait.
 * Keys that were sold keep their terms.
 *
 * @throws AppError `not_found`; `conflict` for a gift card, or a product that still has keys to sell
 */
export async function saveLicenceRule(
  actor: Actor,
  productId: number,
  { isOn, ...rule }: LicenceRuleChange,
): Promise<LicenceRule> {
  await db().$transaction(async (tx) => {
    const before = await licenceRule(productId, tx)
    await setKeysByRule(tx, productId, isOn, async () => {
      const free = (await availableStock(tx, productId))?.available ?? 0
      if (free > 0)
        throw fieldError(
          'conflict',
          'isOn',
          say('licences.keysLeftToSell', { count: free, keys: free === 1 ? 'key' : 'keys' }),
        )
    })
    await tx.licenceRule.upsert({
      where: { productId },
      create: { productId, ...rule },
      update: rule,
    })
    await recordAudit(tx, actor, {
      action: 'licence_rule.update',
      entityType: 'product',
      entityId: productId,
      before: { ...before },
      after: { isOn, ...rule },
    })
    if (isOn && !before.isOn) await deliverSoon(tx)
  })
  await stockChanged([productId])
  return licenceRule(productId)
}
