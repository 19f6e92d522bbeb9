import 'server-only'
import { Prisma, type Tx } from '@/lib/core/db'
import { rowsOf, sourcesOf, targetOf } from '@/lib/core/state-table'
import { MAIL_STATES, type MailEvent } from './lifecycle'

type Details = Omit<Prisma.EmailUpdateManyMutationInput, 'status'>

/**
 * Moves the selected mails that the event applies to.
 *
 * @param details fields written with the transition
 * @returns the number of mails moved
 */
export async function moveMails(
  tx: Tx,
  event: Exclude<MailEvent, 'claim'>,
  which: Omit<Prisma.EmailWhereInput, 'status'>,
  details: Details = {},
): Promise<number> {
  const { count } = await tx.email.updateMany({
    where: { ...which, status: { in: sourcesOf(MAIL_STATES, event) } },
    data: { ...details, status: targetOf(MAIL_STATES, event) },
  })
  return count
}

const GUARDS = { stalled: Prisma.sql`"updatedAt" < now() - interval '2 minutes'` }

/** The states are constants of the state table, so they are safe to interpolate. */
const stateList = (states: readonly (typeof MAIL_STATES.states)[number][]) =>
  Prisma.raw(states.map((state) => `'${state}'`).join(', '))

/**
 * Claims a mail for sending, in one statement by the database's clock.
 *
 * @returns whether this process sends it
 */
export async function takeMail(tx: Tx, emailId: string): Promise<boolean> {
  const mayTake = rowsOf(MAIL_STATES, 'claim').map(({ from, guard }) =>
    guard === undefined
      ? Prisma.sql`"status" IN (${stateList(from)})`
      : Prisma.sql`("status" IN (${stateList(from)}) AND ${GUARDS[guard]})`,
  )
  const taken = await tx.$executeRaw(Prisma.sql`
    UPDATE "Email"
    SET "status" = ${stateList([targetOf(MAIL_STATES, 'claim')])}, "attempts" = "attempts" + 1, "updatedAt" = now()
    WHERE "id" = ${emailId}::uuid AND (${Prisma.join(mayTake, ' OR ')})`)
  return taken > 0
}
