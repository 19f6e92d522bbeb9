import { z } from 'zod'
import { parseDecimal, toDecimal } from '@/lib/core/money'
import { isCountryCode } from '@/lib/i18n/countries'
import type {
  Amount,
  GatewayFailure,
  Refund,
  ReturnPages,
  WalletCapture,
  WalletGateway,
} from '@/lib/payments/gateway'
import type { PayerAuthentication } from '@/lib/payments/payer-authentication'
import { providerAmount } from '@/lib/payments/provider-amount'
import type { CallResult } from '@/lib/platform/outgoing/call-provider'
import { approvalUrlIn, readApproval } from './approval'
import { createPayPalClient, type PayPalConfig } from './client'

const moneySchema = z.object({ currency_code: z.string().length(3), value: z.string() })
const linkSchema = z.object({ rel: z.string(), href: z.url() })
const captureSchema = z.object({
  id: z.string(),
  status: z.string(),
  amount: moneySchema,
  /** What the store gets of it. */
  seller_receivable_breakdown: z.object({ paypal_fee: moneySchema }).optional().catch(undefined),
  /** Of a card: what its bank said. */
  processor_response: z.object({ response_code: z.string() }).optional().catch(undefined),
})
const cardSchema = z.object({
  brand: z.string().optional().catch(undefined),
  bin_details: z.object({ bin_country_code: z.string() }).optional().catch(undefined),
  last_digits: z
    .string()
    .regex(/^\d{4}$/)
    .optional()
    .catch(undefined),
  authentication_result: z
    .object({
      liability_shift: z.string().optional(),
      three_d_secure: z
        .object({
          enrollment_status: z.string().optional(),
          authentication_status: z.string().optional(),
        })
        .optional(),
    })
    .optional(),
})
const orderSchema = z.object({
  id: z.string(),
  status: z.string(),
  links: z.array(linkSchema).optional(),
  payment_source: z.object({ card: cardSchema.optional() }).optional().catch(undefined),
  payer: z
    .object({ address: z.object({ country_code: z.string() }) })
    .optional()
    .catch(undefined),
  purchase_units: z
    .array(
      z.object({ payments: z.object({ captures: z.array(captureSchema).optional() }).optional() }),
    )
    .optional(),
})
const refundSchema = z.object({ id: z.string(), status: z.string() })
const errorSchema = z.object({
  name: z.string().optional(),
  details: z.array(z.object({ issue: z.string().optional() })).optional(),
})

const DECLINED = new Set([
  'INSTRUMENT_DECLINED',
  'PAYER_CANNOT_PAY',
  'TRANSACTION_REFUSED',
  'PAYER_ACCOUNT_RESTRICTED',
])

/** The same capture is still in progress, so its result is open. */
const IN_PROGRESS = 'PREVIOUS_REQUEST_IN_PROGRESS'

/** PayPal's request ids have at most 108 characters; a payment's UUID and a step are far shorter. */
const requestId = (paymentId: string, step: string) => `${paymentId}-${step}`

const orderPath = (id: string) => `/v2/checkout/orders/${encodeURIComponent(id)}`

/**
 * PayPal's Orders v2 API as the store's wallet.
 * https://developer.paypal.com/docs/api/orders/v2/
 */
