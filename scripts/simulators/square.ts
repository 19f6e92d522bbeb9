import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { SIMULATOR_CREDENTIALS } from '@/lib/payments/simulator-credentials'
import { SQUARE_CURRENCIES } from '@/lib/payments/square/currencies'
import { forBrowser } from './for-browser'
import { type Handler, type Incoming, type Reply, type SimulatorServer, serve } from './http-server'
import { Notifier } from './notifier'
import { Outcomes } from './outcomes'
import { type Dispute, idOf, notFound, now, SquareBooks, SquareFault } from './square-books'
import { answerBrowser } from './square-browser'
import { SquareMoney } from './square-money'

const DAY_MS = 86_400_000
const CREDENTIALS = SIMULATOR_CREDENTIALS.square

const happening = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('settle'),
    payment_id: z.string(),
    status: z.enum(['COMPLETED', 'CANCELED', 'FAILED']).default('COMPLETED'),
  }),
  z.object({
    what: z.literal('settle-refund'),
    refund_id: z.string(),
    status: z.enum(['COMPLETED', 'REJECTED', 'FAILED']).default('COMPLETED'),
  }),
  z.object({
    what: z.literal('refund'),
    payment_id: z.string(),
    amount: z.number().int().optional(),
  }),
  z.object({ what: z.literal('sale'), amount: z.number().int().default(500) }),
  z.object({
    what: z.literal('dispute'),
    payment_id: z.string(),
    reason: z.string().default('NO_KNOWLEDGE'),
  }),
  z.object({
    what: z.literal('close-dispute'),
    dispute_id: z.string(),
    isWon: z.boolean().default(true),
  }),
  z.object({ what: z.literal('payout') }),
])
const repeated = z.object({ id: z.string() })
const located = z.object({ currency: z.enum(SQUARE_CURRENCIES) })

const apiError = (status: number, category: string, code: string): Reply => ({
  status,
  json: { errors: [{ category, code, detail: code }] },
})

/** The outcomes of any call that answers something else in the place of what it would do. */
const INSTEAD: Record<string, Reply> = {
  error500: apiError(500, 'API_ERROR', 'INTERNAL_SERVER_ERROR'),
  rate_limited: apiError(429, 'RATE_LIMIT_ERROR', 'RATE_LIMITED'),
  forbidden: apiError(403, 'AUTHENTICATION_ERROR', 'INSUFFICIENT_SCOPES'),
}

/** What the simulated location is in. */
const ownCurrency = () =>
  SQUARE_CURRENCIES.find((code) => code === process.env.STORE_CURRENCY) ?? SQUARE_CURRENCIES[0]

/**
 * Square's API and its Web Payments SDK on loopback, as far as the store uses them, with the test values of
 * https://developer.squareup.com/docs/testing/test-values. `POST /__control {call, outcome, times?, for?}` sets the outcome
 * of the next calls; calls are create, refund, get, list, location. Outcomes of every call: error500,
 * error500_after_success, rate_limited, forbidden, timeout, hang_up, timeout_after_success, hang_up_after_success,
 * malformed, `late:MS`; of create also declined and pending; of refund also declined, completed (at once), pending and failed:
 * without one a refund is pending, and completed right after. `POST /__calm` forgets those that have not come,
 * `POST /__reset` everything, `POST /__expire` lets tokens expire, `POST /__location {currency}` says what the location is
 * in, `GET /__state` reports what happened.
 *
 * `POST /__happen {what, …}` does what others do: settle {payment_id, status?}, settle-refund {refund_id, status?},
 * refund {payment_id, amount?}, sale {amount?} (of somebody else at the location), dispute {payment_id, reason?},
 * close-dispute {dispute_id, isWon?}, payout. `POST /__notify {url, copies?, delayMs?}` has signed events sent to a store,
 * `GET /__sent` lists what was sent, `POST /__repeat {id}` sends one again.
 */
