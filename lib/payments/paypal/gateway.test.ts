import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { freePort } from '@/scripts/lib/ports'
import { type Handler, type Reply, serve } from '@/scripts/simulators/http-server'
import { startPayPalSimulator } from '@/scripts/simulators/paypal'
import { createPayPalGateway } from './gateway'

const TOTAL = { cents: 12_999, currency: 'USD' }
const FIRST = '0b6b8c0e-0d5c-4c55-9a43-6c0a52a3d001'
const SECOND = '0b6b8c0e-0d5c-4c55-9a43-6c0a52a3d002'

const stateSchema = z.object({
  orders: z.record(z.string(), z.object({ customId: z.string().optional() })),
  captures: z.record(z.string(), z.object({ refunded: z.number() })),
  refunds: z.record(z.string(), z.object({ id: z.string() })),
  calls: z.record(z.string(), z.number()),
})

let simulator: Awaited<ReturnType<typeof startPayPalSimulator>>
let gateway: ReturnType<typeof createPayPalGateway>
/** Times out quickly, for the tests without an answer. */
let hasty: ReturnType<typeof createPayPalGateway>

beforeAll(async () => {
  simulator = await startPayPalSimulator()
})
afterAll(() => simulator.close())
beforeEach(async () => {
  await post('__reset')
  const config = { ...simulator.credentials, apiUrl: simulator.url }
  gateway = createPayPalGateway(config)
  hasty = createPayPalGateway({ ...config, timeoutMs: 400 })
})

const post = (path: string, body: object = {}) =>
  fetch(`${simulator.url}/${path}`, { method: 'POST', body: JSON.stringify(body) })
const next = (call: string, outcome: string, times = 1) =>
  post('__control', { call, outcome, times })
const state = async () => stateSchema.parse(await (await fetch(`${simulator.url}/__state`)).json())

async function createOrder(paymentId = FIRST): Promise<string> {
  const order = await gateway.createOrder({ paymentId, amount: TOTAL, description: 'Licences' })
  if (!order.ok) throw new Error(order.message)
  return order.providerOrderId
}

async function captured(paymentId = FIRST) {
  const providerOrderId = await createOrder(paymentId)
  const capture = await gateway.captureOrder({ paymentId, providerOrderId })
  if (!capture.ok || !capture.captureId) throw new Error('Nothing was captured')
  return { providerOrderId, captureId: capture.captureId }
}

describe('createOrder', () => {
  it('makes one order for a payment, however often it is asked, that carries its id', async () => {
    const id = await createOrder()
    expect(await createOrder()).toBe(id)
    expect(await createOrder(SECOND)).not.toBe(id)
    expect((await state()).orders[id]).toMatchObject({ customId: FIRST })
    expect(Object.keys((await state()).orders)).toHaveLength(2)
  })

  it.each(['error500', 'timeout', 'malformed'])(
    'is unavailable after %s: an order moves no money',
    async (outcome) => {
      await next('create', outcome)
      expect(
        await hasty.createOrder({ paymentId: FIRST, amount: TOTAL, description: 'Licences' }),
      ).toMatchObject({ ok: false, reason: 'unavailable' })
    },
  )
})

