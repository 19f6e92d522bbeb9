import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import type { Card } from '@/lib/payments/gateway'
import { freePort } from '@/scripts/lib/ports'
import { FOREIGN_NONCE } from '@/scripts/simulators/accept-js'
import { startAuthorizeNetSimulator } from '@/scripts/simulators/authorize-net'
import { type Reply, serve } from '@/scripts/simulators/http-server'
import { expireNonces, nonceFor } from '@/tests/setup/accept-js'
import { createAuthorizeNetGateway } from './gateway'

const TOTAL = { cents: 12_999, currency: 'USD' }
const FIRST = '0b6b8c0e-0d5c-4c55-9a43-6c0a52a3d001'
const SECOND = '1c6b8c0e-0d5c-4c55-9a43-6c0a52a3d002'
const VISA = '4111111111111111'

const stateSchema = z.object({
  charges: z.record(
    z.string(),
    z.object({ transactionStatus: z.string(), refunded: z.number(), invoiceNumber: z.string() }),
  ),
  refunds: z.record(z.string(), z.object({ amount: z.number() })),
  calls: z.record(z.string(), z.number()),
})

let simulator: Awaited<ReturnType<typeof startAuthorizeNetSimulator>>
let gateway: ReturnType<typeof createAuthorizeNetGateway>
/** Times out quickly, for the tests without an answer. */
let hasty: ReturnType<typeof createAuthorizeNetGateway>

const configOf = (currency: CurrencyCode) => ({
  ...simulator.credentials,
  currency,
  apiUrl: simulator.url,
})

beforeAll(async () => {
  simulator = await startAuthorizeNetSimulator()
  const config = configOf('USD')
  gateway = createAuthorizeNetGateway(config)
  hasty = createAuthorizeNetGateway({ ...config, timeoutMs: 400 })
})
afterAll(() => simulator.close())
beforeEach(() => post('__reset'))

const control = (path: string) => new URL(`/${path}`, simulator.url)
const post = (path: string, body: object = {}) =>
  fetch(control(path), { method: 'POST', body: JSON.stringify(body) })
const next = (call: string, outcome: string) => post('__control', { call, outcome })
const rawState = async () => (await fetch(control('__state'))).text()
const state = async () => stateSchema.parse(JSON.parse(await rawState()))

const charge = (card: Partial<Card> = {}, paymentId = FIRST, by = gateway, amount = TOTAL) =>
  by.charge({
    paymentId,
    amount,
    card: {
      number: VISA,
      expiry: '12/39',
      cvv: '123',
      cardholderName: 'Ada King Lovelace',
      ...card,
    },
    customer: { email: 'ada@buyer.example', name: 'Ada' },
    description: 'Licences',
  })

async function charged(paymentId = FIRST): Promise<string> {
  const made = await charge({}, paymentId)
  if (!made.ok) throw new Error(made.message)
  return made.transactionId
}

const find = (paymentId = FIRST, by = gateway) =>
  by.findCharge({ paymentId, since: new Date(Date.now() - 60_000) })

const chargeNonce = (opaqueData: Awaited<ReturnType<typeof nonceFor>>, paymentId = FIRST) =>
  gateway.charge({
    paymentId,
    amount: TOTAL,
    card: { opaqueData, lastFour: '1111', cardholderName: 'Ada King Lovelace' },
    description: 'Licences',
  })

