import 'server-only'
import type { Prisma, Tx } from '@/lib/core/db'
import { scheduleMail } from './queue-mail'
import { moveMails } from './transition'

/** A mail of the outbox, on its way to the mail server. */
export type Outgoing = {
  id: string
  kind: string
  orderId: number | null
  toAddress: string
  locale: string
  payload: Prisma.JsonValue
  attempts: number
}

const ofOrder = (orderId: number, kinds: readonly string[]) => ({
  orderId,
  kind: { in: [...kinds] },
})

/** Takes an order's mails of some kinds back, as far as nobody has begun to send them. */
export async function cancelUnsent(
  tx: Tx,
  orderId: number,
  kinds: readonly string[],
): Promise<void> {
  await moveMails(tx, 'cancel', ofOrder(orderId, kinds))
}

/**
 * Has an order's mails of some kinds sent now that wait or could not be sent so far.
 *
 * @returns how many
 */
export async function retryUnsent(
  tx: Tx,
  orderId: number,
  kinds: readonly string[],
): Promise<number> {
  const unsent = await tx.email.findMany({
    where: { ...ofOrder(orderId, kinds), status: { in: ['queued', 'failed'] } },
    select: { id: true },
  })
  for (const { id } of unsent) await scheduleMail(tx, id)
  return unsent.length
}

/** Sends an order's mails to a corrected address, as far as nobody has begun to send them. */
export async function redirectUnsent(
  tx: Tx,
  orderId: number,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx.email.updateMany({
    where: { orderId, toAddress: from, status: { in: ['queued', 'failed'] } },
    data: { toAddress: to },
  })
}

/**
 * How far anybody came with sending an order's mails of some kinds: a mail server may have seen those
 * that were tried.
 */
export async function sendingState(
  tx: Tx,
  orderId: number,
  kinds: readonly string[],
): Promise<'untouched' | 'tried' | 'sending'> {
  const tried = await tx.email.findMany({
    where: { ...ofOrder(orderId, kinds), attempts: { gt: 0 } },
    select: { status: true },
  })
  if (tried.some(({ status }) => status === 'sending')) return 'sending'
  return tried.length === 0 ? 'untouched' : 'tried'
}

/** Deletes mails whose personal data is erased. */
export async function deleteMails(tx: Tx, which: Prisma.EmailWhereInput): Promise<void> {
  await tx.email.deleteMany({ where: which })
}