export async function startSquareSimulator(
  port = 0,
): Promise<SimulatorServer & { credentials: typeof CREDENTIALS }> {
  const outcomes = new Outcomes()
  const books = new SquareBooks()
  const calls: Record<string, number> = {}
  const notifier = new Notifier((body, url) => ({
    'x-square-hmacsha256-signature': createHmac('sha256', CREDENTIALS.signatureKey)
      .update(url + body)
      .digest('base64'),
  }))
  const announce = (kind: string, id: string, object: object) => {
    const event = {
      merchant_id: 'MSIMULATOR',
      location_id: CREDENTIALS.locationId,
      type: kind,
      event_id: crypto.randomUUID(),
      created_at: now(),
      data: { type: kind.split('.')[0], id, object: structuredClone(object) },
    }
    notifier.announce({ id: event.event_id, kind, body: event })
  }
  const money = new SquareMoney(books, CREDENTIALS.locationId, announce)
  money.currency = ownCurrency()

  const dispute = (paymentId: string, reason: string): Dispute => {
    const { amount_money } = books.payment(paymentId)
    const opened: Dispute = {
      id: idOf(),
      state: 'EVIDENCE_REQUIRED',
      reason,
      amount_money,
      due_at: new Date(Date.now() + 7 * DAY_MS).toISOString(),
      created_at: now(),
      updated_at: now(),
      location_id: CREDENTIALS.locationId,
      disputed_payment: { payment_id: paymentId },
    }
    books.disputes.set(opened.id, opened)
    announce('dispute.created', opened.id, { dispute: opened })
    return opened
  }

  const closeDispute = (id: string, isWon: boolean): Dispute => {
    const closed = books.disputes.get(id)
    if (!closed) throw notFound(`dispute with id: ${id}`)
    Object.assign(closed, { state: isWon ? 'WON' : 'LOST', updated_at: now() })
    announce('dispute.state.updated', id, { dispute: closed })
    return closed
  }

  const happen = (body: unknown): object => {
    const asked = happening.parse(body)
    switch (asked.what) {
      case 'settle':
        return money.settle(asked.payment_id, asked.status)
      case 'settle-refund': {
        const refund = books.refunds.get(asked.refund_id)
        if (!refund) throw notFound('refund')
        money.endRefund(refund, asked.status)
        return refund
      }
      case 'refund':
        return money.refundThere(asked.payment_id, asked.amount)
      case 'sale':
        return money.sell(asked.amount)
      case 'dispute':
        return dispute(asked.payment_id, asked.reason)
      case 'close-dispute':
        return closeDispute(asked.dispute_id, asked.isWon)
      case 'payout':
        return money.payOut()
    }
  }

  const reset = () => {
    books.clear()
    outcomes.clear()
    money.currency = ownCurrency()
    for (const kind of Object.keys(calls)) delete calls[kind]
  }

  /** Handles what only tests ask; `undefined` for anything else. */
  const control = ({ path, body: text }: Incoming): Reply | undefined => {
    if (!path.startsWith('/__')) return undefined
    const name = path.slice(3)
    const body: unknown = JSON.parse(text || '{}')
    if (name === 'sent') return { json: { sent: notifier.sent, pending: notifier.pending } }
    if (name === 'state') return { json: { ...stateOf(books), calls } }
    if (name === 'happen') return { json: happen(body) }
    if (name === 'repeat') return { status: notifier.repeat(repeated.parse(body).id) ? 204 : 404 }
    const act: Record<string, () => void> = {
      control: () => outcomes.order(body),
      notify: () => notifier.direct(body),
      calm: () => outcomes.clear(),
      expire: () => {
        for (const token of books.tokens.values()) token.isExpired = true
      },
      location: () => {
        money.currency = located.parse(body).currency
      },
      reset,
    }
    if (!act[name]) return { status: 404 }
    act[name]()
    return { status: 204 }
  }

  const location = (id: string): object => {
    if (id !== CREDENTIALS.locationId) throw notFound(`location with id: ${id}`)
    const { currency } = money
    const capabilities = ['CREDIT_CARD_PROCESSING']
    return { location: { id, name: 'Simulator', status: 'ACTIVE', currency, capabilities } }
  }

  /** Of which kind a call is, for its outcomes, and what it does. */
  const callOf = ({
    method,
    path,
    query,
    body,
  }: Incoming): { kind: string; run: (outcome: string) => object } => {
    const [, , name = '', id, part] = path.split('/')
    const sent = (): unknown => JSON.parse(body)
    if (method === 'POST' && name === 'payments' && !id)
      return { kind: 'create', run: (outcome) => money.createPayment(sent(), outcome) }
    if (method === 'POST' && name === 'refunds' && !id)
      return { kind: 'refund', run: (outcome) => money.createRefund(sent(), outcome) }
    if (method === 'GET' && name === 'locations' && id)
      return { kind: 'location', run: () => location(id) }
    if (method === 'GET' && name === 'payouts' && id && part === 'payout-entries') {
      const entries = books.payouts.get(id)?.entries
      return { kind: 'list', run: () => ({ payout_entries: entries ?? [] }) }
    }
    const kept = listOf(books, name)
    if (method !== 'GET' || !kept) throw notFound(path)
    if (!id) return { kind: 'list', run: () => pageOf(name, [...kept.values()], query) }
    const one = kept.get(id)
    if (!one) throw notFound(`${name} with id: ${id}`)
    return { kind: 'get', run: () => ({ [name.replace(/s$/, '')]: one }) }
  }

  const answer = async (request: Incoming): Promise<Reply | 'hang up' | 'never'> => {
    if (request.headers.authorization !== `Bearer ${CREDENTIALS.accessToken}`)
      return apiError(401, 'AUTHENTICATION_ERROR', 'UNAUTHORIZED')
    const { kind, run } = callOf(request)
    calls[kind] = (calls[kind] ?? 0) + 1
    const outcome = outcomes.next(kind, request.path + request.body) ?? ''
    if (INSTEAD[outcome]) return INSTEAD[outcome]
    if (outcome === 'timeout') return 'never'
    if (outcome === 'hang_up') return 'hang up'
    const isOwn = /^(?:declined|pending|completed|failed)$/.test(outcome)
    const json = structuredClone(run(isOwn ? outcome : ''))
    if (outcome.startsWith('late:')) await sleep(Number(outcome.slice('late:'.length)))
    if (outcome === 'timeout_after_success') return 'never'
    if (outcome === 'hang_up_after_success') return 'hang up'
    if (outcome === 'malformed') return { raw: '<html>Bad gateway</html>' }
    return outcome === 'error500_after_success' ? (INSTEAD.error500 ?? { json }) : { json }
  }

  const handler: Handler = async (request) => {
    try {
      return control(request) ?? answerBrowser(books, request) ?? (await answer(request))
    } catch (error) {
      if (!(error instanceof SquareFault)) throw error
      return forBrowser({ status: error.status, json: { errors: [error.body] } })
    }
  }
  return { ...(await serve(port, handler)), credentials: CREDENTIALS }
}