describe('charge of a payment nonce', () => {
  it('is approved once; the card is what the processor says', async () => {
    const nonce = await nonceFor(simulator.url, { cardNumber: '378282246310005' })
    expect(await chargeNonce(nonce)).toMatchObject({
      ok: true,
      status: 'approved',
      cardType: 'AmericanExpress',
      lastFour: '0005',
    })
    expect(await chargeNonce(nonce, SECOND)).toMatchObject({
      ok: false,
      reason: 'unusable_nonce',
      providerCode: 'E00114',
    })
    expect(Object.keys((await state()).charges)).toHaveLength(1)
  })

  it.each([
    ['unknown', { ...FOREIGN_NONCE, dataValue: 'made-up' }, 'E00114'],
    ['of another merchant', FOREIGN_NONCE, 'E00116'],
    ['unreadable', { dataDescriptor: 'something', dataValue: 'else' }, 'E00113'],
  ])('is refused when it is %s', async (_, nonce, providerCode) => {
    expect(await chargeNonce(nonce)).toMatchObject({ reason: 'unusable_nonce', providerCode })
    expect((await state()).charges).toEqual({})
  })

  it('is refused when it has expired', async () => {
    const nonce = await nonceFor(simulator.url)
    await expireNonces(simulator.url)
    expect(await chargeNonce(nonce)).toMatchObject({
      reason: 'unusable_nonce',
      providerCode: 'E00115',
    })
  })

  it('reports a decline, and an answer that was lost', async () => {
    const declined = await nonceFor(simulator.url, { cardNumber: '4222222222222' })
    expect(await chargeNonce(declined)).toMatchObject({ reason: 'declined' })
    await next('charge', 'timeout_after_success')
    const lost = await hasty.charge({
      paymentId: SECOND,
      amount: TOTAL,
      card: {
        opaqueData: await nonceFor(simulator.url),
        lastFour: '1111',
        cardholderName: 'Ada Lovelace',
      },
      description: 'Licences',
    })
    expect(lost).toMatchObject({ reason: 'unknown' })
    expect(await find(SECOND)).toMatchObject({ ok: true, status: 'approved', lastFour: '1111' })
  })
})

describe('charge', () => {
  it.each([
    [VISA, 'Visa'],
    ['4242424242424242', 'Visa'],
    ['378282246310005', 'AmericanExpress'],
    ['370000000000002', 'AmericanExpress'],
    ['6011000000000012', 'Discover'],
    ['6011111111111117', 'Discover'],
    ['5555555555554444', 'MasterCard'],
    ['5424000000000015', 'MasterCard'],
  ])('approves %s as %s', async (number, cardType) => {
    expect(await charge({ number })).toEqual({
      ok: true,
      status: 'approved',
      transactionId: expect.stringMatching(/^\d+$/),
      cardType,
      lastFour: number.slice(-4),
      amount: TOTAL,
    })
  })

  it('reports a decline with the processor’s message', async () => {
    expect(await charge({ number: '4222222222222' })).toEqual({
      ok: false,
      reason: 'declined',
      message: 'This transaction has been declined.',
      providerCode: '2',
    })
  })

  it('reports a bank that wants to ask its customer as what it is', async () => {
    expect(await charge({ number: '4000002760003184' })).toMatchObject({
      reason: 'declined',
      providerCode: 'authentication_required',
    })
  })

  it('reports an invalid card number', async () => {
    expect(await charge({ number: '9999999999999999' })).toMatchObject({
      ok: false,
      reason: 'invalid',
      providerCode: '6',
    })
  })

  it('reports an expired card', async () => {
    expect(await charge({ expiry: '01/20' })).toMatchObject({
      ok: false,
      reason: 'invalid',
      providerCode: '8',
    })
  })

  it('is unavailable when the processor reports an error of its own', async () => {
    expect(await charge({ cvv: '999' })).toMatchObject({
      ok: false,
      reason: 'unavailable',
      providerCode: 'E00001',
    })
    expect((await state()).charges).toEqual({})
  })

  it('is unavailable with wrong credentials, and where nobody listens', async () => {
    const stranger = createAuthorizeNetGateway({
      ...configOf('USD'),
      loginId: 'somebody',
      transactionKey: 'else',
    })
    expect(await charge({}, FIRST, stranger)).toMatchObject({
      reason: 'unavailable',
      providerCode: 'E00007',
    })
    const nobody = createAuthorizeNetGateway({
      ...configOf('USD'),
      apiUrl: `http://127.0.0.1:${await freePort()}`,
    })
    expect(await charge({}, FIRST, nobody)).toMatchObject({ reason: 'unavailable' })
    // A failed lookup does not mean that there is no charge.
    expect(await find(FIRST, nobody)).toMatchObject({ reason: 'unknown' })
    expect(await nobody.findTransaction({ transactionId: '1' })).toMatchObject({
      reason: 'unknown',
    })
  })

  it.each(['error500', 'timeout', 'timeout_after_success', 'malformed'])(
    'is unknown after %s',
    async (outcome) => {
      await next('charge', outcome)
      expect(await charge({}, FIRST, hasty)).toMatchObject({ ok: false, reason: 'unknown' })
    },
  )

  it('takes the money once, however often it is asked', async () => {
    const first = await charge()
    expect(await charge()).toEqual(first)
    expect(Object.keys((await state()).charges)).toHaveLength(1)
    expect(await charge({}, SECOND)).not.toEqual(first)
    expect(Object.keys((await state()).charges)).toHaveLength(2)
  })

  it('repeated, reports a decline or a review again', async () => {
    await charge({ number: '4222222222222' })
    expect(await charge({ number: '4222222222222' })).toMatchObject({
      ok: false,
      reason: 'declined',
    })
    const held = await charge({ cvv: '997' }, SECOND)
    expect(await charge({ cvv: '997' }, SECOND)).toEqual(held)
  })

  it('repeated, stays unknown while the first cannot be read', async () => {
    await charged()
    await next('details', 'error500')
    expect(await charge()).toMatchObject({ ok: false, reason: 'unknown' })
  })

  it('neither card number nor security code is stored by the simulator', async () => {
    await charge({ cvv: '7531' })
    const stored = await rawState()
    expect(stored).not.toContain(VISA)
    // Within longer numbers, such as ids and times, it may be by chance.
    expect(stored).not.toMatch(/(?<![\w-])7531(?![\w-])/)
  })
})

