import 'server-only'
import { dayOf } from '@/lib/core/calendar'
import { db } from '@/lib/core/db'
import { mailOwner } from '@/lib/mail/mail-owner'
import { currentSetting } from '@/lib/settings/queries'
import { watchedThresholds } from './queries'

/**
 * Tells the owner once a year when sales come near a threshold, and once when they are over it; where the tax is charged already
 * there is nothing to tell.
 */
export async function watchThresholds(now = new Date()): Promise<void> {
  const year = Number(dayOf(now, await currentSetting('timezone')).slice(0, 4))
  for (const { place, level, isTaxed } of await watchedThresholds(now)) {
    if (level === 'below' || isTaxed) continue
    const told = { place, year, level }
    await db().$transaction(async (tx) => {
      const { count } = await tx.toldThreshold.createMany({ data: [told], skipDuplicates: true })
      if (count === 0) return
      await mailOwner(tx, {
        kind: 'owner_tax_threshold',
        dedupeKey: `owner_tax_threshold:${place}:${year}:${level}`,
        payload: { place },
      })
    })
  }
}
