import 'server-only'
import { Prisma, type Tx } from '@/lib/core/db'
import { rowsOf, sourcesOf, targetOf } from '@/lib/core/state-table'
import { MAIL_STATES, type MailEvent } from './lifecycle'

type Details = Omit<Prisma.EmailUpdateManyMutationInput, 'status'>

/**
 * Moves the chosen mails that the event may happen to.
 *
 * @param details what is recorded with it
 * @returns how many were moved
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

/** The states are names of the table above, so they may stand in a statement as they are. */
const stateList = (states: readonly (typeof MAIL_STATES.states)[number][]) =>
  Prisma.raw(states.map((state) => `'${state}'`).join(', '))

/**
 * Takes a mail for sending, in one statement by the database's clock.
 *
 * @returns whether it is this process that sends it
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
