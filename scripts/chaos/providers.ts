import { z } from 'zod'
import { fromMinorUnits } from '@/lib/payments/stripe/minor-units'
import type { SimulatorUrls } from '../lib/simulators'
import { CURRENCY } from './currency'

const chargeSchema = z.object({
  transId: z.string(),
  transactionStatus: z.string(),
  amount: z.number(),
  invoiceNumber: z.string(),
  refunded: z.number(),
})
const creditSchema = z.object({
  transId: z.string(),
  refTransId: z.string(),
  amount: z.number(),
})
const cardsSchema = z.object({
  charges: z.record(z.string(), chargeSchema),
  refunds: z.record(z.string(), creditSchema),
})
const moneySchema = z.object({ value: z.string(), currency_code: z.string() })
const walletSchema = z.object({
  orders: z.record(z.string(), z.object({ customId: z.string().optional() })),
  captures: z.record(
    z.string(),
    z.object({
      id: z.string(),
      orderId: z.string(),
      status: z.string(),
      amount: moneySchema,
      refunded: z.number(),
    }),
  ),
  refunds: z.record(z.string(), z.object({ id: z.string(), amount: moneySchema })),
})

const intentsSchema = z.object({
  intents: z.record(
    z.string(),
    z.object({
      id: z.string(),
      status: z.string(),
      currency: z.string(),
      amount_received: z.number(),
      latest_charge: z.string().nullable(),
      metadata: z.record(z.string(), z.string()),
    }),
  ),
  charges: z.record(z.string(), z.object({ amount_refunded: z.number() })),
})

const squareSchema = z.object({
  payments: z.record(
    z.string(),
    z.object({
      id: z.string(),
      status: z.string(),
      amount_money: z.object({ amount: z.number(), currency: z.string() }),
      reference_id: z.string().optional(),
    }),
  ),
  refunds: z.record(
    z.string(),
    z.object({
      id: z.string(),
      status: z.string(),
      payment_id: z.string(),
      amount_money: z.object({ amount: z.number() }),
    }),
  ),
})

const klarnaSchema = z.object({
  orders: z.record(
    z.string(),
    z.object({
      order_id: z.string(),
      fraud_status: z.string(),
      purchase_currency: z.string(),
      captured_amount: z.number(),
      refunded_amount: z.number(),
      merchant_reference1: z.string().optional(),
    }),
  ),
})

/** Money that a provider took, in cents, and how much of it went back. */
export type Taken = {
  provider: 'paypal' | 'authorize_net' | 'stripe' | 'square' | 'klarna'
  transactionId: string
  /** What the provider was told about the payment that it belongs to. */
  reference: string
  currency: string
  cents: number
  refundedCents: number
}

const cents = (amount: number | string) => Math.round(Number(amount) * 100)

/** A charge that was voided took the money and gave it back. */
const TOOK_MONEY = new Set(['capturedPendingSettlement', 'settledSuccessfully', 'voided'])

/** The providers' own books. */
export async function takenMoney(urls: SimulatorUrls): Promise<Taken[]> {
  const [cards, wallet, stripe, square, klarna] = await Promise.all([
    ask(urls.authorizeNet, '__state'),
    ask(urls.paypal, '__state'),
    ask(urls.stripe, '__state'),
    ask(urls.square, '__state'),
    ask(urls.klarna, '__state'),
  ])
  const { charges } = cardsSchema.parse(cards)
  const { captures, orders } = walletSchema.parse(wallet)
  return [
    ...Object.values(charges)
      .filter(({ transactionStatus }) => TOOK_MONEY.has(transactionStatus))
      .map(({ transId, invoiceNumber, amount, refunded, transactionStatus }) => ({
        provider: 'authorize_net' as const,
        transactionId: transId,
        reference: invoiceNumber,
        currency: CURRENCY,
        cents: cents(amount),
        refundedCents: transactionStatus === 'voided' ? cents(amount) : cents(refunded),
      })),
    ...Object.values(captures)
      .filter(({ status }) => status === 'COMPLETED')
      .map(({ id, orderId, amount, refunded }) => ({
        provider: 'paypal' as const,
        transactionId: id,
        reference: orders[orderId]?.customId ?? '',
        currency: amount.currency_code,
        cents: cents(amount.value),
        refundedCents: cents(refunded),
      })),
    ...takenByStripe(stripe),
    ...takenBySquare(square),
    ...takenByKlarna(klarna),
  ]
}

function takenByStripe(state: unknown): Taken[] {
  const { intents, charges } = intentsSchema.parse(state)
  return Object.values(intents)
    .filter(({ status }) => status === 'succeeded')
    .map(({ id, metadata, currency, amount_received, latest_charge }) => ({
      provider: 'stripe',
      transactionId: id,
      reference: metadata.paymentId ?? '',
      currency: currency.toUpperCase(),
      cents: fromMinorUnits(amount_received, currency).cents,
      refundedCents: fromMinorUnits(charges[latest_charge ?? '']?.amount_refunded ?? 0, currency)
        .cents,
    }))
}