describe('captureOrder', () => {
  it('reports what PayPal has captured', async () => {
    const providerOrderId = await createOrder()
    expect(await gateway.captureOrder({ paymentId: FIRST, providerOrderId })).toEqual({
      ok: true,
      status: 'captured',
      providerStatus: 'COMPLETED',
      captureId: expect.any(String),
      amount: TOTAL,
      meansCountry: 'US',
      feeCents: Math.round(TOTAL.cents * 0.0349) + 49,
    })
  })

  it('does not correct an amount that differs', async () => {
    const providerOrderId = await createOrder()
    await next('capture', 'wrong_amount')
    expect(await gateway.captureOrder({ paymentId: FIRST, providerOrderId })).toMatchObject({
      status: 'captured',
      amount: { cents: 1, currency: 'USD' },
    })
  })

  it('moves money once when asked again, with the same payment or after another one', async () => {
    const { providerOrderId, captureId } = await captured()
    for (const paymentId of [FIRST, SECOND])
      expect(await gateway.captureOrder({ paymentId, providerOrderId })).toMatchObject({
        status: 'captured',
        captureId,
        amount: TOTAL,
      })
    expect(Object.keys((await state()).captures)).toEqual([captureId])
  })

  it.each(['error500', 'timeout', 'timeout_after_success', 'malformed', 'hang_up_after_success'])(
    'is unknown after %s',
    async (outcome) => {
      const providerOrderId = await createOrder()
      await next('capture', outcome)
      expect(await hasty.captureOrder({ paymentId: FIRST, providerOrderId })).toMatchObject({
        ok: false,
        reason: 'unknown',
      })
    },
  )

  it('asked again after a lost answer, gets that answer, without a look-up', async () => {
    const providerOrderId = await createOrder()
    await next('capture', 'timeout_after_success')
    await hasty.captureOrder({ paymentId: FIRST, providerOrderId })
    expect(await gateway.captureOrder({ paymentId: FIRST, providerOrderId })).toMatchObject({
      status: 'captured',
      amount: TOTAL,
    })
    expect((await state()).calls.get).toBeUndefined()
  })

  it('finds by look-up what went through unanswered, and what did not', async () => {
    const providerOrderId = await createOrder()
    await next('capture', 'timeout')
    await hasty.captureOrder({ paymentId: FIRST, providerOrderId })
    expect(await gateway.findOrder({ providerOrderId })).toEqual({
      ok: true,
      status: 'not_captured',
      providerStatus: 'APPROVED',
    })
    await next('capture', 'timeout_after_success')
    await hasty.captureOrder({ paymentId: FIRST, providerOrderId })
    expect(await gateway.findOrder({ providerOrderId })).toMatchObject({
      status: 'captured',
      amount: TOTAL,
    })
  })

  it('stays unknown when the order was captured before and cannot be read', async () => {
    const { providerOrderId } = await captured()
    for (const outcome of ['error500', 'timeout', 'malformed']) {
      await next('get', outcome)
      expect(await hasty.captureOrder({ paymentId: SECOND, providerOrderId })).toMatchObject({
        ok: false,
        reason: 'unknown',
      })
    }
  })

  it('reports a decline with its code', async () => {
    const providerOrderId = await createOrder()
    await next('capture', 'declined')
    expect(await gateway.captureOrder({ paymentId: FIRST, providerOrderId })).toMatchObject({
      ok: false,
      reason: 'declined',
      providerCode: 'INSTRUMENT_DECLINED',
    })
  })

  it('reports an order that was not approved, and one that is under review', async () => {
    const providerOrderId = await createOrder()
    await next('capture', 'not_approved')
    expect(await gateway.captureOrder({ paymentId: FIRST, providerOrderId })).toMatchObject({
      ok: true,
      status: 'not_captured',
    })
    await next('capture', 'pending')
    expect(await gateway.captureOrder({ paymentId: FIRST, providerOrderId })).toMatchObject({
      ok: true,
      status: 'pending',
      captureId: expect.any(String),
    })
    expect(await gateway.findOrder({ providerOrderId })).toMatchObject({ status: 'pending' })
  })

  it('refuses an order that PayPal does not know', async () => {
    expect(
      await gateway.captureOrder({ paymentId: FIRST, providerOrderId: 'NO/SUCH?ORDER' }),
    ).toMatchObject({ ok: false, reason: 'invalid', providerCode: 'INVALID_RESOURCE_ID' })
  })
})

describe('findOrder', () => {
  it.each(['error500', 'timeout', 'malformed'])(
    'says nothing about the money after %s',
    async (outcome) => {
      const { providerOrderId } = await captured()
      await next('get', outcome)
      expect(await hasty.findOrder({ providerOrderId })).toMatchObject({
        ok: false,
        reason: 'unknown',
      })
    },
  )
})

describe('refund', () => {
  const refund = (captureId: string, cents: number, refundKey: string, by = gateway) =>
    by.refund({
      paymentId: FIRST,
      captureId,
      amount: { cents, currency: 'USD' },
      refundKey,
    })

  it('gives a part back, then the rest, but not more', async () => {
    const { captureId } = await captured()
    expect(await refund(captureId, 2_999, 'part')).toMatchObject({ ok: true, status: 'refunded' })
    expect(await refund(captureId, 10_000, 'rest')).toMatchObject({ ok: true })
    expect((await state()).captures[captureId]?.refunded).toBeCloseTo(129.99)
    expect(await refund(captureId, 1, 'more')).toMatchObject({
      ok: false,
      reason: 'invalid',
      providerCode: 'REFUND_AMOUNT_EXCEEDED',
    })
  })

  it('gives money back once for a key, even when the first answer was lost', async () => {
    const { captureId } = await captured()
    await next('refund', 'timeout_after_success')
    expect(await refund(captureId, 500, 'lost', hasty)).toMatchObject({
      ok: false,
      reason: 'unknown',
    })
    const again = await refund(captureId, 500, 'lost')
    expect(again).toMatchObject({ ok: true, status: 'refunded' })
    expect(await refund(captureId, 500, 'lost')).toEqual(again)
    expect((await state()).captures[captureId]?.refunded).toBe(5)
  })
})