describe('an account in another currency', () => {
  const euros = { ...TOTAL, currency: 'EUR' }

  beforeEach(() => post('__account', { currency: 'EUR' }))

  it('is charged in it, and what is found is in it', async () => {
    const account = createAuthorizeNetGateway(configOf('EUR'))
    const made = await charge({}, FIRST, account, euros)
    expect(made).toMatchObject({ ok: true, status: 'approved', amount: euros })
    expect(await find(FIRST, account)).toMatchObject({ status: 'approved', amount: euros })
  })

  it('takes no other, so that nobody pays as many euros as they owe dollars', async () => {
    expect(await charge()).toMatchObject({ ok: false, providerCode: '39' })
    expect((await state()).charges).toEqual({})
  })
})

describe('a held charge', () => {
  it.each([
    ['approve', 'approved'],
    ['decline', 'declined'],
  ])('can be followed until the merchant decides to %s', async (decide, status) => {
    const held = await charge({ cvv: '997' })
    if (!held.ok) throw new Error(held.message)
    const { transactionId } = held
    expect(held.status).toBe('held')
    expect(await gateway.findTransaction({ transactionId })).toMatchObject({ status: 'held' })
    expect(await find()).toMatchObject({ status: 'held', transactionId })
    await post('__control', { transactionId, decide })
    expect(await gateway.findTransaction({ transactionId })).toMatchObject({
      status,
      transactionId,
      amount: TOTAL,
      cardType: 'Visa',
      lastFour: '1111',
    })
  })
})

