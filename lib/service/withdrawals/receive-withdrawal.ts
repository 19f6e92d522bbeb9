import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { mailOwner } from '@/lib/mail/mail-owner'
import { queueMail } from '@/lib/mail/queue-mail'
import { recordEvent } from '@/lib/orders/record-event'
import { currentSettings } from '@/lib/settings/queries'
import type { WithdrawalInput, WithdrawalReceipt } from './contracts'

type Statement = Pick<
  WithdrawalInput,
  'requestId' | 'name' | 'email' | 'order' | 'items' | 'locale'
>

/** @throws AppError `not_found` when the owner has switched the function off */
export async function requireWithdrawalFunction(): Promise<void> {
  const { withdrawalFunction } = await currentSettings()
  if (withdrawalFunction === 'off') throw new AppError('not_found', say('withdrawals.off'))
}

/**
 * Stores a statement of withdrawal as it was made, then queues the receipt and the notice to the owner, all or nothing. An order
 * is not asked for: without one the statement is as valid, and the answer is the same. The same statement once more changes nothing.
 *
 * @throws AppError `conflict` when its id is that of another one
 */
export async function receiveWithdrawal(statement: Statement): Promise<WithdrawalReceipt> {
  const stored = await db().$transaction((tx) => store(tx, statement))
  return stored ? receipt(stored) : knownReceipt(statement)
}

/**
 * The receipt of a statement that has arrived before; `null` of a new one.
 *
 * @throws AppError `conflict` when its id is that of another one
 */
export async function receiptIfKnown(statement: Statement): Promise<WithdrawalReceipt | null> {
  const { requestId, name, email, order, items } = statement
  const known = await db().withdrawal.findUnique({ where: { requestId } })
  if (!known) return null
  const isSame =
    known.name === name &&
    known.email === email &&
    known.orderReference === order &&
    known.items === items
  if (!isSame) throw new AppError('conflict', say('withdrawals.otherStatement'))
  return receipt(known.receivedAt)
}

/** What was stored by another call at the same time. */
async function knownReceipt(statement: Statement): Promise<WithdrawalReceipt> {
  const known = await receiptIfKnown(statement)
  if (!known) throw new Error('A statement of withdrawal is neither new nor known')
  return known
}

/** The answer to a statement. */
export async function receipt(receivedAt: Date): Promise<WithdrawalReceipt> {
  const { timezone } = await currentSettings()
  return { receivedAt: receivedAt.toISOString(), timeZone: timezone }
}

/** @returns when it was stored; `null` if it was known */
async function store(
  tx: Tx,
  { requestId, name, email, order, items, locale }: Statement,
): Promise<Date | null> {
  const orderId = await orderOf(tx, order, email)
  const [stored] = await tx.withdrawal.createManyAndReturn({
    data: { requestId, name, email, orderReference: order, items, locale, orderId },
    skipDuplicates: true,
    select: { id: true, receivedAt: true },
  })
  if (!stored) return null
  const { id: withdrawalId, receivedAt } = stored
  if (orderId !== null) await recordEvent(tx, orderId, 'withdrawal_received', { withdrawalId })
  const about = { orderId: orderId ?? undefined, payload: { withdrawalId } }
  await queueMail(tx, {
    ...about,
    kind: 'withdrawal_received',
    dedupeKey: `withdrawal:${withdrawalId}:received`,
    to: email,
    locale,
  })
  await mailOwner(tx, {
    ...about,
    kind: 'owner_withdrawal',
    dedupeKey: `withdrawal:${withdrawalId}:owner`,
  })
  return receivedAt
}

/** The order that has that number and that buyer's address. */
async function orderOf(tx: Tx, reference: string, email: string): Promise<number | null> {
  const order = await tx.order.findUnique({
    where: { orderNumber: reference.toUpperCase() },
    select: { id: true, customerEmail: true },
  })
  return order?.customerEmail.toLowerCase() === email.toLowerCase() ? order.id : null
}
