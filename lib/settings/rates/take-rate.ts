import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import { rateText } from '@/lib/pricing/exchange-rate'
import { SETTINGS_TAG } from '@/lib/settings/cache-tags'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { ExchangeRates, TakeRate } from './contracts'
import { lockRates } from './locks'
import { rateRows, readExchangeRates } from './queries'

/**
 * Takes a rate that was held because it jumped: somebody has seen that it is right.
 *
 * @throws AppError `conflict` when it is not held any more
 */
export async function takeRate(
  actor: Actor,
  { currency, newRate }: TakeRate,
): Promise<ExchangeRates> {
  await db().$transaction(async (tx) => {
    await lockRates(tx)
    const row = (await rateRows(tx)).find((one) => one.currency === currency)
    if (!row?.held || rateText(row.held.perEuro) !== newRate)
      throw new AppError('conflict', say('settings.rateNotHeld'))
    await tx.exchangeRate.update({
      where: { currency },
      data: {
        perEuro: newRate,
        day: new Date(row.held.day),
        readAt: await databaseTime(tx),
        heldPerEuro: null,
        heldDay: null,
      },
    })
    await invalidateTags(tx, [SETTINGS_TAG])
    await recordAudit(tx, actor, {
      action: 'settings.exchange_rate',
      entityType: 'settings',
      entityId: currency,
      before: { rate: rateText(row.perEuro) },
      after: { rate: newRate },
    })
  })
  return readExchangeRates()
}