type Listed = { created_at: string; location_id: string }

const listOf = (books: SquareBooks, name: string): Map<string, Listed> | undefined =>
  new Map<string, Map<string, Listed>>([
    ['payments', books.payments],
    ['refunds', books.refunds],
    ['disputes', books.disputes],
    ['payouts', books.payouts],
  ]).get(name)

/** A page of a list: of a location, of a time, from where the page before ended. */
function pageOf(name: string, listed: readonly Listed[], query: URLSearchParams): object {
  const [from, to] = [query.get('begin_time'), query.get('end_time')]
  const matching = listed
    .filter(({ location_id }) => location_id === (query.get('location_id') ?? location_id))
    .filter(({ created_at }) => !from || Date.parse(created_at) >= Date.parse(from))
    .filter(({ created_at }) => !to || Date.parse(created_at) < Date.parse(to))
  const begin = Number(query.get('cursor') ?? 0)
  const end = begin + Number(query.get('limit') ?? 50)
  return {
    [name]: matching.slice(begin, end),
    ...(end < matching.length && { cursor: String(end) }),
  }
}

const stateOf = ({ payments, refunds, disputes, payouts }: SquareBooks) => ({
  payments: Object.fromEntries(payments),
  refunds: Object.fromEntries(refunds),
  disputes: Object.fromEntries(disputes),
  payouts: Object.fromEntries(payouts),
})
