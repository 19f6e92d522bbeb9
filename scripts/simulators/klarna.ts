import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { SIMULATOR_CREDENTIALS } from '@/lib/payments/simulator-credentials'
import { type Handler, type Incoming, type Reply, type SimulatorServer, serve } from './http-server'
import {
  cancel,
  capture,
  faultOf,
  type Order,
  type Purchase,
  problem,
  purchaseBody,
  refund,
} from './klarna-orders'
import { Notifier } from './notifier'
import { Outcomes } from './outcomes'

type Page = {
  id: string
  session: string
  status: 'WAITING' | 'COMPLETED' | 'FAILED' | 'CANCELLED'
  token?: string
  urls: { success: string; failure: string; cancel: string }
}

const pageBody = z.object({
  payment_session_url: z.url(),
  merchant_urls: z.object({ success: z.url(), failure: z.url(), cancel: z.url() }),
  options: z.object({ place_order_mode: z.literal('NONE') }),
})

/** Something that happens at Klarna without the store: its payer does something, or Klarna decides. */
const happening = z.discriminatedUnion('what', [
  z.object({ what: z.enum(['approve', 'refuse', 'cancel']), page: z.string() }),
  z.object({ what: z.enum(['accept', 'reject', 'expire']), order: z.string() }),
  z.object({ what: z.literal('refund'), order: z.string(), amount: z.number().int() }),
])
type Deed = 'approve' | 'refuse' | 'cancel'

const DEEDS: Record<Deed, { status: Page['status']; leadsTo: keyof Page['urls'] }> = {
  approve: { status: 'COMPLETED', leadsTo: 'success' },
  refuse: { status: 'FAILED', leadsTo: 'failure' },
  cancel: { status: 'CANCELLED', leadsTo: 'cancel' },
}

const repeated = z.object({ id: z.string() })

/**
 * Klarna's APIs of payments, its page for them and its orders on loopback, as far as the store uses them. Nothing is signed,
 * as by Klarna. `POST /__control {call, outcome, times?, for?}` sets the outcome of the next calls; calls are session, page,
 * read, place, capture, cancel, refund, order. Outcomes of every call: error500, error500_after_success, rate_limited, timeout,
 * hang_up, timeout_after_success, hang_up_after_success, malformed; of place also pending and rejected; of what is done with an
 * order also refused.
 *
 * `POST /__happen` lets something happen at Klarna: `approve`, `refuse`, `cancel` {page}, `accept`, `reject`, `expire` {order},
 * `refund` {order, amount}. `GET /__state` has pages and orders. `POST /__notify`, `GET /__sent` and `POST /__repeat` are those of
 * PayPal's simulator.
 */
