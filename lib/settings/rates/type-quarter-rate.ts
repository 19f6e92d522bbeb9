import 'server-only'
import { dayOf } from '@/lib/core/calendar'
import { databaseTime } from '@/lib/core/database-time'
import { db } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { parseRate, rateText } from '@/lib/pricing/exchange-rate'
import { currentSetting } from '@/lib/settings/queries'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { TypeQuarterRate } from './contracts'
import { lockRates } from './locks'
import { isQuarterEnd } from './quarters'

/**
 * Keeps a rate of a quarter that the owner typed, where the bank's was not read.
 *
 * @throws AppError `invalid` for what is no rate, no last day of a quarter, or a quarter that is not over; `conflict` where the
 *   bank's rate is kept
 */
export async function typeQuarterRate(
  actor: Actor,
  { quarterEnd: end, currency, perEuro }: TypeQuarterRate,
): Promise<void> {
  const rate = parseRate(perEuro)
  if (rate === null) throw invalidField('perEuro', say('settings.rate'))
  const today = dayOf(await databaseTime(), await currentSetting('timezone'))
  if (!isQuarterEnd(end) || end >= today)
    throw invalidField('quarterEnd', say('settings.quarterNotOver'))
  const key = { quarterEnd: new Date(end), currency }
  await db().$transaction(async (tx) => {
    await lockRates(tx)
    const before = await tx.quarterRate.findUnique({ where: { quarterEnd_currency: key } })
    if (before?.day) throw new AppError('conflict', say('settings.quarterRateKnown'))
    const row = { perEuro: rateText(rate), day: null, keptAt: await databaseTime(tx) }
    await tx.quarterRate.upsert({
      where: { quarterEnd_currency: key },
      create: { ...key, ...row },
      update: row,
    })
    await recordAudit(tx, actor, {
      action: 'settings.quarter_rate',
      entityType: 'settings',
      entityId: `${end} ${currency}`,
      before: { rate: before ? before.perEuro.toString() : null },
      after: { rate: row.perEuro },
    })
  })
}