describe('findCharge', () => {
  it('finds what went through unanswered, and nothing of another payment', async () => {
    await charged(SECOND)
    expect(await charge({ cvv: '998' }, FIRST, hasty)).toMatchObject({ reason: 'unknown' })
    expect(await find()).toMatchObject({
      ok: true,
      status: 'approved',
      amount: TOTAL,
      lastFour: '1111',
    })
  })

  it('finds it after the settlement of that evening, and of the next', async () => {
    const transactionId = await charged()
    await post('__settle')
    const other = await charged(SECOND)
    await post('__settle')
    expect(await find()).toMatchObject({ status: 'approved', transactionId })
    expect(await find(SECOND)).toMatchObject({ status: 'approved', transactionId: other })
  })

  it('reports that there is none', async () => {
    expect(await find()).toEqual({ ok: true, status: 'not_found' })
    await charged(SECOND)
    await post('__settle')
    expect(await find()).toEqual({ ok: true, status: 'not_found' })
  })

  it.each(['error500', 'timeout', 'malformed'])(
    'concludes nothing about the money after %s, in whichever list',
    async (outcome) => {
      for (const list of [1, 2, 3, 4]) {
        await post('__reset')
        await charged(SECOND)
        await post('__settle')
        for (let before = 1; before < list; before++) await next('list', 'ordinary')
        await next('list', outcome)
        expect(await find(FIRST, hasty)).toMatchObject({ ok: false, reason: 'unknown' })
      }
    },
  )
})

describe('findTransaction', () => {
  it('reports an unknown one', async () => {
    expect(await gateway.findTransaction({ transactionId: '1' })).toEqual({
      ok: true,
      status: 'not_found',
    })
  })
})

describe('refund', () => {
  const refund = (
    transactionId: string,
    cents: number,
    { whole = false, refundKey = 'key', by = gateway } = {},
  ) =>
    by.refund({
      paymentId: FIRST,
      transactionId,
      lastFour: '1111',
      amount: { cents, currency: 'USD' },
      whole,
      refundKey,
    })

  it('voids a whole charge that has not settled, as often as it is asked', async () => {
    const transactionId = await charged()
    for (let time = 0; time < 2; time++)
      expect(await refund(transactionId, TOTAL.cents, { whole: true })).toMatchObject({
        ok: true,
        status: 'refunded',
        refundId: expect.stringMatching(/^[1-9]/),
      })
    expect(await find()).toMatchObject({ status: 'voided', transactionId })
  })

  it('cannot give back a part before the settlement', async () => {
    const transactionId = await charged()
    expect(await refund(transactionId, 100)).toMatchObject({
      ok: false,
      reason: 'not_settled',
      providerCode: '54',
    })
    expect(await find()).toMatchObject({ status: 'approved' })
  })

  it('gives parts back afterwards, and not more than was paid', async () => {
    const transactionId = await charged()
    await post('__settle')
    expect(await refund(transactionId, 2_999, { refundKey: 'a' })).toMatchObject({ ok: true })
    expect(await refund(transactionId, 2_999, { refundKey: 'b' })).toMatchObject({ ok: true })
    expect((await state()).charges[transactionId]?.refunded).toBeCloseTo(59.98)
    expect(await refund(transactionId, 10_000, { refundKey: 'c' })).toMatchObject({
      ok: false,
      providerCode: '55',
    })
  })

  it('gives money back once for a key, even when the first answer was lost', async () => {
    const transactionId = await charged()
    await post('__settle')
    await next('refund', 'timeout_after_success')
    expect(await refund(transactionId, 500, { by: hasty })).toMatchObject({ reason: 'unknown' })
    const again = await refund(transactionId, 500)
    expect(again).toEqual({
      ok: true,
      status: 'refunded',
      refundId: Object.keys((await state()).refunds)[0],
    })
    expect(await refund(transactionId, 500)).toEqual(again)
    expect((await state()).charges[transactionId]?.refunded).toBe(5)
  })
})

