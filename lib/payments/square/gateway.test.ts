import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { startSquareSimulator } from '@/scripts/simulators/square'
import { SQUARE_CARDS, squareToken } from '@/tests/setup/square-client'
import { createSquareGateway } from './gateway'
import { listSquareDisputes } from './list-disputes'
import { listSquareTransactions } from './list-transactions'
import { squarePayouts } from './payouts'

const TOTAL = { cents: 12_999, currency: 'USD' }
const PART = { cents: 5_000, currency: 'USD' }
const FIRST = '0b6b8c0e-0d5c-4c55-9a43-6c0a52a3d001'
const REFUND = '0b6b8c0e-0d5c-4c55-9a43-6c0a52a3d003'
const SECOND_REFUND = '0b6b8c0e-0d5c-4c55-9a43-6c0a52a3d004'

let simulator: Awaited<ReturnType<typeof startSquareSimulator>>
const configWith = (more: object = {}) => ({
  ...simulator.credentials,
  apiUrl: simulator.url,
  ...more,
})
const gatewayWith = (more: object = {}) => createSquareGateway(configWith(more))
let gateway: ReturnType<typeof createSquareGateway>

beforeAll(async () => {
  simulator = await startSquareSimulator()
  gateway = gatewayWith()
})
afterAll(() => simulator.close())
beforeEach(() => tell('__reset'))

const tell = async (path: string, body: object = {}) => {
  const init = { method: 'POST', body: JSON.stringify(body) }
  expect((await fetch(`${simulator.url}/${path}`, init)).ok).toBe(true)
}
const next = (call: string, outcome: string) => tell('__control', { call, outcome })
const token = (number: string = SQUARE_CARDS.good) => squareToken(simulator.url, number)

const confirm = async (
  means: Promise<string>,
  { paymentId = FIRST, amount = TOTAL, by = gateway } = {},
) => by.confirm({ paymentId, amount, token: await means, description: 'Licences' })

const lookUp = (transactionId: string | null, isOverdue = false) =>
  gateway.lookUp({ paymentId: FIRST, transactionId, since: new Date(), isOverdue })

async function captured(): Promise<string> {
  const confirmation = await confirm(token())
  if (!confirmation.ok) throw new Error(confirmation.message)
  return confirmation.transactionId
}

describe('a payment', () => {
  it('moves money once, however often it is asked with the same token', async () => {
    const means = token()
    const first = await confirm(means)
    expect(first).toMatchObject({ ok: true, status: 'captured', amount: TOTAL, lastFour: '1111' })
    expect(await confirm(means)).toEqual(first)
  })

  it('with the key of another is looked for; a token of another is of no use', async () => {
    const means = token()
    await confirm(means)
    expect(await confirm(token())).toMatchObject({ ok: false, reason: 'unknown' })
    const again = { paymentId: SECOND_REFUND }
    expect(await confirm(means, again)).toMatchObject({ ok: false, reason: 'unusable_nonce' })
    const expired = token()
    await expired
    await tell('__expire')
    expect(await confirm(expired, again)).toMatchObject({ ok: false, reason: 'unusable_nonce' })
    const unknown = Promise.resolve('cnon:nobody-knows-it')
    expect(await confirm(unknown, again)).toMatchObject({ ok: false, reason: 'unusable_nonce' })
  })

  it.each([
    [SQUARE_CARDS.declined, 'GENERIC_DECLINE'],
    [SQUARE_CARDS.careful, 'CARD_DECLINED_VERIFICATION_REQUIRED'],
  ])('by %s is declined with %s', async (number, providerCode) => {
    expect(await confirm(token(number))).toMatchObject({
      ok: false,
      reason: 'declined',
      providerCode,
    })
    expect(await lookUp(null)).toMatchObject({ status: 'not_paid', code: providerCode })
  })

  it('is refused in another currency, at another location, and with another access token', async () => {
    const euros = { amount: { cents: 100, currency: 'EUR' } }
    expect(await confirm(token(), euros)).toMatchObject({ ok: false, reason: 'invalid' })
    const elsewhere = { by: gatewayWith({ locationId: 'LANOTHER' }) }
    expect(await confirm(token(), elsewhere)).toMatchObject({ ok: false, reason: 'invalid' })
    const stranger = { by: gatewayWith({ accessToken: 'EAAAstranger' }) }
    expect(await confirm(token(), stranger)).toMatchObject({ ok: false, reason: 'unavailable' })
  })

  it.each(['error500_after_success', 'hang_up_after_success'])(
    'is found when its answer was lost: %s',
    async (outcome) => {
      await next('create', outcome)
      expect(await confirm(token())).toMatchObject({ ok: false, reason: 'unknown' })
      expect(await lookUp(null)).toMatchObject({ status: 'captured', amount: TOTAL })
    },
  )

  it('that never was is not known, and after some minutes did not happen', async () => {
    expect(await lookUp(null)).toEqual({ status: 'unknown' })
    expect(await lookUp(null, true)).toMatchObject({ status: 'not_paid', event: 'fail' })
    await next('list', 'error500')
    expect(await lookUp(null, true)).toEqual({ status: 'unknown' })
  })
})

