import type {
  Amount,
  Confirmation,
  GatewayFailure,
  Refund,
  RefundFailure,
} from '@/lib/payments/gateway'
import type { Settlement } from '@/lib/payments/settlement'
import { paymentAnswer, paymentsAnswer, refundAnswer, type SquarePayment } from './answers'
import { type Asked, askSquare, pagesOf, type SquareConfig } from './client'
import { UNREADABLE } from './failure'
import { toMoney } from './money'
import { confirmationOf, isRefundOf, reasonOf, refundOf, settlementOf } from './outcomes'

const UNKNOWN: Settlement = { status: 'unknown' }

/** How long before a payment of the store Square's clock may have made its own. */
const CLOCK_MS = 60_000
/** Of notes and reasons. */
const MAX_NOTE = 500

export type SquareGateway = ReturnType<typeof createSquareGateway>

/** Payments and refunds of a location at Square. https://developer.squareup.com/reference/square/payments-api */
export function createSquareGateway(config: SquareConfig) {
  const { locationId } = config

  async function findPayment(paymentId: string, since: Date): Promise<Asked<SquarePayment | null>> {
    const begin_time = new Date(since.getTime() - CLOCK_MS).toISOString()
    const query = { begin_time, sort_order: 'ASC', location_id: locationId, limit: '100' }
    try {
      for await (const { payments } of pagesOf(config, paymentsAnswer, {
        path: '/v2/payments',
        query,
      })) {
        const found = payments?.find(({ reference_id }) => reference_id === paymentId)
        if (found) return { ok: true, value: found }
      }
      return { ok: true, value: null }
    } catch {
      return { ok: false, failure: UNREADABLE }
    }
  }

  async function getPayment(id: string): Promise<Asked<SquarePayment>> {
    const asked = await askSquare(config, paymentAnswer, {
      path: `/v2/payments/${encodeURIComponent(id)}`,
    })
    return asked.ok ? { ok: true, value: asked.value.payment } : asked
  }

  async function getRefund(id: string) {
    return askSquare(config, refundAnswer, { path: `/v2/refunds/${encodeURIComponent(id)}` })
  }

  return {
    /** Charges the token that the browser made. `paymentId` is the idempotency key and is returned as reference. */
    async confirm(input: {
      paymentId: string
      amount: Amount
      token: string
      description: string
      email?: string
    }): Promise<Confirmation | GatewayFailure> {
      const { paymentId, amount, token, description, email } = input
      const made = await askSquare(config, paymentAnswer, {
        path: '/v2/payments',
        body: {
          source_id: token,
          idempotency_key: paymentId,
          amount_money: toMoney(amount),
          location_id: locationId,
          autocomplete: true,
          reference_id: paymentId,
          note: description.slice(0, MAX_NOTE),
          ...(email && { buyer_email_address: email }),
        },
      })
      return made.ok ? confirmationOf(made.value.payment) : made.failure
    },

    /**
     * What came of a payment.
     *
     * @param transactionId `null` where Square's answer never came: then it is looked for among the payments since
     * @param isOverdue whether one that Square does not know never happened
     */
    async lookUp({
      paymentId,
      transactionId,
      since,
      isOverdue,
    }: {
      paymentId: string
      transactionId: string | null
      since: Date
      isOverdue: boolean
    }): Promise<Settlement> {
      const found = transactionId
        ? await getPayment(transactionId)
        : await findPayment(paymentId, since)
      if (!found.ok) return UNKNOWN
      if (found.value) return settlementOf(found.value)
      return isOverdue
        ? { status: 'not_paid', event: 'fail', message: 'Square knows no such payment' }
        : UNKNOWN
    },

    /** Gives money back. `refundKey` is the idempotency key, and stands in the reason. */
    async refund(input: {
      transactionId: string
      amount: Amount
      refundKey: string
    }): Promise<Refund | RefundFailure> {
      const { transactionId, amount, refundKey } = input
      const made = await askSquare(config, refundAnswer, {
        path: '/v2/refunds',
        body: {
          idempotency_key: refundKey,
          payment_id: transactionId,
          amount_money: toMoney(amount),
          reason: reasonOf(refundKey),
        },
      })
      return made.ok ? refundOf(made.value.refund) : made.failure
    },

    /** Reads a refund: by its id, or else among those of its payment. `null`: there is none. */
    async findRefund(input: {
      transactionId: string
      refundId: string | null
      refundKey: string
    }): Promise<Refund | RefundFailure | null> {
      const { transactionId, refundId, refundKey } = input
      const ids = refundId ? [refundId] : await refundsOf(transactionId)
      if (!Array.isArray(ids)) return ids
      for (const id of ids) {
        const found = await getRefund(id)
        if (!found.ok) return found.failure
        const { refund } = found.value
        if (refundId || isRefundOf(refund)(refundKey)) return refundOf(refund)
      }
      return null
    },
  }

  async function refundsOf(transactionId: string): Promise<string[] | GatewayFailure> {
    const payment = await getPayment(transactionId)
    return payment.ok ? (payment.value.refund_ids ?? []) : payment.failure
  }
}
