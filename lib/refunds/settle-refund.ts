import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { type ServerText, say } from '@/lib/core/server-text'
import type { RefundFailure } from '@/lib/payments/gateway'
import type { PaymentProvider } from '@/lib/payments/provider'
import { providerOf } from '@/lib/payments/providers'
import { paymentById } from '@/lib/payments/queries'
import type { OrderRefund } from './admin-contracts'
import { obstacleOf } from './obstacle'
import { refundById, toOrderRefund } from './queries'
import { recordRefundFailed } from './record-refund-failed'
import { recordRefundSucceeded } from './record-refund-succeeded'
import { recordRefundWaits } from './record-refund-waits'
import type { Attempt, Refund } from './refund'
import { moveRefund } from './transition'

type RefundOutcome =
  | { status: 'succeeded' | 'pending' | 'waiting' }
  | { status: 'failed'; reason: RefundFailure['reason']; text: ServerText }

/**
 * Requests a refund's part from the provider and records the outcome; the gift card's part goes back with it.
 *
 * @param attempt `again` when an earlier call may have taken effect: then only a clear refusal means
 *   that no money moved; `settled` when the charge is known to have settled: a part does not wait for that any more
 */
export async function settleRefund(refund: Refund, attempt: Attempt): Promise<RefundOutcome> {
  const { id, providerRefundId, createdAt } = refund
  const { cents, currency } = refund.amount
  const providerCents = cents - refund.giftCardCents
  if (providerCents === 0) {
    // All of it goes back to a gift card, which is the store's own.
    await recordRefundSucceeded(refund, `gift-card:${id}`)
    return { status: 'succeeded' }
  }
  const payment = await paymentById(refund.paymentId)
  const provider = providerOf(payment)
  const asked = { id, amount: { cents: providerCents, currency }, createdAt, providerRefundId }
  const answer =
    attempt === 'first'
      ? await provider.refund(payment, asked)
      : await provider.refundAgain(payment, asked)
  if (answer.ok) {
    if (answer.status === 'refunded') {
      await recordRefundSucceeded(refund, answer.refundId)
      return { status: 'succeeded' }
    }
    await moveRefund(db(), refund.id, 'accept', { providerRefundId: answer.refundId })
    return { status: 'pending' }
  }
  log.warn(
    { refundId: refund.id, reason: answer.reason, code: answer.providerCode },
    'refund not made',
  )
  if (answer.reason === 'not_settled' && attempt !== 'settled') {
    const obstacle = await obstacleOf(refund)
    if (obstacle === null) {
      await recordRefundWaits(refund)
      return { status: 'waiting' }
    }
    await recordRefundFailed(refund, obstacle, attempt)
    return { status: 'failed', reason: answer.reason, text: obstacle }
  }
  if (!provesNoMoneyMoved(answer, attempt)) return { status: 'pending' }
  const text = explain(provider, answer)
  await recordRefundFailed(refund, text, attempt)
  return { status: 'failed', reason: answer.reason, text }
}

function provesNoMoneyMoved({ reason }: RefundFailure, attempt: Attempt): boolean {
  if (reason === 'unknown') return false
  // That the provider is unreachable now says nothing about the earlier call.
  return reason !== 'unavailable' || attempt === 'first'
}

function explain(
  { names: { company } }: PaymentProvider,
  { reason, providerCode }: RefundFailure,
): ServerText {
  const code = providerCode ? ` (${providerCode})` : ''
  return reason === 'unavailable'
    ? say('refunds.providerNotReached', { company, code })
    : say('refunds.providerRefused', { company, code })
}

/** Requests a refund that was just stored, and returns its outcome. */
export async function settleNow(refund: Refund): Promise<OrderRefund> {
  const outcome = await settleRefund(refund, 'first')
  if (outcome.status === 'failed') {
    if (outcome.reason === 'unavailable')
      throw new AppError('provider_error', outcome.text, {
        details: { reason: 'refund_failed' },
      })
    throw refundFailed(outcome.text)
  }
  return toOrderRefund(await refundById(refund.id))
}

/** Its `reason` shows a client that the next attempt needs a new refundId. */
export const refundFailed = (text: ServerText) =>
  new AppError('conflict', text, { details: { reason: 'refund_failed' } })