describe('access token', () => {
  it('is asked for once, and again when PayPal no longer takes it', async () => {
    await captured()
    expect((await state()).calls.token).toBe(1)
    await post('__expire-tokens')
    await captured(SECOND)
    expect((await state()).calls.token).toBe(2)
  })

  it('missing, leaves the money where it is', async () => {
    await next('token', 'error500')
    expect(await gateway.captureOrder({ paymentId: FIRST, providerOrderId: 'ANY' })).toMatchObject({
      ok: false,
      reason: 'unavailable',
    })
    const stranger = createPayPalGateway({
      clientId: 'somebody',
      clientSecret: 'else',
      apiUrl: simulator.url,
    })
    expect(
      await stranger.createOrder({ paymentId: FIRST, amount: TOTAL, description: '' }),
    ).toMatchObject({ ok: false, reason: 'unavailable' })
  })

  it('is not sent to a port where nobody listens, and nothing was captured', async () => {
    const nobody = createPayPalGateway({
      ...simulator.credentials,
      apiUrl: `http://127.0.0.1:${await freePort()}`,
    })
    expect(await nobody.captureOrder({ paymentId: FIRST, providerOrderId: 'ANY' })).toMatchObject({
      ok: false,
      reason: 'unavailable',
    })
    // A failed lookup does not mean that nothing was captured.
    expect(await nobody.findOrder({ providerOrderId: 'ANY' })).toMatchObject({
      ok: false,
      reason: 'unknown',
    })
  })
})

describe('answers that are seldom', () => {
  let answer: Reply
  let found: Reply | undefined
  let server: Awaited<ReturnType<typeof serve>>
  beforeAll(async () => {
    const handler: Handler = async ({ path, method }) => {
      if (path === '/v1/oauth2/token') return { json: { access_token: 'token', expires_in: 600 } }
      return method === 'GET' && found ? found : answer
    }
    server = await serve(0, handler)
  })
  afterAll(() => server.close())
  afterEach(() => {
    answer = {}
    found = undefined
  })

  const odd = () =>
    createPayPalGateway({ clientId: 'a', clientSecret: 'b', apiUrl: server.url, timeoutMs: 300 })
  const capture = () => odd().captureOrder({ paymentId: FIRST, providerOrderId: 'ORDER' })
  const orderWith = (...captures: object[]): Reply => ({
    json: { id: 'ORDER', status: 'COMPLETED', purchase_units: [{ payments: { captures } }] },
  })
  const problem = (status: number, issue: string): Reply => ({
    status,
    json: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue }], debug_id: '0' },
  })
  const amount = { currency_code: 'USD', value: '129.99' }

  it('a capture that was declined in a successful answer', async () => {
    answer = orderWith({ id: 'C', status: 'DECLINED', amount })
    expect(await capture()).toMatchObject({ ok: false, reason: 'declined' })
  })

  it('a completed order without its captures leaves the money unknown', async () => {
    answer = { json: { id: 'ORDER', status: 'COMPLETED' } }
    expect(await capture()).toMatchObject({ ok: false, reason: 'unknown' })
  })

  it('a capture that is still being worked on leaves the money unknown', async () => {
    answer = problem(409, 'PREVIOUS_REQUEST_IN_PROGRESS')
    expect(await capture()).toMatchObject({ ok: false, reason: 'unknown' })
    answer = problem(422, 'PREVIOUS_REQUEST_IN_PROGRESS')
    expect(await capture()).toMatchObject({ ok: false, reason: 'unknown' })
  })

  it('an order that was captured before, but does not show it, leaves the money unknown', async () => {
    answer = problem(422, 'ORDER_ALREADY_CAPTURED')
    for (const shown of [
      { json: { id: 'ORDER', status: 'APPROVED' } },
      problem(404, 'INVALID_RESOURCE_ID'),
    ]) {
      found = shown
      expect(await capture()).toMatchObject({ ok: false, reason: 'unknown' })
    }
  })

  it('a payer who has to act once more has not paid', async () => {
    answer = problem(422, 'PAYER_ACTION_REQUIRED')
    expect(await capture()).toMatchObject({ ok: true, status: 'not_captured' })
  })

  it('a capture is still one after a part of it went back, and none after all of it did', async () => {
    answer = orderWith({ id: 'C', status: 'PARTIALLY_REFUNDED', amount })
    expect(await odd().findOrder({ providerOrderId: 'ORDER' })).toMatchObject({
      status: 'captured',
      amount: TOTAL,
    })
    answer = orderWith({ id: 'C', status: 'REFUNDED', amount })
    expect(await odd().findOrder({ providerOrderId: 'ORDER' })).toEqual({
      ok: true,
      status: 'not_captured',
      providerStatus: 'REFUNDED',
    })
  })

  it.each(['12.3456', '-1.00', 'a lot'])('an amount of %s is not read', async (value) => {
    answer = orderWith({ id: 'C', status: 'COMPLETED', amount: { ...amount, value } })
    expect(await capture()).toMatchObject({ ok: false, reason: 'unknown' })
  })

  it('a refund that failed is not given back', async () => {
    const refund = () =>
      odd().refund({ paymentId: FIRST, captureId: 'C', amount: TOTAL, refundKey: 'key' })
    answer = { status: 201, json: { id: 'R', status: 'FAILED' } }
    expect(await refund()).toMatchObject({ ok: false, reason: 'declined', providerCode: 'FAILED' })
    answer = { status: 201, json: { id: 'R', status: 'PENDING' } }
    expect(await refund()).toEqual({ ok: true, refundId: 'R', status: 'pending' })
  })
})

