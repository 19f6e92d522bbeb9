import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { startStripeSimulator } from '@/scripts/simulators/stripe'
import { cardToken } from '@/tests/setup/stripe-tokens'
import { createStripeGateway } from './gateway'
import { listStripeDisputes } from './list-disputes'
import { listStripeTransactions } from './list-transactions'
import { lookUpDispute } from './look-up-dispute'
import { stripePayouts } from './payouts'

const PAYMENT = '0b6b8c0e-0d5c-4c55-9a43-6c0a52a3d001'
const REFUND = '0b6b8c0e-0d5c-4c55-9a43-6c0a52a3d003'
const TOTAL = { cents: 12_999, currency: 'EUR' }
const PART = { cents: 5_000, currency: 'EUR' }

let simulator: Awaited<ReturnType<typeof startStripeSimulator>>
let config: { secretKey: string; apiUrl: string }
let transactionId: string
const period = () => ({
  from: new Date(Date.now() - 86_400_000),
  to: new Date(Date.now() + 60_000),
})

const tell = async (path: string, body: object = {}) => {
  const init = { method: 'POST', body: JSON.stringify(body) }
  expect((await fetch(`${simulator.url}/${path}`, init)).ok).toBe(true)
}

beforeAll(async () => {
  simulator = await startStripeSimulator()
  config = { secretKey: simulator.credentials.secretKey, apiUrl: simulator.url }
  const token = await cardToken(simulator.url, '4242424242424242')
  const gateway = createStripeGateway(config)
  const returnUrl = 'https://store.example/checkout/payment'
  const order = { paymentId: PAYMENT, amount: TOTAL, token, returnUrl, description: 'Licences' }
  const confirmation = await gateway.confirm(order)
  if (!confirmation.ok) throw new Error(confirmation.message)
  transactionId = confirmation.transactionId
  await gateway.refund({ transactionId, amount: PART, refundKey: REFUND })
})
afterAll(() => simulator.close())

it('lists payments and refunds as they were charged and given back', async () => {
  const listed = await listStripeTransactions(config, period())
  expect(listed).toMatchObject([
    { id: transactionId, kind: 'payment', amount: TOTAL, status: 'completed' },
    { kind: 'refund', payment: { transactionId }, amount: PART, status: 'completed' },
  ])
  expect(listed.map(({ isRequest }) => isRequest(REFUND))).toEqual([false, true])
})

it('lists payouts with what is in them, in parts that add up', async () => {
  await tell('__payout')
  const portions = []
  for await (const portion of stripePayouts({ ...config, payoutsKey: 'K' }).read(
    period(),
    async () => false,
  ))
    portions.push(portion)
  const [{ payouts, movements } = { payouts: [], movements: [] }] = portions
  expect(movements.map(({ kind, transactionId: id }) => [kind, id])).toContainEqual([
    'sale',
    transactionId,
  ])
  const moved = movements.reduce(
    (sum, { gross, feeCents }) => sum + gross.cents - (feeCents ?? 0),
    0,
  )
  expect(payouts).toMatchObject([{ amount: { cents: moved, currency: 'EUR' } }])
})

it('lists disputes', async () => {
  await tell('__happen', { what: 'dispute', payment_intent: transactionId, amount: 1000 })
  const disputes = []
  for await (const notice of listStripeDisputes(config, new Date())) disputes.push(notice)
  expect(disputes).toMatchObject([
    { about: 'dispute', payment: { transactionId }, dispute: { status: 'needs_response' } },
  ])
})

it('looks a dispute up as it is now, where the account knows it', async () => {
  await tell('__happen', { what: 'dispute', payment_intent: transactionId, amount: 500 })
  let id = ''
  for await (const { dispute } of listStripeDisputes(config, new Date()))
    id ||= dispute.providerDisputeId
  await tell('__close-dispute', { dispute: id, isWon: true })
  expect(await lookUpDispute(config, id)).toMatchObject({ dispute: { status: 'won' } })
  expect(await lookUpDispute(config, 'du_other')).toBeNull()
  await tell('__control', { call: 'disputes', outcome: 'error500' })
  await expect(lookUpDispute(config, id)).rejects.toThrow()
})