export async function startKlarnaSimulator(port = 0): Promise<SimulatorServer> {
  const sessions = new Map<string, Purchase>()
  const pages = new Map<string, Page>()
  const orders = new Map<string, Order>()
  const answered = new Map<string, Reply>()
  const outcomes = new Outcomes()
  const notifier = new Notifier(() => ({}))
  const calls: Record<string, number> = {}
  /** Known once the simulator listens. */
  let ownUrl = ''

  const begin = ({ body }: Incoming): Reply => {
    const purchase = purchaseBody.safeParse(JSON.parse(body))
    const fault = purchase.success
      ? faultOf(purchase.data)
      : purchase.error.issues[0]?.path.join('.')
    if (!purchase.success || fault) return problem(400, 'BAD_VALUE', `Bad value: ${fault}`)
    const session_id = randomUUID()
    sessions.set(session_id, purchase.data)
    return { json: { session_id, client_token: 'simulated', payment_method_categories: [] } }
  }

  const showPage = ({ body }: Incoming): Reply => {
    const asked = pageBody.safeParse(JSON.parse(body))
    const session = asked.data?.payment_session_url.split('/').at(-1) ?? ''
    if (!asked.success || !sessions.has(session)) return problem(400, 'BAD_VALUE', 'Bad session')
    const id = randomUUID()
    pages.set(id, { id, session, status: 'WAITING', urls: asked.data.merchant_urls })
    return {
      status: 201,
      json: {
        session_id: id,
        redirect_url: `${ownUrl}/pay/${id}`,
        session_url: `${ownUrl}/hpp/v1/sessions/${id}`,
      },
    }
  }

  const readPage = (page: Page | undefined): Reply =>
    page
      ? { json: { session_id: page.id, status: page.status, authorization_token: page.token } }
      : problem(404, 'NOT_FOUND', 'Session not found')

  /** @returns where the payer's browser goes */
  const act = (page: Page, deed: Deed): string => {
    const { status, leadsTo } = DEEDS[deed]
    if (page.status !== 'COMPLETED') {
      page.status = status
      if (deed === 'approve') page.token = randomUUID()
    }
    return page.urls[leadsTo].replaceAll('{{session_id}}', page.id)
  }

  const place = ({ body }: Incoming, token: string, outcome: string | undefined): Reply => {
    const page = [...pages.values()].find((one) => one.token === token)
    const session = page && sessions.get(page.session)
    // It is good for one order.
    if (!page || !session) return problem(404, 'NOT_FOUND', 'Invalid authorization token')
    const purchase = purchaseBody.safeParse(JSON.parse(body))
    if (!purchase.success || faultOf(purchase.data) !== null)
      return problem(400, 'BAD_VALUE', 'Bad value')
    const { purchase_country, purchase_currency, order_amount, order_lines } = purchase.data
    if (
      order_amount !== session.order_amount ||
      purchase_currency !== session.purchase_currency ||
      JSON.stringify(order_lines) !== JSON.stringify(session.order_lines)
    )
      return problem(400, 'BAD_VALUE', 'Not matching fields: [order_lines]')
    sessions.delete(page.session)
    const fraud_status =
      outcome === 'pending' ? 'PENDING' : outcome === 'rejected' ? 'REJECTED' : 'ACCEPTED'
    const order: Order = {
      order_id: randomUUID(),
      status: fraud_status === 'REJECTED' ? 'CANCELLED' : 'AUTHORIZED',
      fraud_status,
      purchase_country,
      purchase_currency,
      order_amount,
      captured_amount: 0,
      refunded_amount: 0,
      remaining_authorized_amount: order_amount,
      merchant_reference1: purchase.data.merchant_reference1,
      notification: purchase.data.merchant_urls?.notification,
      captures: [],
      refunds: [],
    }
    orders.set(order.order_id, order)
    return { json: { order_id: order.order_id, fraud_status, redirect_url: page.urls.success } }
  }

  const decide = (order: Order, what: 'accept' | 'reject' | 'expire') => {
    if (what === 'expire') {
      order.status = 'EXPIRED'
      return
    }
    order.fraud_status = what === 'accept' ? 'ACCEPTED' : 'REJECTED'
    if (what === 'reject') order.status = 'CANCELLED'
    const event_type = `FRAUD_RISK_${order.fraud_status}`
    const body = { order_id: order.order_id, event_type }
    notifier.announce({ id: `${order.order_id} ${event_type}`, kind: event_type, body })
  }

  const happen = (body: unknown): Reply => {
    const given = happening.parse(body)
    if ('page' in given) {
      const page = pages.get(given.page)
      return page ? { json: { url: act(page, given.what) } } : { status: 404 }
    }
    const order = orders.get(given.order)
    if (!order) return { status: 404 }
    if (given.what === 'refund') {
      const reply = refund(order, { refunded_amount: given.amount }, randomUUID())
      return reply.status === 201 ? { json: order } : { status: 404 }
    }
    decide(order, given.what)
    return { json: order }
  }

  /** A repeated key gets the first answer again, and has no further effect. */
  const once = ({ headers, path }: Incoming, answer: () => Reply): Reply => {
    const key = headers['klarna-idempotency-key']
    const known = key ? answered.get(`${path} ${key}`) : undefined
    if (known) return known
    const reply = answer()
    if (key && (reply.status ?? 200) < 300) answered.set(`${path} ${key}`, reply)
    return reply
  }

  const kindOf = ({ method, path }: Incoming): string => {
    if (path.startsWith('/hpp/')) return method === 'POST' ? 'page' : 'read'
    if (path.startsWith('/payments/v1/authorizations/')) return 'place'
    if (path.startsWith('/payments/')) return method === 'POST' ? 'session' : 'read'
    const last = path.split('/').at(-1)
    return last === 'captures'
      ? 'capture'
      : last === 'refunds'
        ? 'refund'
        : last === 'cancel'
          ? 'cancel'
          : 'order'
  }

  const answer = (request: Incoming, kind: string, outcome: string | undefined): Reply => {
    const { username, password } = SIMULATOR_CREDENTIALS.klarna
    const expected = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
    if (request.headers.authorization !== expected) return { status: 401 }
    const [, , , , id = ''] = request.path.split('/')
    switch (kind) {
      case 'session':
        return begin(request)
      case 'page':
        return showPage(request)
      case 'read':
        return readPage(request.path.startsWith('/hpp/') ? pages.get(id) : undefined)
      case 'place':
        return once(request, () => place(request, id, outcome))
    }
    const order = orders.get(id)
    if (!order) return problem(404, 'NO_SUCH_ORDER', 'No such order')
    if (outcome === 'refused')
      return problem(403, `${kind.toUpperCase()}_NOT_ALLOWED`, 'Not allowed')
    const body = (): unknown => JSON.parse(request.body)
    if (kind === 'capture') return once(request, () => capture(order, body(), randomUUID()))
    if (kind === 'refund') return once(request, () => refund(order, body(), randomUUID()))
    return kind === 'cancel' ? once(request, () => cancel(order)) : { json: order }
  }

  /** Klarna's page, on which its payer decides. */
  const payersPage = ({ method, path, body }: Incoming): Reply => {
    const page = pages.get(path.split('/').at(-1) ?? '')
    if (!page) return { status: 404, html: 'No such payment' }
    if (method === 'POST') {
      const deed = new URLSearchParams(body).get('deed')
      const chosen = deed === 'approve' || deed === 'refuse' ? deed : 'cancel'
      return { status: 303, headers: { location: act(page, chosen) } }
    }
    const button = (deed: Deed, text: string) =>
      `<button name="deed" value="${deed}">${text}</button>`
    return {
      html: `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Klarna (simulator)</title>
<main><h1>Klarna (simulator)</h1><form method="post"><p>${button('approve', 'Pay later')} ${button('refuse', 'Be refused')} ${button('cancel', 'Cancel')}</p></form></main></html>`,
    }
  }

  const control = ({ path, body }: Incoming): Reply | null => {
    switch (path) {
      case '/__control':
        outcomes.order(JSON.parse(body))
        return { status: 204 }
      case '/__notify':
        notifier.direct(JSON.parse(body))
        return { status: 204 }
      case '/__happen':
        return happen(JSON.parse(body))
      case '/__sent':
        return { json: { sent: notifier.sent, pending: notifier.pending } }
      case '/__repeat':
        return { status: notifier.repeat(repeated.parse(JSON.parse(body)).id) ? 204 : 404 }
      case '/__calm':
        outcomes.clear()
        return { status: 204 }
      case '/__state':
        return {
          json: { pages: Object.fromEntries(pages), orders: Object.fromEntries(orders), calls },
        }
      case '/__reset':
        for (const cleared of [sessions, pages, orders, answered]) cleared.clear()
        for (const kind of Object.keys(calls)) delete calls[kind]
        outcomes.clear()
        return { status: 204 }
      default:
        return null
    }
  }

  const handler: Handler = async (request) => {
    const controlled = control(request)
    if (controlled) return controlled
    if (request.path.startsWith('/pay/')) return payersPage(request)
    const kind = kindOf(request)
    calls[kind] = (calls[kind] ?? 0) + 1
    const outcome = outcomes.next(kind, request.path + request.body)
    const failed = problem(500, 'INTERNAL_SERVER_ERROR', 'Internal error')
    if (outcome === 'error500') return failed
    if (outcome === 'rate_limited') return problem(429, 'TOO_MANY_REQUESTS', 'Too many requests')
    if (outcome === 'timeout') return 'never'
    if (outcome === 'hang_up') return 'hang up'
    const reply = answer(request, kind, outcome)
    if (outcome === 'error500_after_success') return failed
    if (outcome === 'timeout_after_success') return 'never'
    if (outcome === 'hang_up_after_success') return 'hang up'
    return outcome === 'malformed' ? { raw: '<html>Bad gateway</html>' } : reply
  }
  const server = await serve(port, handler)
  ownUrl = server.url
  return server
}