describe('cards', () => {
  const PAGE = 'https://shop.example/checkout/payment'
  const orderOf = async (number: string) => {
    const order = await gateway.createOrder({
      paymentId: FIRST,
      amount: TOTAL,
      description: 'Licences',
      returnPages: { approved: PAGE, cancelled: PAGE },
      isByCard: true,
    })
    if (!order.ok) throw new Error(order.message)
    await post('sdk/card', { orderId: order.providerOrderId, number })
    return order.providerOrderId
  }
  const capture = (providerOrderId: string) =>
    gateway.captureOrder({ paymentId: FIRST, providerOrderId })

  it('says what the bank said before anything is taken, and with what was taken', async () => {
    const providerOrderId = await orderOf('4868719041085422')
    const authentication = { liabilityShift: 'POSSIBLE', enrolment: 'Y', status: 'A' }
    expect(await gateway.findAuthentication({ providerOrderId })).toEqual({
      ok: true,
      authentication,
    })
    expect((await state()).calls.capture).toBeUndefined()
    expect(await capture(providerOrderId)).toMatchObject({
      status: 'captured',
      amount: TOTAL,
      cardType: 'Visa',
      lastFour: '5422',
      meansCountry: 'US',
      authentication,
    })
  })

  it('says that nobody was asked', async () => {
    const providerOrderId = await orderOf('4111111111111111')
    expect(await gateway.findAuthentication({ providerOrderId })).toEqual({
      ok: true,
      authentication: null,
    })
  })

  it.each(['error500', 'timeout', 'malformed'])('knows nothing after %s', async (outcome) => {
    const providerOrderId = await orderOf('4111111111111111')
    await next('get', outcome)
    expect(await hasty.findAuthentication({ providerOrderId })).toMatchObject({
      ok: false,
      reason: 'unavailable',
    })
  })

  it.each([
    ['4000000000000002', 'COMPLETED'],
    ['4000002760003184', 'DECLINED_SCA_REQUIRED'],
  ])('tells a bank that wants to ask from one that declines: %s', async (number, providerCode) => {
    expect(await capture(await orderOf(number))).toMatchObject({ reason: 'declined', providerCode })
  })

  it('takes nothing of an order without a card', async () => {
    const order = await gateway.createOrder({
      paymentId: SECOND,
      amount: TOTAL,
      description: 'Licences',
      returnPages: { approved: PAGE, cancelled: PAGE },
      isByCard: true,
    })
    if (!order.ok) throw new Error(order.message)
    expect(await capture(order.providerOrderId)).toMatchObject({ status: 'not_captured' })
  })
})
