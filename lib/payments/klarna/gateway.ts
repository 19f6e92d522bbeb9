import type {
  Amount,
  GatewayFailure,
  Refund,
  ReturnPages,
  WalletCapture,
  WalletOrder,
} from '@/lib/payments/gateway'
import {
  type KlarnaOrder,
  orderSchema,
  pageSchema,
  pageStateSchema,
  placedSchema,
  sessionSchema,
} from './answers'
import { createKlarnaClient, type KlarnaConfig, klarnaBase } from './client'
import { declined, failureOf, succeeded, unreadable } from './failure'
import type { OrderAmounts } from './order-lines'
import { capturedOf, outcomeOf, refundIn } from './outcomes'

/** What is bought, from where and in which language of Klarna's page. */
export type Purchase = OrderAmounts & {
  purchase_country: string
  purchase_currency: string
  locale: string
}

const orderPath = (id: string) => `/ordermanagement/v1/orders/${encodeURIComponent(id)}`

/** Klarna's own page, or that of the server in its place. */
function isKlarnas(address: string, config: KlarnaConfig): boolean {
  const { protocol, hostname, origin } = new URL(address)
  const isOwn = protocol === 'https:' && /(?:^|\.)klarna\.com$/.test(hostname)
  return isOwn || origin === new URL(klarnaBase(config)).origin
}

