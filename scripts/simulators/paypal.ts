import { createSign, randomBytes, randomUUID } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { z } from 'zod'
import { SIMULATOR_CREDENTIALS } from '@/lib/payments/simulator-credentials'
import { type Handler, type Incoming, type Reply, type SimulatorServer, serve } from './http-server'
import { Notifier } from './notifier'
import { Outcomes } from './outcomes'
import { answerBrowser, type OrderCard } from './paypal-cards'
import { CERTIFICATE, PRIVATE_KEY } from './paypal-certificate'

type Money = { currency_code: string; value: string }

/** https://developer.paypal.com/reference/currency-codes/ */
const TAKEN =
  'AUD BRL CAD CNY CZK DKK EUR HKD HUF ILS JPY MYR MXN TWD NZD NOK PHP PLN GBP SGD SEK CHF THB USD'
const WITHOUT_DECIMALS = ['HUF', 'JPY', 'TWD']
const decimalsOf = (currency: string) => (WITHOUT_DECIMALS.includes(currency) ? 0 : 2)

/** What PayPal has against an amount; `null` for nothing. */
const issueOf = ({ currency_code, value }: Money): string | null => {
  if (!TAKEN.split(' ').includes(currency_code)) return 'CURRENCY_NOT_SUPPORTED'
  return decimalsOf(currency_code) === 0 && value.includes('.') ? 'DECIMAL_PRECISION' : null
}
type Capture = {
  id: string
  orderId: string
  status: 'COMPLETED' | 'PENDING' | 'DECLINED'
  amount: Money
  refunded: number
  customId?: string
  at: string
}
/** PayPal's fee, 3.49 % and 49 of the smallest coins, and what is left of an amount. */
function breakdownOf({ currency_code, value }: Money) {
  const decimals = decimalsOf(currency_code)
  const cents = Math.round(Number(value) * 10 ** decimals)
  const fee = Math.min(cents, Math.round(cents * 0.0349) + 49)
  const money = (amount: number) => ({
    currency_code,
    value: (amount / 10 ** decimals).toFixed(decimals),
  })
  return { gross_amount: money(cents), paypal_fee: money(fee), net_amount: money(cents - fee) }
}
/** The fee as the list of transactions has it: what left the account. */
function feeOf(amount: Money): Money {
  const { paypal_fee } = breakdownOf(amount)
  return { ...paypal_fee, value: `-${paypal_fee.value}` }
}
type Refund = {
  id: string
  status: string
  amount: Money
  captureId: string
  custom_id?: string
  isReversal: boolean
  at: string
}
type Dispute = {
  dispute_id: string
  create_time: string
  update_time: string
  disputed_transactions: { seller_transaction_id: string; custom?: string }[]
  reason: string
  status: string
  dispute_amount: Money
  seller_response_due_date: string
  dispute_outcome?: { outcome_code: string }
}
type Order = {
  id: string
  status: string
  amount: Money
  /** Whether it waits for a card. */
  isByCard: boolean
  card?: OrderCard
  customId?: string
  captureId?: string
}