export function createPayPalGateway(config: PayPalConfig): WalletGateway {
  const client = createPayPalClient(config)

  const findOrder: WalletGateway['findOrder'] = async ({ providerOrderId }) => {
    const result = await client.call('GET', orderPath(providerOrderId))
    return looked(succeeded(result) ? readOrder(result.body) : failureOf(result, 'unknown'))
  }

  return {
    async createOrder({ paymentId, amount, description, returnPages, isByCard }) {
      const result = await client.call(
        'POST',
        '/v2/checkout/orders',
        requestId(paymentId, 'create'),
        {
          intent: 'CAPTURE',
          purchase_units: [
            {
              reference_id: paymentId,
              custom_id: paymentId,
              description: description.slice(0, 127),
              amount: money(amount),
            },
          ],
          ...(isByCard ? byCard(returnPages) : howApproved(returnPages)),
        },
      )
      // An order moves no money, so nothing was charged in any case.
      if (!succeeded(result)) return failureOf(result, 'unavailable')
      const order = orderSchema.safeParse(result.body)
      if (!order.success) return unreadable('unavailable')
      const { id: providerOrderId, links = [] } = order.data
      return { ok: true, providerOrderId, approvalUrl: approvalUrlIn(links) }
    },

    async findApproval({ providerOrderId }) {
      const result = await client.call('GET', orderPath(providerOrderId))
      // Reading moves no money.
      return succeeded(result) ? readApproval(result.body) : failureOf(result, 'unavailable')
    },

    async findAuthentication({ providerOrderId }) {
      const result = await client.call('GET', orderPath(providerOrderId))
      // Reading moves no money, and without an answer none is taken.
      if (!succeeded(result)) return failureOf(result, 'unavailable')
      const order = orderSchema.safeParse(result.body)
      if (!order.success) return unreadable('unavailable')
      const { authentication = null } = meansOf(order.data)
      return { ok: true, authentication }
    },

    async captureOrder({ paymentId, providerOrderId }) {
      const result = await client.call(
        'POST',
        `${orderPath(providerOrderId)}/capture`,
        requestId(paymentId, 'capture'),
        {},
      )
      if (succeeded(result)) return readOrder(result.body)
      const issue = issueOf(result)
      if (issue === 'ORDER_ALREADY_CAPTURED') {
        const found = await findOrder({ providerOrderId })
        const confirmsCapture = found.ok
          ? found.status !== 'not_captured' || found.providerStatus === 'REFUNDED'
          : found.reason === 'declined'
        return confirmsCapture ? found : unreadable('unknown')
      }
      if (issue === 'ORDER_NOT_APPROVED' || issue === 'PAYER_ACTION_REQUIRED')
        return { ok: true, status: 'not_captured', providerStatus: 'CREATED' }
      return failureOf(result, 'unknown')
    },

    findOrder,

    async refund({ captureId, amount, refundKey }) {
      const path = `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`
      const result = await client.call('POST', path, refundKey, {
        amount: money(amount),
        // Comes back in PayPal's notifications, which may arrive before the answer to this call.
        custom_id: refundKey,
      })
      return succeeded(result) ? readRefund(result.body) : failureOf(result, 'unknown')
    },

    async findRefund({ refundId }) {
      const result = await client.call(
        'GET',
        `/v2/payments/refunds/${encodeURIComponent(refundId)}`,
      )
      // A failed lookup says nothing about the money.
      return succeeded(result)
        ? readRefund(result.body)
        : { ...failureOf(result, 'unknown'), reason: 'unknown' }
    },
  }
}

/** In fields of PayPal's on the store's page, above which it has the bank ask its customer where a rule requires that. */
const byCard = (returnPages: ReturnPages | undefined) => ({
  payment_source: {
    card: {
      attributes: { verification: { method: 'SCA_WHEN_REQUIRED' } },
      ...(returnPages && {
        experience_context: { return_url: returnPages.approved, cancel_url: returnPages.cancelled },
      }),
    },
  },
})

/** The names of networks as payers know them. */
const BRANDS: Readonly<Record<string, string>> = {
  AMEX: 'American Express',
  CHINA_UNION_PAY: 'UnionPay',
  CB_NATIONALE: 'Cartes Bancaires',
  DINERS: 'Diners Club',
  DISCOVER: 'Discover',
  JCB: 'JCB',
  MAESTRO: 'Maestro',
  MASTERCARD: 'Mastercard',
  VISA: 'Visa',
}

type MeansUsed = {
  cardType?: string
  lastFour?: string
  meansCountry?: string
  authentication?: PayerAuthentication
}

/** The card of an order, where it is by one, or where its payer's account is. */
function meansOf({ payment_source, payer }: z.infer<typeof orderSchema>): MeansUsed {
  const card = payment_source?.card
  const country = card ? card.bin_details?.bin_country_code : payer?.address.country_code
  const meansCountry = isCountryCode(country) ? { meansCountry: country } : {}
  if (!card) return meansCountry
  const { brand, last_digits: lastFour, authentication_result: result } = card
  const cardType = brand ? BRANDS[brand] : undefined
  return {
    ...(cardType && { cardType }),
    ...(lastFour && { lastFour }),
    ...meansCountry,
    ...(result && {
      authentication: {
        liabilityShift: result.liability_shift ?? null,
        enrolment: result.three_d_secure?.enrollment_status ?? null,
        status: result.three_d_secure?.authentication_status ?? null,
      },
    }),
  }
}

/** PayPal's code of a card whose bank wants to ask its customer. https://developer.paypal.com/api/orders/v2/ */
const ASKS_FOR_CUSTOMER = '5650'

/** The code of a capture that was declined. */
const declineCodeOf = (
  captures: readonly z.infer<typeof captureSchema>[],
  status: string,
): string =>
  captures.some(({ processor_response: said }) => said?.response_code === ASKS_FOR_CUSTOMER)
    ? 'DECLINED_SCA_REQUIRED'
    : status

/** In a window above the store's page, or on a page of PayPal's own that leads back to the store's. */
function howApproved(returnPages: ReturnPages | undefined) {
  const context = { shipping_preference: 'NO_SHIPPING', user_action: 'PAY_NOW' }
  if (!returnPages) return { application_context: context }
  const { approved, cancelled } = returnPages
  return {
    payment_source: {
      paypal: {
        experience_context: { ...context, return_url: approved, cancel_url: cancelled },
      },
    },
  }
}

