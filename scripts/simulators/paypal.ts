import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { SIMULATOR_CREDENTIALS } from '@/lib/payments/simulator-credentials'
import { type Handler, type Incoming, type Reply, type SimulatorServer, serve } from './http-server'
import { Outcomes } from './outcomes'

type Money = { currency_code: string; value: string }
type Capture = {
  id: string
  orderId: string
  status: 'COMPLETED' | 'PENDING' | 'DECLINED'
  amount: Money
  refunded: number
}
type Order = {
  id: string
  status: 'CREATED' | 'APPROVED' | 'COMPLETED'
  amount: Money
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
})
const refundBody = z.object({ amount: money.optional() })

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
 * approve immediately. `POST /__control {call, outcome, times?}` sets the outcome of the next calls;
 * calls are token, create, capture, get, refund. `GET /__state` reports what happened, `POST /__reset`
 * clears it, `POST /__expire-tokens` expires all access tokens.
 */
export async function startPayPalSimulator(
  port = 0,
): Promise<SimulatorServer & { credentials: typeof SIMULATOR_CREDENTIALS.paypal }> {
  const orders = new Map<string, Order>()
  const captures = new Map<string, Capture>()
  const refunds = new Map<string, { id: string; status: string; amount: Money }>()
  const tokens = new Set<string>()
  const answered = new Map<string, Reply>()
  const outcomes = new Outcomes()
  const calls: Record<string, number> = {}

  const represent = (order: Order) => {
    const capture = order.captureId ? captures.get(order.captureId) : undefined
    return {
      id: order.id,
      intent: 'CAPTURE',
      status: order.status,
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
    const order: Order = {
      id: id(),
      status: 'APPROVED',
      amount: unit.amount,
      customId: unit.custom_id,
    }
    orders.set(order.id, order)
    return { status: 201, json: { ...represent(order), status: 'CREATED' } }
  }

  const capture = (order: Order, outcome: string | undefined): Reply => {
    if (outcome === 'not_approved')
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
      status: outcome === 'pending' ? 'PENDING' : 'COMPLETED',
      amount: outcome === 'wrong_amount' ? { ...order.amount, value: '0.01' } : order.amount,
      refunded: 0,
    }
    captures.set(created.id, created)
    order.captureId = created.id
    order.status = 'COMPLETED'
    return { status: 201, json: represent(order) }
  }

  const refund = (captured: Capture, request: Incoming, outcome: string | undefined): Reply => {
    if (outcome === 'declined')
      return problem(
        422,
        'UNPROCESSABLE_ENTITY',
        'REFUND_NOT_ALLOWED',
        'Refund is not allowed for this capture.',
      )
    const requested = refundBody.parse(JSON.parse(request.body || '{}')).amount ?? captured.amount
    const total = captured.refunded + Number(requested.value)
    if (total > Number(captured.amount.value) + 0.001)
      return problem(
        422,
        'UNPROCESSABLE_ENTITY',
        'REFUND_AMOUNT_EXCEEDED',
        'The refund amount must be less than or equal to the capture amount.',
      )
    captured.refunded = total
    const created = { id: id(), status: 'COMPLETED', amount: requested }
    refunds.set(created.id, created)
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
    if (method === 'GET') return 'get'
    if (path.endsWith('/capture')) return 'capture'
    return path.endsWith('/refund') ? 'refund' : 'create'
  }

  const answer = (request: Incoming, kind: string, outcome: string | undefined): Reply => {
    if (kind === 'token') return token(request)
    if (!tokens.has(request.headers.authorization?.replace('Bearer ', '') ?? ''))
      return {
        status: 401,
        json: { error: 'invalid_token', error_description: 'Token signature verification failed' },
      }
    const [, , area, collection, resource = ''] = request.path.split('/')
    if (area === 'checkout' && collection === 'orders') {
      if (kind === 'create') return once(request, () => create(request))
      const order = orders.get(resource)
      if (!order) return notFound()
      return kind === 'capture'
        ? once(request, () => capture(order, outcome))
        : { json: represent(order) }
    }
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
    if (request.path === '/__reset') {
      for (const cleared of [orders, captures, refunds, tokens, answered]) cleared.clear()
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
          calls,
        },
      }
    const kind = kindOf(request)
    calls[kind] = (calls[kind] ?? 0) + 1
    const outcome = outcomes.next(kind)
    if (outcome === 'error500') return serviceUnavailable
    if (outcome === 'timeout') return 'never'
    const reply = answer(request, kind, outcome)
    if (outcome === 'timeout_after_success') return 'never'
    if (outcome === 'hang_up_after_success') return 'hang up'
    if (outcome === 'malformed') return { raw: '<html>Bad gateway</html>' }
    return reply
  }
  return { ...(await serve(port, handler)), credentials: SIMULATOR_CREDENTIALS.paypal }
}