const money = z.object({
  currency_code: z.string().length(3),
  value: z.string().regex(/^\d+(\.\d{1,2})?$/),
})
const createBody = z.object({
  intent: z.literal('CAPTURE'),
  purchase_units: z.array(z.object({ amount: money, custom_id: z.string().optional() })).min(1),
  payment_source: z
    .union([
      z.object({
        paypal: z.object({
          experience_context: z.object({ return_url: z.url(), cancel_url: z.url() }),
        }),
      }),
      z.object({
        card: z.object({
          attributes: z.object({
            verification: z.object({ method: z.enum(['SCA_ALWAYS', 'SCA_WHEN_REQUIRED']) }),
          }),
          experience_context: z.object({ return_url: z.url(), cancel_url: z.url() }),
        }),
      }),
    ])
    .optional(),
})
const refundBody = z.object({ amount: money.optional(), custom_id: z.string().optional() })
/** Something that happens at PayPal without the store. */
const happening = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('refund'),
    captureId: z.string(),
    amount: money.optional(),
    /** Gives back more than was paid. */
    isWrong: z.boolean().default(false),
  }),
  z.object({ what: z.literal('reversal'), captureId: z.string(), amount: money.optional() }),
  z.object({
    what: z.literal('decision'),
    captureId: z.string(),
    decide: z.enum(['complete', 'deny']),
  }),
  z.object({
    what: z.literal('dispute'),
    captureId: z.string(),
    reason: z.string().default('MERCHANDISE_OR_SERVICE_NOT_RECEIVED'),
    status: z.string().default('WAITING_FOR_SELLER_RESPONSE'),
    outcome: z.string().optional(),
    /** Notifies of it as of a change that long ago. */
    secondsAgo: z.number().default(0),
  }),
])
/** A transaction of PayPal's report that no call of the store makes: a withdrawal, a fee, another shop's sale. */
const reportedSchema = z.object({
  transaction_id: z.string(),
  paypal_reference_id: z.string().optional(),
  transaction_event_code: z.string(),
  transaction_initiation_date: z.string(),
  transaction_amount: z.object({ currency_code: z.string(), value: z.string() }),
  fee_amount: z.object({ currency_code: z.string(), value: z.string() }).optional(),
  transaction_status: z.string().default('S'),
})
const reportSettings = z.object({
  transactions: z.array(reportedSchema).default([]),
  pageSize: z.number().optional(),
})
const listQuery = z.object({
  start_date: z.iso.datetime(),
  end_date: z.iso.datetime(),
  page: z.coerce.number().default(1),
  page_size: z.coerce.number().default(100),
})
const disputeQuery = z.object({
  update_time_after: z.iso.datetime(),
  page_size: z.coerce.number().min(1).max(50),
  next_page_token: z.string().regex(/^\d+$/).default('0'),
})
const CERTIFICATE_PATH = '/v1/notifications/certs/CERT-SIMULATED'

/** Who approves orders; the outcome `payer:ADDRESS` of a `get` is somebody else. */
const PAYER = {
  email_address: 'pat.payer@example.com',
  account_id: 'QYR5Z8XDVJNXQ',
  account_status: 'VERIFIED',
  name: { given_name: 'Pat', surname: 'Payer' },
  address: { country_code: 'US' },
}

const repeated = z.object({ id: z.string() })

const id = () => randomBytes(9).toString('hex').slice(0, 17).toUpperCase()

const problem = (status: number, name: string, issue: string, description: string): Reply => ({
  status,
  json: {
    name,
    message: description,
    debug_id: randomBytes(6).toString('hex'),
    details: [{ issue, description }],
  },
})
const notFound = () =>
  problem(
    404,
    'RESOURCE_NOT_FOUND',
    'INVALID_RESOURCE_ID',
    'The specified resource does not exist.',
  )
const serviceUnavailable: Reply = {
  status: 500,
  json: {
    name: 'INTERNAL_SERVER_ERROR',
    message: 'An internal server error has occurred.',
    debug_id: 'simulated',
  },
}

/**
 * PayPal's Orders v2, Payments v2 and token calls on loopback, as far as the store uses them. Payers
 * approve immediately, as `pat.payer@example.com`. `POST /__control {call, outcome, times?, for?}` sets the outcome of the next
 * calls; calls are token, create, capture, get, refund. `POST /__calm` forgets those that have not come. `GET
 * /__state` reports what happened, `POST /__reset` clears it, `POST /__expire-tokens` expires all access tokens.
 *
 * `POST /__notify {url, copies?, delayMs?}` has signed notifications sent to a store, `POST /__happen`
 * lets something happen at PayPal (`refund`, `reversal`, `decision` on a pending capture, `dispute`),
 * `GET /__sent` lists what was sent, `POST /__repeat {id}` sends one again.
 *
 * `POST /__report {transactions?, pageSize?}` puts transactions into the list of transactions, in the place of those with
 * the same id, and makes its pages smaller. Outcomes of `transactions` beside those of all calls: `forbidden` (the app
 * lacks the permission), `too_large`, `duplicate` (each is listed twice).
 *
 * Orders of cards wait for one: `GET /web-sdk/v6/core` is a script with the interface of the SDK's card fields, which gives it by
 * `POST /sdk/card {orderId, number}` and, where its bank asks, `POST /sdk/card/answer {orderId, isPassed}`.
 */