/** Klarna's APIs of payments, its page for them, and its orders. https://docs.klarna.com/hosted-payment-page/ */
export function createKlarnaGateway(config: KlarnaConfig) {
  const { call } = createKlarnaClient(config)

  async function findOrder(orderId: string): Promise<KlarnaOrder | GatewayFailure> {
    const result = await call('GET', orderPath(orderId))
    // A failed lookup says nothing about the money.
    if (!succeeded(result)) return { ...failureOf(result, 'unknown'), reason: 'unknown' }
    return orderSchema.safeParse(result.body).data ?? unreadable('unknown')
  }

  /** Releases what Klarna has accepted and the store does not capture. Klarna lets it expire otherwise. */
  const release = (orderId: string) =>
    call('POST', `${orderPath(orderId)}/cancel`, { key: `${orderId}-cancel` })

  async function captureAll(
    paymentId: string,
    orderId: string,
    amount: Amount,
  ): Promise<WalletCapture | GatewayFailure> {
    const result = await call('POST', `${orderPath(orderId)}/captures`, {
      key: `${paymentId}-capture`,
      body: { captured_amount: amount.cents, reference: paymentId },
    })
    const isRefused = result.kind === 'answer' && result.status >= 400 && result.status < 500
    if (succeeded(result)) return capturedOf(orderId, amount)
    if (!isRefused) return failureOf(result, 'unknown')
    const order = await findOrder(orderId)
    if ('ok' in order) return order
    const outcome = outcomeOf(order)
    if (outcome !== 'capturable') return outcome
    await release(orderId)
    const { providerCode = 'CAPTURE_NOT_ALLOWED' } = failureOf(result, 'unknown')
    return declined(providerCode)
  }

  return {
    /** Begins a payment and Klarna's page for it. Nothing moves. */
    async createOrder({
      paymentId,
      purchase,
      returnPages: { approved, cancelled },
    }: {
      paymentId: string
      purchase: Purchase
      returnPages: ReturnPages
    }): Promise<WalletOrder | GatewayFailure> {
      const begun = await call('POST', '/payments/v1/sessions', {
        body: {
          acquiring_channel: 'ECOMMERCE',
          intent: 'buy',
          ...purchase,
          merchant_reference1: paymentId,
        },
      })
      if (!succeeded(begun)) return failureOf(begun, 'unavailable')
      const session = sessionSchema.safeParse(begun.body)
      if (!session.success) return unreadable('unavailable')
      // Klarna puts the id of its page's session there.
      const back = `${approved}&token={{session_id}}`
      const shown = await call('POST', '/hpp/v1/sessions', {
        body: {
          payment_session_url: `${klarnaBase(config)}/payments/v1/sessions/${encodeURIComponent(session.data.session_id)}`,
          merchant_urls: {
            success: back,
            failure: back,
            error: back,
            cancel: cancelled,
            back: cancelled,
          },
          // The store places the order itself, once it has taken what is sold.
          options: { place_order_mode: 'NONE' },
        },
      })
      if (!succeeded(shown)) return failureOf(shown, 'unavailable')
      const page = pageSchema.safeParse(shown.body)
      if (!page.success || !isKlarnas(page.data.redirect_url, config))
        return unreadable('unavailable')
      return {
        ok: true,
        providerOrderId: page.data.session_id,
        approvalUrl: page.data.redirect_url,
      }
    },

    /** What its payer did on Klarna's page; `token`: places the order, once. */
    async findPage(
      pageId: string,
    ): Promise<{ ok: true; status: string; token: string | null } | GatewayFailure> {
      const result = await call('GET', `/hpp/v1/sessions/${encodeURIComponent(pageId)}`)
      if (!succeeded(result)) return failureOf(result, 'unavailable')
      const state = pageStateSchema.safeParse(result.body)
      if (!state.success) return unreadable('unavailable')
      const { status, authorization_token } = state.data
      return { ok: true, status, token: (status === 'COMPLETED' && authorization_token) || null }
    },

    /** Places the order of an approved purchase. No money moves before it is captured. */
    async place(
      paymentId: string,
      token: string,
      purchase: Purchase,
      noticeUrl: string,
    ): Promise<{ ok: true; orderId: string; fraudStatus: string } | GatewayFailure> {
      const result = await call(
        'POST',
        `/payments/v1/authorizations/${encodeURIComponent(token)}/order`,
        {
          key: paymentId,
          body: {
            ...purchase,
            merchant_reference1: paymentId,
            merchant_urls: { notification: noticeUrl },
          },
        },
      )
      if (!succeeded(result)) return failureOf(result, 'unknown')
      const placed = placedSchema.safeParse(result.body)
      if (!placed.success) return unreadable('unknown')
      const { order_id: orderId, fraud_status: fraudStatus } = placed.data
      return { ok: true, orderId, fraudStatus }
    },

    release,

    /**
     * What came of an order: one that Klarna has accepted is captured whole.
     *
     * @param mayCapture whether what is sold is still kept for it; otherwise the order is released
     */
    async settle(
      { paymentId, orderId, amount }: { paymentId: string; orderId: string; amount: Amount },
      mayCapture: boolean,
    ): Promise<WalletCapture | GatewayFailure> {
      const order = await findOrder(orderId)
      if ('ok' in order) return order
      const outcome = outcomeOf(order)
      if (mayCapture)
        return outcome === 'capturable' ? captureAll(paymentId, orderId, amount) : outcome
      if (outcome !== 'capturable' && !(outcome.ok && outcome.status === 'pending')) return outcome
      await release(orderId)
      return declined('CANCELLED')
    },

    captureAll,

    async refund(
      orderId: string,
      { cents }: Amount,
      refundKey: string,
    ): Promise<Refund | GatewayFailure> {
      const result = await call('POST', `${orderPath(orderId)}/refunds`, {
        key: refundKey,
        body: { refunded_amount: cents, reference: refundKey, description: refundKey },
      })
      if (!succeeded(result)) return failureOf(result, 'unknown')
      const refundId = result.headers?.['refund-id']
      if (refundId) return { ok: true, refundId, status: 'refunded' }
      const order = await findOrder(orderId)
      return 'ok' in order ? order : (refundIn(order, refundKey) ?? unreadable('unknown'))
    },

    /** The refund that was asked for by a key; `null` where it was not made. */
    async findRefund(orderId: string, refundKey: string): Promise<Refund | GatewayFailure | null> {
      const order = await findOrder(orderId)
      return 'ok' in order ? order : refundIn(order, refundKey)
    },

    findOrder,
  }
}
export type KlarnaGateway = ReturnType<typeof createKlarnaGateway>