describe('findRefund', () => {
  const lookUp = async (transactionId: string, by = gateway, whole = false) =>
    by.findRefund({ transactionId, whole, refundKey: 'key', since: new Date(Date.now() - 60_000) })
  const refund = (transactionId: string, cents: number, whole: boolean) =>
    hasty.refund({
      paymentId: FIRST,
      transactionId,
      lastFour: '1111',
      amount: { cents, currency: 'USD' },
      whole,
      refundKey: 'key',
    })

  it('finds a refund whose answer was lost, before and after it settles', async () => {
    const transactionId = await charged()
    await post('__settle')
    expect(await lookUp(transactionId)).toEqual({ ok: true, status: 'not_found' })
    await next('refund', 'timeout_after_success')
    expect(await refund(transactionId, 500, false)).toMatchObject({ reason: 'unknown' })
    const found = {
      ok: true,
      status: 'refunded',
      refundId: Object.keys((await state()).refunds)[0],
    }
    expect(await lookUp(transactionId)).toEqual(found)
    await post('__settle')
    expect(await lookUp(transactionId)).toEqual(found)
  })

  it('finds the void that stood for a refund', async () => {
    const transactionId = await charged()
    await refund(transactionId, TOTAL.cents, true)
    expect(await lookUp(transactionId, gateway, true)).toMatchObject({
      ok: true,
      status: 'refunded',
    })
    // A part that was asked for was not given back by it.
    expect(await lookUp(transactionId)).toEqual({ ok: true, status: 'not_found' })
  })

  it('concludes nothing about the money while the lists cannot be read', async () => {
    const transactionId = await charged()
    await next('list', 'error500')
    expect(await lookUp(transactionId)).toMatchObject({ ok: false, reason: 'unknown' })
  })
})

describe('answers that are seldom', () => {
  let body: object
  let server: Awaited<ReturnType<typeof serve>>
  let odd: typeof gateway
  const ok = { resultCode: 'Ok', message: [{ code: 'I00001', text: 'Successful.' }] }

  beforeAll(async () => {
    server = await serve(0, async (): Promise<Reply> => ({ json: body }))
    odd = createAuthorizeNetGateway({ ...configOf('USD'), apiUrl: server.url })
  })
  afterAll(() => server.close())

  it('a duplicate whose first charge is not named may have been paid', async () => {
    body = {
      transactionResponse: {
        responseCode: '3',
        transId: '0',
        errors: [{ errorCode: '11', errorText: 'A duplicate transaction has been submitted.' }],
      },
      messages: { resultCode: 'Error', message: [{ code: 'E00027', text: 'Unsuccessful.' }] },
    }
    expect(await charge({}, FIRST, odd)).toMatchObject({ ok: false, reason: 'unknown' })
  })

  it.each([
    ['no transaction', undefined],
    ['no outcome', { transId: '1' }],
    ['an approval of no transaction', { responseCode: '1', transId: '0' }],
  ])('success with %s may have been paid', async (_case, transactionResponse) => {
    body = { transactionResponse, messages: ok }
    expect(await charge({}, FIRST, odd)).toMatchObject({ ok: false, reason: 'unknown' })
  })

  it('numbers where texts are usual, and the other way round', async () => {
    body = {
      transactionResponse: { responseCode: 1, transId: 42, accountType: 'Visa' },
      messages: ok,
    }
    expect(await charge({}, FIRST, odd)).toMatchObject({ status: 'approved', transactionId: '42' })
    body = {
      transaction: { transId: 42, transactionStatus: 'settledSuccessfully', settleAmount: 1234.5 },
      messages: ok,
    }
    expect(await odd.findTransaction({ transactionId: '42' })).toMatchObject({
      status: 'approved',
      amount: { cents: 123_450, currency: 'USD' },
    })
  })

  it('an unknown state says nothing about the money', async () => {
    body = {
      transaction: { transId: '42', transactionStatus: 'somethingNew', settleAmount: 1 },
      messages: ok,
    }
    expect(await odd.findTransaction({ transactionId: '42' })).toMatchObject({
      ok: false,
      reason: 'unknown',
      providerCode: 'somethingNew',
    })
  })
})
