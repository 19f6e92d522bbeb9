import 'server-only'
import { db } from '@/lib/core/db'
import { daysAgo } from '@/lib/core/time'
import { MOVE_DAYS } from './place-rules'

/** Removes devices that left and whose place is not taken any more, and moves that no longer count. */
export async function removeOldPlaces(): Promise<void> {
  await db().licenceActivation.deleteMany({ where: { keptUntil: { lt: daysAgo(1) } } })
  await db().licenceMove.deleteMany({ where: { movedAt: { lt: daysAgo(MOVE_DAYS + 1) } } })
}
