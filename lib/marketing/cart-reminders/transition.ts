import 'server-only'
import { Prisma, type Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { sourcesOf, targetOf } from '@/lib/core/state-table'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import type { RememberedLine } from './contracts'
import { REMINDER_STATES } from './lifecycle'
import { CONSENT_DAYS } from './reminder-rules'

/** The states are constants of the state table, so they are safe to interpolate. */
const state = (name: string) => Prisma.raw(`'${name}'::"CartReminderStatus"`)
const waiting = state(targetOf(REMINDER_STATES, 'ask'))
const askable = Prisma.join(sourcesOf(REMINDER_STATES, 'ask').map(state))

type Asked = { sessionId: string; email: string; locale: string; currency?: CurrencyCode }

/**
 * Records that a cart's owner wants to be reminded. Saying so again changes nothing, unless it is for another address,
 * or the consent has ended.
 *
 * @param email in lower case
 */
export async function askForReminder(
  tx: Tx,
  { sessionId, email, locale, currency }: Asked,
): Promise<void> {
  await tx.$executeRaw(Prisma.sql`
    INSERT INTO "CartReminder" ("id", "sessionId", "email", "locale", "currency", "status")
    VALUES (${newId()}::uuid, ${sessionId}, ${email}, ${locale}, ${currency ?? null}, ${waiting})
    ON CONFLICT ("sessionId") DO UPDATE SET "email" = EXCLUDED."email", "locale" = EXCLUDED."locale",
      "currency" = EXCLUDED."currency", "status" = ${waiting}, "consentAt" = now()
    WHERE "CartReminder"."status" IN (${askable}) AND ("CartReminder"."status" <> ${waiting}
      OR "CartReminder"."email" <> EXCLUDED."email"
      OR "CartReminder"."consentAt" <= now() - make_interval(days => ${CONSENT_DAYS}))`)
}

/** Takes a reminder to be mailed, with what its cart holds. @returns whether it still waited */
export async function takeReminder(
  tx: Tx,
  id: string,
  lines: readonly RememberedLine[],
  mailedAt: Date,
): Promise<boolean> {
  const { count } = await tx.cartReminder.updateMany({
    where: { id, status: { in: sourcesOf(REMINDER_STATES, 'mail') } },
    data: { status: targetOf(REMINDER_STATES, 'mail'), lines: [...lines], mailedAt },
  })
  return count === 1
}

/** Ends the selected reminders. @returns how many there were */
export async function endReminders(
  tx: Tx,
  event: 'order' | 'stop',
  which: Omit<Prisma.CartReminderWhereInput, 'status'>,
): Promise<number> {
  const { count } = await tx.cartReminder.updateMany({
    where: { ...which, status: { in: sourcesOf(REMINDER_STATES, event) } },
    data: { status: targetOf(REMINDER_STATES, event) },
  })
  return count
}
