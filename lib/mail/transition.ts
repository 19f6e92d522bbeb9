import 'server-only'
import { Prisma, type Tx } from '@/lib/core/db'
import { rowsOf, sourcesOf, targetOf } from '@/lib/core/state-table'
import type { AuditOutcome } from '@/lib/staff/audit-contracts'
import { recordOutcome } from '@/lib/staff/record-outcome'
import { isBulk } from './bulk'
import { MAIL_STATES, type MailEvent } from './lifecycle'

type Details = Omit<Prisma.EmailUpdateManyMutationInput, 'status'>

/** What the outcome of an entry of the audit trail depends on that had a mail sent. */
export const dependsOnMail = (emailId: string): string => `mail:${emailId}`

/** What the audit trail says of a mail that somebody had sent. */
const OUTCOMES: Record<Exclude<MailEvent, 'claim'>, AuditOutcome> = {
  confirm: 'done',
  fail: 'failed',
  cancel: 'withdrawn',
  drop: 'withdrawn',
  bounce: 'failed',
  bounce_unheeded: 'failed',
}

/**
 * Moves the selected mails that the event applies to, and names in the audit trail what became of those that somebody had sent.
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
  const moved = await tx.email.updateManyAndReturn({
    where: { ...which, status: { in: sourcesOf(MAIL_STATES, event) } },
    data: { ...details, status: targetOf(MAIL_STATES, event) },
    select: { id: true, kind: true, lastError: true },
  })
  // Nobody of the staff has one of those sent by hand.
  const [mail, ...others] = moved.filter(({ kind }) => !isBulk(kind))
  if (mail) {
    const mails = [mail, ...others].map(({ id }) => dependsOnMail(id))
    await recordOutcome(tx, mails, OUTCOMES[event], mail.lastError)
  }
  return moved.length
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