function takenBySquare(state: unknown): Taken[] {
  const { payments, refunds } = squareSchema.parse(state)
  const given = Object.values(refunds).filter(({ status }) => status === 'COMPLETED')
  return Object.values(payments)
    .filter(({ status }) => status === 'COMPLETED')
    .map(({ id, reference_id, amount_money: { amount, currency } }) => ({
      provider: 'square',
      transactionId: id,
      reference: reference_id ?? '',
      currency,
      cents: amount,
      refundedCents: given
        .filter(({ payment_id }) => payment_id === id)
        .reduce((sum, { amount_money }) => sum + amount_money.amount, 0),
    }))
}

function takenByKlarna(state: unknown): Taken[] {
  const { orders } = klarnaSchema.parse(state)
  return Object.values(orders)
    .filter(({ captured_amount }) => captured_amount > 0)
    .map((order) => ({
      provider: 'klarna',
      transactionId: order.order_id,
      reference: order.merchant_reference1 ?? '',
      currency: order.purchase_currency,
      cents: order.captured_amount,
      refundedCents: order.refunded_amount,
    }))
}

/** A payment of which it is decided later whether it brings money. */
export type LaterPayment = { provider: Exclude<Taken['provider'], 'paypal'>; id: string }
export type Decision = 'approve' | 'decline'

/** The payments of which it is not known yet whether they bring money. */
export async function laterPayments(urls: SimulatorUrls): Promise<LaterPayment[]> {
  const { charges } = cardsSchema.parse(await ask(urls.authorizeNet, '__state'))
  const { intents } = intentsSchema.parse(await ask(urls.stripe, '__state'))
  const { payments } = squareSchema.parse(await ask(urls.square, '__state'))
  const { orders } = klarnaSchema.parse(await ask(urls.klarna, '__state'))
  const named = (provider: LaterPayment['provider'], ids: string[]) =>
    ids.map((id) => ({ provider, id }))
  return [
    ...named(
      'authorize_net',
      Object.values(charges)
        .filter(({ transactionStatus }) => transactionStatus === 'FDSPendingReview')
        .map(({ transId }) => transId),
    ),
    ...named('stripe', idsOf(Object.values(intents), 'processing')),
    ...named('square', idsOf(Object.values(payments), 'PENDING')),
    ...named(
      'klarna',
      Object.values(orders)
        .filter(({ fraud_status }) => fraud_status === 'PENDING')
        .map(({ order_id }) => order_id),
    ),
  ]
}

const idsOf = (all: readonly { id: string; status: string }[], wanted: string): string[] =>
  all.filter(({ status }) => status === wanted).map(({ id }) => id)

/** Has a provider decide a payment that it left open. @param decision if absent, what the account brings, or else that it is paid */
export function decideLaterPayment(
  urls: SimulatorUrls,
  { provider, id }: LaterPayment,
  decision?: Decision,
): Promise<void> {
  const isPaid = decision !== 'decline'
  switch (provider) {
    case 'authorize_net':
      return control(urls.authorizeNet, '__control', {
        transactionId: id,
        decide: decision ?? 'approve',
      })
    case 'stripe':
      return control(urls.stripe, '__settle', {
        payment_intent: id,
        ...(decision !== undefined && { isPaid }),
      })
    case 'square': {
      const status = isPaid ? 'COMPLETED' : 'FAILED'
      return control(urls.square, '__happen', { what: 'settle', payment_id: id, status })
    }
    case 'klarna':
      return control(urls.klarna, '__happen', { what: isPaid ? 'accept' : 'reject', order: id })
  }
}

/** Refunds that Square has not ended yet. */
export async function endWaitingRefunds({ square }: SimulatorUrls): Promise<void> {
  const { refunds } = squareSchema.parse(await ask(square, '__state'))
  for (const refund_id of idsOf(Object.values(refunds), 'PENDING'))
    await control(square, '__happen', { what: 'settle-refund', refund_id })
}

const NO_ANSWER_WITHIN_MS = 30_000

/** Calls a simulator. @throws Error when it refuses, or does not answer; one that knows no such call does not refuse */
async function call(url: string, path: string, init: RequestInit = {}): Promise<string> {
  // Some calls of a long storm never settle by themselves and would keep it from its end. A timer of its own, as
  // that of AbortSignal.timeout may be collected together with the signal.
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), NO_ANSWER_WITHIN_MS)
  try {
    const response = await fetch(`${new URL(url).origin}/${path}`, {
      ...init,
      signal: abort.signal,
    })
    const text = await response.text()
    if (!response.ok && response.status !== 404)
      throw new Error(`The simulator answered ${response.status} to ${path} ${init.body ?? ''}`)
    return text
  } finally {
    clearTimeout(timer)
  }
}

/** What a simulator tells of itself. @throws Error when it does not answer */
export const ask = async (url: string, path: string): Promise<unknown> =>
  JSON.parse(await call(url, path))

/** Calls a simulator's control. @throws Error when it refuses, or does not answer */
export async function control(url: string, path: string, body?: object): Promise<void> {
  await call(url, path, { method: 'POST', body: body && JSON.stringify(body) })
}
