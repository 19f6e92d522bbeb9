import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import { db, type Tx } from '@/lib/core/db'
import { currentSettings } from '@/lib/settings/queries'
import { collectFacts, type KnownReminder } from './collect-facts'
import { isLeft } from './reminder-rules'

const BATCH = 100

type Waiting = { id: string; sessionId: string; email: string; locale: string; consentAt: Date }
/** A cart whose owner asked to be reminded of it, and that nobody has changed for a while. */
export type LeftCart = KnownReminder<Waiting>

/** The carts that were left, in batches. None while the store offers no reminders. */
export async function* leftCarts(tx: Tx = db()): AsyncGenerator<LeftCart[]> {
  const { cartReminders } = await currentSettings(tx)
  if (!cartReminders) return
  const now = await databaseTime(tx)
  let after: string | undefined
  do {
    const waiting: Waiting[] = await tx.cartReminder.findMany({
      where: { status: 'waiting', ...(after !== undefined && { id: { gt: after } }) },
      orderBy: { id: 'asc' },
      take: BATCH,
    })
    after = waiting.length < BATCH ? undefined : waiting.at(-1)?.id
    const known = await collectFacts(tx, waiting)
    yield known.filter(({ facts }) => isLeft(facts, now))
  } while (after !== undefined)
}

/** One of them, if it is still left; `null` when it was bought, changed, emptied, or its owner wants no reminder any more. */
export async function leftCart(tx: Tx, reminderId: string): Promise<LeftCart | null> {
  const waiting = await tx.cartReminder.findMany({ where: { id: reminderId, status: 'waiting' } })
  const [known] = await collectFacts(tx, waiting)
  return known && isLeft(known.facts, await databaseTime(tx)) ? known : null
}
