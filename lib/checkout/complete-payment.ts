import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { parseDecimal, toCents, toDecimal } from '@/lib/core/money'
import { releaseKeys, reserveKeys } from '@/lib/licences/reservations'
import { checkedCard } from '@/lib/payments/card-check'
import {
  beginProcessing,
  linkProviderOrder,
  lockSession,
  paymentInProgress,
  recordCaptured,
  recordHeld,
  recordNotPaid,
} from '@/lib/payments/commands'
import type { CardPayment, CardPaymentResult, StartWalletPayment } from '@/lib/payments/contracts'
import type { CardCharge, GatewayFailure, WalletCapture } from '@/lib/payments/gateway'
import { cardGateway, requireOffered, walletGateway } from '@/lib/payments/gateways'
import { type PaymentRow, paymentByReference, snapshotOf } from '@/lib/payments/queries'
import { startPayment } from './start-payment'

const NOT_CONFIRMED =
  'We have not heard back from the payment provider. Please do not pay again: we are checking, and if your payment went through your order will arrive by e-mail within a few minutes.'

/**
 * Begins a wallet payment and creates the wallet's order.
 *
 * @returns the wallet's order id, which the browser uses from then on
 * @throws AppError as startPayment, and `provider_error`
 */
export async function startWalletPayment(
  request: StartWalletPayment,
  sessionId: string | null,
): Promise<{ id: string; status: string }> {
  await requireOffered('paypal')
  const payment = await startPayment({
    ...request,
    provider: 'paypal',
    status: 'created',
    sessionId,
  })
  if (payment.status !== 'created') throw alreadyPaid()
  const gateway = await walletGateway(payment)
  const order = await gateway.createOrder({
    paymentId: payment.id,
    amount: { cents: toCents(payment.amount), currency: 'USD' },
    description: describeItems(payment),
  })
  if (!order.ok) {
    await notPaid(payment.id, 'failed', order)
    throw new AppError('provider_error', 'Failed to create PayPal order')
  }
  await linkProviderOrder(payment.id, order.providerOrderId)
  return { id: order.providerOrderId, status: 'CREATED' }
}

/**
 * Captures a wallet payment that its payer approved. Asked again after success, it answers the same.
 *
 * @param amount what the browser believes is captured; refused when it is not the payment's amount
 * @returns the wallet's word: COMPLETED, or what the order's state is instead
 * @throws AppError `not_found`, `total_changed`, `cart_changed`, `out_of_stock`,
 *   `payment_in_progress`, `provider_error`
 */
export async function captureWalletPayment(
  providerOrderId: string,
  amount: string | number | undefined,
  sessionId: string | null,
): Promise<{ id: string; status: string }> {
  const payment = await paymentByReference('paypal', providerOrderId)
  if (
    !payment ||
    (sessionId !== null && payment.sessionId !== null && payment.sessionId !== sessionId)
  )
    throw new AppError('not_found', 'There is no such PayPal order')
  if (payment.capturedAt) return { id: providerOrderId, status: 'COMPLETED' }
  if (amount !== undefined && parseDecimal(amount) !== toCents(payment.amount))
    throw new AppError('total_changed', 'The amount is not that of this PayPal order', {
      details: { total: toDecimal(toCents(payment.amount)) },
    })
  const gateway = await walletGateway(payment)
  await prepareCapture(payment)
  const capture = await gateway.captureOrder({ paymentId: payment.id, providerOrderId })
  await settleWallet(payment, capture)
  if (capture.ok)
    return {
      id: providerOrderId,
      status: capture.status === 'captured' ? 'COMPLETED' : capture.providerStatus,
    }
  throw failureToError(capture, 'Failed to capture PayPal payment')
}

/** The last look before money moves: nobody paid for this cart meanwhile, and its keys are there. */
async function prepareCapture(payment: PaymentRow): Promise<void> {
  const snapshot = snapshotOf(payment)
  await db().$transaction(
    async (tx) => {
      if (payment.sessionId !== null) await refuseSecondPayment(tx, payment, payment.sessionId)
      await beginProcessing(tx, payment)
      if (snapshot) await reserveKeys(tx, payment.id, snapshot.items)
    },
    { maxWait: 10_000, timeout: 15_000 },
  )
}

/** One statement reads both states: a payment that ends between two reads would be missed by both. */
async function refuseSecondPayment(tx: Tx, payment: PaymentRow, sessionId: string): Promise<void> {
  await lockSession(tx, sessionId)
  const others = await tx.payment.findMany({
    where: {
      sessionId,
      id: { not: payment.id },
      OR: [{ status: { in: ['processing', 'held'] } }, { capturedAt: { gt: payment.createdAt } }],
    },
    select: { status: true },
  })
  if (others.some(({ status }) => status === 'processing')) throw paymentInProgress()
  if (others.length > 0) throw alreadyPaid()
}