describe('a refund', () => {
  const refund = (transactionId: string, refundKey = REFUND, amount = PART) =>
    gateway.refund({ transactionId, amount, refundKey })
  const find = (transactionId: string, refundId: string | null = null) =>
    gateway.findRefund({ transactionId, refundId, refundKey: REFUND })

  it('is pending first, made once for its key, and never more than was paid', async () => {
    const transactionId = await captured()
    const first = await refund(transactionId)
    expect(first).toMatchObject({ ok: true, status: 'pending' })
    expect(await refund(transactionId)).toEqual(first)
    expect(await find(transactionId)).toMatchObject({ ok: true, status: 'refunded' })
    expect(await refund(transactionId, SECOND_REFUND, TOTAL)).toMatchObject({
      ok: false,
      reason: 'declined',
      providerCode: 'REFUND_AMOUNT_INVALID',
    })
  })

  it('may fail later, and is not there before it was asked for', async () => {
    const transactionId = await captured()
    expect(await find(transactionId)).toBeNull()
    await next('refund', 'failed')
    expect(await refund(transactionId)).toMatchObject({ ok: true, status: 'pending' })
    expect(await find(transactionId)).toMatchObject({ ok: false, reason: 'declined' })
  })
})

it('lists what is the store’s alone, and what Square kept and paid out', async () => {
  const transactionId = await captured()
  await gateway.refund({ transactionId, amount: PART, refundKey: REFUND })
  await tell('__happen', { what: 'sale' })
  await tell('__happen', { what: 'dispute', payment_id: transactionId })
  const period = { from: new Date(Date.now() - 60_000), to: new Date(Date.now() + 60_000) }
  expect(await listSquareTransactions(configWith(), period)).toMatchObject([
    { id: transactionId, kind: 'payment', amount: TOTAL },
    { kind: 'refund', payment: { transactionId }, amount: PART, status: 'completed' },
  ])
  const disputes = []
  for await (const dispute of listSquareDisputes(configWith(), period.from)) disputes.push(dispute)
  expect(disputes).toMatchObject([{ payment: { transactionId }, dispute: { amount: TOTAL } }])
  await tell('__happen', { what: 'payout' })
  const portions = []
  const nothingKnown = async () => false
  for await (const portion of squarePayouts(configWith()).read(period, nothingKnown))
    portions.push(portion)
  const [sales, paid] = portions
  const sale = { transactionId, code: 'CHARGE', kind: 'sale', feeCents: 407 }
  expect(sales?.movements).toContainEqual(expect.objectContaining({ ...sale, payoutId: null }))
  const [payout] = paid?.payouts ?? []
  expect(payout).toMatchObject({ status: 'paid' })
  expect(paid?.movements).toContainEqual(
    expect.objectContaining({ ...sale, payoutId: payout?.payoutId }),
  )
  expect(paid?.movements).toContainEqual(
    expect.objectContaining({ kind: 'refund', reference: transactionId }),
  )
})