export async function startPayPalSimulator(
  port = 0,
): Promise<SimulatorServer & { credentials: typeof SIMULATOR_CREDENTIALS.paypal }> {
  const orders = new Map<string, Order>()
  const captures = new Map<string, Capture>()
  const refunds = new Map<string, Refund>()
  const disputes = new Map<string, Dispute>()
  const reported = new Map<string, z.infer<typeof reportedSchema>>()
  let pageSize: number | undefined
  /** Known once the simulator listens. */
  let ownUrl = ''

  const sign = (body: string, transmissionId: string, time: string) =>
    createSign('sha256')
      .update([transmissionId, time, SIMULATOR_CREDENTIALS.paypal.webhookId, crc32(body)].join('|'))
      .sign(PRIVATE_KEY, 'base64')
  const notifier = new Notifier((body) => {
    const transmissionId = randomUUID()
    const time = new Date().toISOString()
    return {
      'paypal-transmission-id': transmissionId,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': sign(body, transmissionId, time),
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': `${ownUrl}${CERTIFICATE_PATH}`,
    }
  })
  const announce = (kind: string, resource: object) => {
    const event = { id: `WH-${id()}`, event_type: kind, event_version: '1.0', resource }
    notifier.announce({ id: event.id, kind, body: event })
  }
  const announceCapture = (captured: Capture) => {
    const kind = captured.status === 'DECLINED' ? 'DENIED' : captured.status
    announce(`PAYMENT.CAPTURE.${kind}`, {
      id: captured.id,
      status: captured.status,
      amount: captured.amount,
      custom_id: captured.customId,
    })
  }
  const announceRefund = ({ captureId, isReversal, at, ...resource }: Refund) =>
    announce(isReversal ? 'PAYMENT.CAPTURE.REVERSED' : 'PAYMENT.CAPTURE.REFUNDED', {
      ...resource,
      create_time: at,
      links: [{ rel: 'up', href: `${ownUrl}/v2/payments/captures/${captureId}` }],
    })
  const tokens = new Set<string>()
  const answered = new Map<string, Reply>()
  const outcomes = new Outcomes()
  const calls: Record<string, number> = {}

  const represent = (order: Order) => {
    const capture = order.captureId ? captures.get(order.captureId) : undefined
    const { decline, ...card } = order.card ?? {}
    return {
      id: order.id,
      intent: 'CAPTURE',
      status: order.status,
      ...(order.card && { payment_source: { card } }),
      ...(order.captureId && !order.card && { payer: PAYER }),
      purchase_units: [
        {
          custom_id: order.customId,
          amount: order.amount,
          ...(capture
            ? {
                payments: {
                  captures: [
                    {
                      id: capture.id,
                      status: capture.status,
                      amount: capture.amount,
                      final_capture: true,
                      ...(decline && { processor_response: { response_code: decline } }),
                      ...(capture.status === 'COMPLETED' && {
                        seller_receivable_breakdown: breakdownOf(capture.amount),
                      }),
                    },
                  ],
                },
              }
            : {}),
        },
      ],
    }
  }

  const create = (request: Incoming): Reply => {
    const body = createBody.safeParse(JSON.parse(request.body))
    const unit = body.data?.purchase_units[0]
    if (!unit)
      return problem(
        400,
        'INVALID_REQUEST',
        'INVALID_PARAMETER_SYNTAX',
        'Request is not well-formed.',
      )
    const issue = issueOf(unit.amount)
    if (issue !== null)
      return problem(422, 'UNPROCESSABLE_ENTITY', issue, 'The amount is not supported.')
    const source = body.data?.payment_source
    const isByCard = source !== undefined && 'card' in source
    const order: Order = {
      id: id(),
      status: isByCard ? 'CREATED' : 'APPROVED',
      amount: unit.amount,
      customId: unit.custom_id,
      isByCard,
    }
    orders.set(order.id, order)
    const represented = represent(order)
    if (!source || isByCard) return { status: 201, json: { ...represented, status: 'CREATED' } }
    const links = [{ rel: 'payer-action', href: `${ownUrl}/checkoutnow?token=${order.id}` }]
    return { status: 200, json: { ...represented, status: 'PAYER_ACTION_REQUIRED', links } }
  }

  const approval = (order: Order, outcome: string | undefined): Reply => {
    if (outcome === 'not_approved')
      return { json: { ...represent(order), status: 'PAYER_ACTION_REQUIRED' } }
    if (order.isByCard) return { json: represent(order) }
    const payer = outcome?.startsWith('payer:')
      ? { ...PAYER, email_address: outcome.slice('payer:'.length) || undefined }
      : PAYER
    return { json: { ...represent(order), payment_source: { paypal: payer }, payer } }
  }

  const capture = (order: Order, outcome: string | undefined): Reply => {
    if (outcome === 'not_approved' || (order.isByCard && order.card === undefined))
      return problem(
        422,
        'UNPROCESSABLE_ENTITY',
        'ORDER_NOT_APPROVED',
        'Payer has not yet approved the Order for payment.',
      )
    if (outcome === 'declined')
      return problem(
        422,
        'UNPROCESSABLE_ENTITY',
        'INSTRUMENT_DECLINED',
        'The instrument presented was declined.',
      )
    if (order.captureId)
      return problem(
        422,
        'UNPROCESSABLE_ENTITY',
        'ORDER_ALREADY_CAPTURED',
        'Order already captured.',
      )
    const created: Capture = {
      id: id(),
      orderId: order.id,
      status: order.card?.decline ? 'DECLINED' : outcome === 'pending' ? 'PENDING' : 'COMPLETED',
      amount: outcome === 'wrong_amount' ? { ...order.amount, value: '0.01' } : order.amount,
      refunded: 0,
      customId: order.customId,
      at: new Date().toISOString(),
    }
    captures.set(created.id, created)
    announceCapture(created)
    order.captureId = created.id
    order.status = 'COMPLETED'
    return { status: 201, json: represent(order) }
  }

  const giveBack = (
    captured: Capture,
    amount: Money,
    details: Pick<Refund, 'custom_id' | 'isReversal'>,
  ): Refund => {
    captured.refunded += Number(amount.value)
    const made = {
      id: id(),
      status: 'COMPLETED',
      amount,
      captureId: captured.id,
      at: new Date().toISOString(),
      ...details,
    }
    refunds.set(made.id, made)
    announceRefund(made)
    return made
  }

  const dispute = (captured: Capture, given: z.infer<typeof happening> & { what: 'dispute' }) => {
    const now = new Date(Date.now() - given.secondsAgo * 1000).toISOString()
    const known = [...disputes.values()].find(
      ({ disputed_transactions: [one] }) => one?.seller_transaction_id === captured.id,
    )
    const current: Dispute = {
      dispute_id: known?.dispute_id ?? `PP-D-${id()}`,
      create_time: known?.create_time ?? now,
      update_time: now,
      disputed_transactions: [{ seller_transaction_id: captured.id, custom: captured.customId }],
      reason: given.reason,
      status: given.status,
      dispute_amount: captured.amount,
      seller_response_due_date: new Date(Date.now() + 10 * 86_400_000).toISOString(),
      ...(given.outcome ? { dispute_outcome: { outcome_code: given.outcome } } : {}),
    }
    disputes.set(current.dispute_id, current)
    const kind = given.status === 'RESOLVED' ? 'RESOLVED' : known ? 'UPDATED' : 'CREATED'
    announce(`CUSTOMER.DISPUTE.${kind}`, current)
    return current
  }

  const disputeOf = (disputeId: string): Reply => {
    const found = disputes.get(disputeId)
    return found ? { json: found } : notFound()
  }

  /** As PayPal lists them: without what is disputed, a page at a time. */
  const disputesSince = (query: URLSearchParams): Reply => {
    const asked = disputeQuery.safeParse(Object.fromEntries(query))
    if (!asked.success) return { status: 400, json: { name: 'INVALID_REQUEST' } }
    const { update_time_after, page_size, next_page_token } = asked.data
    const changed = [...disputes.values()].filter(
      ({ update_time }) => update_time > update_time_after,
    )
    const from = Number(next_page_token)
    const size = Math.min(page_size, pageSize ?? page_size)
    const page = changed.slice(from, from + size)
    const items = page.map(({ dispute_id, create_time, update_time, reason, status }) => ({
      dispute_id,
      create_time,
      update_time,
      reason,
      status,
    }))
    const following = new URLSearchParams(query)
    following.set('next_page_token', String(from + size))
    const next = { rel: 'next', href: `${ownUrl}/v1/customer/disputes?${following}` }
    return { json: { items, links: from + size < changed.length ? [next] : [] } }
  }

  const happen = (body: unknown): Reply => {
    const given = happening.parse(body)
    const captured = captures.get(given.captureId)
    if (!captured) return notFound()
    if (given.what === 'dispute') return { json: dispute(captured, given) }
    if (given.what === 'decision') {
      captured.status = given.decide === 'complete' ? 'COMPLETED' : 'DECLINED'
      announceCapture(captured)
      return { json: captured }
    }
    const left = Number((Number(captured.amount.value) - captured.refunded).toFixed(2))
    const isWrong = given.what === 'refund' && given.isWrong
    if (left === 0) return notFound()
    const wanted = Number(given.amount?.value ?? left)
    const value = (isWrong ? wanted : Math.min(wanted, left)).toFixed(
      decimalsOf(captured.amount.currency_code),
    )
    return {
      json: giveBack(
        captured,
        { ...captured.amount, value },
        { isReversal: given.what === 'reversal' },
      ),
    }
  }

  /** What moved, as PayPal's list of transactions has it. */
  const listed = (query: URLSearchParams, outcome: string | undefined): Reply => {
    if (outcome === 'forbidden')
      return problem(
        403,
        'NOT_AUTHORIZED',
        'PERMISSION_DENIED',
        'Authorization failed due to insufficient permissions.',
      )
    const { start_date, end_date, page, ...asked } = listQuery.parse(Object.fromEntries(query))
    if (outcome === 'too_large')
      return problem(
        400,
        'RESULTSET_TOO_LARGE',
        'RESULTSET_TOO_LARGE',
        'Result set size is greater than the maximum limit.',
      )
    const page_size = Math.min(asked.page_size, pageSize ?? asked.page_size)
    const found = [
      ...[...captures.values()].map((one) => ({
        transaction_id: one.id,
        transaction_event_code: 'T0006',
        transaction_initiation_date: one.at,
        transaction_amount: one.amount,
        ...(one.status === 'COMPLETED' && { fee_amount: feeOf(one.amount) }),
        transaction_status: { COMPLETED: 'S', PENDING: 'P', DECLINED: 'D' }[one.status],
        custom_field: one.customId,
      })),
      ...[...refunds.values()].map((one) => ({
        transaction_id: one.id,
        paypal_reference_id: one.captureId,
        transaction_event_code: one.isReversal ? 'T1106' : 'T1107',
        transaction_initiation_date: one.at,
        transaction_amount: { ...one.amount, value: `-${one.amount.value}` },
        transaction_status: 'S',
        custom_field: one.custom_id,
      })),
      ...reported.values(),
    ].filter(
      ({ transaction_initiation_date: at }) => start_date <= at && at.slice(0, 19) <= end_date,
    )
    const all = outcome === 'duplicate' ? [...found, ...found] : found
    return {
      json: {
        transaction_details: all
          .slice((page - 1) * page_size, page * page_size)
          .map((transaction_info) => ({ transaction_info })),
        total_items: all.length,
        total_pages: Math.max(1, Math.ceil(all.length / page_size)),
        page,
      },
    }
  }

  const refund = (captured: Capture, request: Incoming, outcome: string | undefined): Reply => {
    if (outcome === 'declined')
      return problem(
        422,
        'UNPROCESSABLE_ENTITY',
        'REFUND_NOT_ALLOWED',
        'Refund is not allowed for this capture.',
      )
    const { amount, custom_id } = refundBody.parse(JSON.parse(request.body || '{}'))
    const requested = amount ?? captured.amount
    const issue =
      requested.currency_code === captured.amount.currency_code
        ? issueOf(requested)
        : 'REFUND_CURRENCY_MISMATCH'
    if (issue !== null)
      return problem(422, 'UNPROCESSABLE_ENTITY', issue, 'The amount is not supported.')
    const total = captured.refunded + Number(requested.value)
    if (total > Number(captured.amount.value) + 0.001)
      return problem(
        422,
        'UNPROCESSABLE_ENTITY',
        'REFUND_AMOUNT_EXCEEDED',
        'The refund amount must be less than or equal to the capture amount.',
      )
    const created = giveBack(captured, requested, { custom_id, isReversal: false })
    // A pending one completes when it is looked up.
    return {
      status: 201,
      json: outcome === 'pending' ? { ...created, status: 'PENDING' } : created,
    }
  }

  /** A repeated PayPal-Request-Id gets the first response again, and has no further effect. */
  const once = (request: Incoming, act: () => Reply): Reply => {
    const key = request.headers['paypal-request-id']
    const known = key ? answered.get(`${request.path}/${key}`) : undefined
    if (known) return { ...known, status: 200 }
    const reply = act()
    if (key && (reply.status ?? 200) < 300) answered.set(`${request.path}/${key}`, reply)
    return reply
  }

  const token = (request: Incoming): Reply => {
    const { clientId, clientSecret } = SIMULATOR_CREDENTIALS.paypal
    const expected = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
    if (request.headers.authorization !== expected)
      return {
        status: 401,
        json: { error: 'invalid_client', error_description: 'Client Authentication failed' },
      }
    const value = randomBytes(24).toString('base64url')
    tokens.add(value)
    return { json: { access_token: value, token_type: 'Bearer', expires_in: 32_400 } }
  }

  const kindOf = ({ method, path }: Incoming): string => {
    if (path === '/v1/oauth2/token') return 'token'
    if (path.startsWith('/v1/notifications/certs/')) return 'certificate'
    if (path === '/v1/reporting/transactions') return 'transactions'
    if (method === 'GET') return 'get'
    if (path.endsWith('/capture')) return 'capture'
    return path.endsWith('/refund') ? 'refund' : 'create'
  }

  const answer = (request: Incoming, kind: string, outcome: string | undefined): Reply => {
    if (kind === 'token') return token(request)
    if (kind === 'certificate')
      return request.path === CERTIFICATE_PATH ? { raw: CERTIFICATE } : notFound()
    if (!tokens.has(request.headers.authorization?.replace('Bearer ', '') ?? ''))
      return {
        status: 401,
        json: { error: 'invalid_token', error_description: 'Token signature verification failed' },
      }
    if (kind === 'transactions') return listed(request.query, outcome)
    const [, , area, collection, resource = ''] = request.path.split('/')
    if (area === 'checkout' && collection === 'orders') {
      if (kind === 'create') return once(request, () => create(request))
      const order = orders.get(resource)
      if (!order) return notFound()
      return kind === 'capture'
        ? once(request, () => capture(order, outcome))
        : approval(order, outcome)
    }
    if (area === 'customer' && collection === 'disputes')
      return resource ? disputeOf(resource) : disputesSince(request.query)
    if (area === 'payments' && collection === 'captures') {
      const captured = captures.get(resource)
      if (!captured) return notFound()
      return kind === 'refund'
        ? once(request, () => refund(captured, request, outcome))
        : { json: captured }
    }
    const refunded = collection === 'refunds' ? refunds.get(resource) : undefined
    return refunded ? { json: refunded } : notFound()
  }

  const handler: Handler = async (request) => {
    if (request.path === '/__control') {
      outcomes.order(JSON.parse(request.body))
      return { status: 204 }
    }
    if (request.path === '/__notify') {
      notifier.direct(JSON.parse(request.body))
      return { status: 204 }
    }
    if (request.path === '/__happen') return happen(JSON.parse(request.body))
    if (request.path === '/__sent')
      return { json: { sent: notifier.sent, pending: notifier.pending } }
    if (request.path === '/__repeat')
      return { status: notifier.repeat(repeated.parse(JSON.parse(request.body)).id) ? 204 : 404 }
    if (request.path === '/__report') {
      const settings = reportSettings.parse(JSON.parse(request.body))
      for (const one of settings.transactions) reported.set(one.transaction_id, one)
      pageSize = settings.pageSize ?? pageSize
      return { status: 204 }
    }
    if (request.path === '/__calm') {
      outcomes.clear()
      return { status: 204 }
    }
    if (request.path === '/__reset') {
      for (const cleared of [orders, captures, refunds, disputes, tokens, answered, reported])
        cleared.clear()
      pageSize = undefined
      for (const kind of Object.keys(calls)) delete calls[kind]
      outcomes.clear()
      return { status: 204 }
    }
    if (request.path === '/__expire-tokens') {
      tokens.clear()
      return { status: 204 }
    }
    if (request.path === '/__state')
      return {
        json: {
          orders: Object.fromEntries(orders),
          captures: Object.fromEntries(captures),
          refunds: Object.fromEntries(refunds),
          disputes: Object.fromEntries(disputes),
          calls,
        },
      }
    const forBrowser = answerBrowser(orders, request)
    if (forBrowser) return forBrowser
    const kind = kindOf(request)
    calls[kind] = (calls[kind] ?? 0) + 1
    const outcome = outcomes.next(kind, request.path + request.body)
    if (outcome === 'error500') return serviceUnavailable
    if (outcome === 'timeout') return 'never'
    if (outcome === 'hang_up') return 'hang up'
    const reply = answer(request, kind, outcome)
    if (outcome === 'timeout_after_success') return 'never'
    if (outcome === 'hang_up_after_success') return 'hang up'
    if (outcome === 'malformed') return { raw: '<html>Bad gateway</html>' }
    return reply
  }
  const server = await serve(port, handler)
  ownUrl = server.url
  return { ...server, credentials: SIMULATOR_CREDENTIALS.paypal }
}