/** Records what the wallet answered to a capture or a look-up. */
export async function settleWallet(
  payment: PaymentRow,
  result: WalletCapture | GatewayFailure,
): Promise<void> {
  if (!result.ok) {
    // `unknown` stays processing: only the provider can say what happened, and the reconciler asks.
    if (result.reason === 'unknown') return
    return notPaid(payment.id, result.reason === 'declined' ? 'declined' : 'created', result)
  }
  if (result.status === 'captured' && result.amount)
    return recordCaptured(payment.id, {
      transactionId: result.captureId ?? null,
      amount: result.amount,
    })
  if (result.status === 'pending')
    return recordHeld(payment.id, { transactionId: result.captureId ?? null })
  if (result.status === 'not_captured')
    return notPaid(payment.id, 'created', { message: `The order is ${result.providerStatus}` })
}

/**
 * Charges a card for a session's cart.
 *
 * @returns approved, declined, or pending for a charge that the provider keeps for review
 * @throws AppError as startPayment, `invalid` for card data, `provider_error` when no answer came
 */
export async function payByCard(
  request: CardPayment,
  sessionId: string | null,
): Promise<CardPaymentResult> {
  const card = checkedCard(request, new Date())
  await requireOffered('authorize_net')
  const payment = await startPayment({
    ...request,
    currency: 'USD',
    provider: 'authorize_net',
    status: 'processing',
    sessionId,
  })
  const earlier = answerOfEarlier(payment)
  if (earlier) return earlier
  const gateway = await cardGateway(payment)
  const charge = await gateway.charge({
    paymentId: payment.id,
    amount: { cents: toCents(payment.amount), currency: 'USD' },
    card,
    customer: request.customer && { email: request.customer.email, name: request.customer.name },
    description: describeItems(payment),
  })
  return settleCharge(payment, charge)
}

/** A second tab or a repeated click after a charge gets that one's answer, not another charge. */
function answerOfEarlier(payment: PaymentRow): CardPaymentResult | null {
  if (payment.status !== 'captured' && payment.status !== 'held') return null
  if (payment.provider !== 'authorize_net') throw alreadyPaid()
  const facts = {
    transactionId: payment.providerTransactionId,
    cardType: payment.cardType,
    lastFour: payment.lastFour,
  }
  return payment.status === 'captured' ? approved(facts) : held(facts)
}

const alreadyPaid = () =>
  new AppError('cart_changed', 'This cart was already paid for. Nothing was charged again.')

type ChargeFacts = Pick<CardPaymentResult, 'transactionId' | 'cardType' | 'lastFour'>

const approved = (facts: ChargeFacts): CardPaymentResult => ({
  status: 'approved',
  ...facts,
  messageText: 'This transaction has been approved.',
})

const held = (facts: ChargeFacts): CardPaymentResult => ({
  status: 'pending',
  ...facts,
  messageText:
    'Your payment is being reviewed. You do not need to pay again: if it is approved, your order will arrive by e-mail.',
})

async function settleCharge(
  payment: PaymentRow,
  charge: CardCharge | GatewayFailure,
): Promise<CardPaymentResult> {
  if (charge.ok) {
    const facts = {
      transactionId: charge.transactionId,
      cardType: charge.cardType,
      lastFour: charge.lastFour,
    }
    if (charge.status === 'approved') {
      await recordCaptured(payment.id, { ...facts, amount: charge.amount })
      return approved(facts)
    }
    await recordHeld(payment.id, facts)
    return held(facts)
  }
  if (charge.reason === 'unknown') throw failureToError(charge, 'Payment processing failed')
  await notPaid(payment.id, charge.reason === 'declined' ? 'declined' : 'failed', charge)
  if (charge.reason === 'declined')
    return {
      status: 'declined',
      transactionId: null,
      cardType: null,
      lastFour: null,
      messageText: charge.message,
    }
  throw failureToError(charge, 'Payment processing failed')
}

/** Frees what was kept for a payment that did not come about. */
export async function notPaid(
  paymentId: string,
  status: 'created' | 'declined' | 'failed',
  failure: { message: string; providerCode?: string },
): Promise<void> {
  await db().$transaction(async (tx) => {
    await recordNotPaid(tx, paymentId, status, {
      code: failure.providerCode,
      message: failure.message,
    })
    await releaseKeys(tx, paymentId)
  })
}

function failureToError(failure: GatewayFailure, fallback: string): AppError {
  log.warn(
    { reason: failure.reason, code: failure.providerCode },
    'payment provider did not succeed',
  )
  if (failure.reason === 'unknown') return new AppError('provider_error', NOT_CONFIRMED)
  if (failure.reason === 'declined') return new AppError('payment_required', failure.message)
  if (failure.reason === 'invalid') return new AppError('invalid', failure.message || fallback)
  return new AppError('provider_error', fallback)
}

/** What the buyer reads on a card or wallet statement's detail page. */
function describeItems(payment: PaymentRow): string {
  const items = snapshotOf(payment)?.items ?? []
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0)
  const first = items[0]?.productName
  if (!first) return 'Software licences'
  return (pieces > 1 ? `${first} and ${pieces - 1} more` : first).slice(0, 127)
}
