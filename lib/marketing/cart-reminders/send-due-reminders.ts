import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import { db, type Tx } from '@/lib/core/db'
import { lockByName } from '@/lib/core/locks'
import { MINUTE_MS } from '@/lib/core/time'
import { queueMail } from '@/lib/mail/queue-mail'
import { currentSettings } from '@/lib/settings/queries'
import { collectFacts, type KnownReminder } from './collect-facts'
import { MAIL_KIND, whatBecomes } from './reminder-rules'
import { endReminders, takeReminder } from './transition'

const BATCH = 100

/** Buyers wait for their keys. */
const AFTER_BUYERS = 20

/**
 * Queues the mails of all reminders that are due, and ends those that have become needless. It looks at what carts, orders
 * and payments are now: whoever changed them need not know of reminders.
 */
export async function sendDueReminders(): Promise<void> {
  const { cartReminders } = await currentSettings()
  if (!cartReminders) return
  let after: string | null = null
  do after = await db().$transaction((tx) => handleBatch(tx, after), { timeout: MINUTE_MS })
  while (after !== null)
}

type Waiting = { id: string; sessionId: string; email: string; locale: string; consentAt: Date }

/**
 * Batches take turns, in whichever processes, for which they are given a minute: an address that is reminded in one is seen by the next.
 *
 * @returns the last one's id, `null` when none is left
 */
async function handleBatch(tx: Tx, after: string | null): Promise<string | null> {
  await lockByName(tx, 'cart-reminders')
  const waiting = await tx.cartReminder.findMany({
    where: { status: 'waiting', ...(after !== null && { id: { gt: after } }) },
    orderBy: { id: 'asc' },
    take: BATCH,
  })
  const now = await databaseTime(tx)
  const reminded = new Set<string>()
  for (const known of await collectFacts(tx, waiting)) {
    const { reminder, facts } = known
    const becomes = whatBecomes(facts, now)
    if (becomes === 'order' || becomes === 'stop')
      await endReminders(tx, becomes, { id: reminder.id })
    if (becomes !== 'mail' || reminded.has(reminder.email)) continue
    reminded.add(reminder.email)
    await mailReminder(tx, known, now)
  }
  return waiting.length < BATCH ? null : (waiting.at(-1)?.id ?? null)
}

async function mailReminder(
  tx: Tx,
  { reminder: { id, email, locale }, lines }: KnownReminder<Waiting>,
  now: Date,
): Promise<void> {
  const remembered = lines.map(({ product, quantity }) => ({
    productId: product.id,
    name: product.name,
    quantity,
  }))
  if (!(await takeReminder(tx, id, remembered, now))) return
  await queueMail(
    tx,
    {
      kind: MAIL_KIND,
      dedupeKey: `cart-reminder:${id}:${now.getTime()}`,
      to: email,
      locale,
      payload: { reminderId: id },
    },
    { priority: AFTER_BUYERS },
  )
}