const money = ({ cents, currency }: Amount) => ({
  currency_code: currency,
  value: providerAmount(toDecimal(cents), currency),
})

type Answered = Extract<CallResult, { kind: 'answer' }>
const succeeded = (result: CallResult): result is Answered =>
  result.kind === 'answer' && result.status >= 200 && result.status < 300

/** What PayPal kept of a capture; `undefined` where it does not say so in the same currency. */
function feeOf({ amount, seller_receivable_breakdown }: z.infer<typeof captureSchema>) {
  const fee = seller_receivable_breakdown?.paypal_fee
  return fee?.currency_code === amount.currency_code
    ? (parseDecimal(fee.value) ?? undefined)
    : undefined
}

/** The capture in an order's representation. */
function readOrder(body: unknown): WalletCapture | GatewayFailure {
  const order = orderSchema.safeParse(body)
  if (!order.success) return unreadable('unknown')
  const providerStatus = order.data.status
  const captures =
    order.data.purchase_units?.flatMap(({ payments }) => payments?.captures ?? []) ?? []
  const done = captures.find(
    ({ status }) => status === 'COMPLETED' || status === 'PARTIALLY_REFUNDED',
  )
  if (done) {
    const cents = parseDecimal(done.amount.value)
    if (cents === null) return unreadable('unknown')
    return {
      ok: true,
      status: 'captured',
      providerStatus,
      captureId: done.id,
      amount: { cents, currency: done.amount.currency_code },
      feeCents: feeOf(done),
      ...meansOf(order.data),
    }
  }
  const pending = captures.find(({ status }) => status === 'PENDING')
  if (pending)
    return {
      ok: true,
      status: 'pending',
      providerStatus: 'PENDING',
      captureId: pending.id,
      ...meansOf(order.data),
    }
  if (captures.some(({ status }) => status === 'DECLINED' || status === 'FAILED'))
    return {
      ok: false,
      reason: 'declined',
      message: 'Payment was not completed',
      providerCode: declineCodeOf(captures, providerStatus),
    }
  if (captures.some(({ status }) => status === 'REFUNDED'))
    return { ok: true, status: 'not_captured', providerStatus: 'REFUNDED' }
  // A completed order was captured, even if its response omits the capture.
  if (providerStatus === 'COMPLETED') return unreadable('unknown')
  return { ok: true, status: 'not_captured', providerStatus }
}

function readRefund(body: unknown): Refund | GatewayFailure {
  const refund = refundSchema.safeParse(body)
  if (!refund.success) return unreadable('unknown')
  const { id: refundId, status } = refund.data
  if (status === 'COMPLETED') return { ok: true, refundId, status: 'refunded' }
  if (status === 'PENDING') return { ok: true, refundId, status: 'pending' }
  return {
    ok: false,
    reason: 'declined',
    message: 'PayPal did not give the money back',
    providerCode: status,
  }
}

/** A failed lookup of an order says nothing about its money, so it never means "not charged". */
const looked = (found: WalletCapture | GatewayFailure): WalletCapture | GatewayFailure =>
  !found.ok && found.reason === 'unavailable' ? { ...found, reason: 'unknown' } : found

function issueOf(result: CallResult): string | undefined {
  if (result.kind !== 'answer') return undefined
  const error = errorSchema.safeParse(result.body)
  return error.success ? (error.data.details?.[0]?.issue ?? error.data.name) : undefined
}

/**
 * @param uncertain the meaning of an error without a clear answer: `unknown` where money may have moved
 */
function failureOf(result: CallResult, uncertain: 'unavailable' | 'unknown'): GatewayFailure {
  if (result.kind === 'not_sent')
    return { ok: false, reason: 'unavailable', message: 'PayPal cannot be reached' }
  if (result.kind === 'no_answer')
    return { ok: false, reason: uncertain, message: 'PayPal did not answer' }
  const providerCode = issueOf(result)
  if (providerCode && DECLINED.has(providerCode))
    return { ok: false, reason: 'declined', message: 'PayPal declined the payment', providerCode }
  if (result.status >= 500 || result.status === 409 || providerCode === IN_PROGRESS)
    return { ok: false, reason: uncertain, message: 'PayPal is in trouble', providerCode }
  if (result.status === 401 || result.status === 403 || result.status === 429)
    return { ok: false, reason: 'unavailable', message: 'PayPal refused the call', providerCode }
  return { ok: false, reason: 'invalid', message: 'PayPal refused the payment', providerCode }
}

const unreadable = (reason: 'unavailable' | 'unknown'): GatewayFailure => ({
  ok: false,
  reason,
  message: 'PayPal gave an answer that cannot be read',
})
