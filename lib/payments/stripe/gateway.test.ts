import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { freePort } from '@/scripts/lib/ports'
import { startStripeSimulator } from '@/scripts/simulators/stripe'
import { cardToken, debitToken, walletToken } from '@/tests/setup/stripe-tokens'
import { createStripeGateway } from './gateway'

const TOTAL = { cents: 12_999, currency: 'EUR' }
const FIRST = '0b6b8c0e-0d5c-4c55-9a43-6c0a52a3d001'
const SECOND = '0b6b8c0e-0d5c-4c55-9a43-6c0a52a3d002'
const REFUND = '0b6b8c0e-0d5c-4c55-9a43-6c0a52a3d003'
const CARD = '4242424242424242'
const CARD_OF_A_CAREFUL_BANK = '4000002760003184'

let simulator: Awaited<ReturnType<typeof startStripeSimulator>>
let gateway: ReturnType<typeof createStripeGateway>
/** Times out quickly, for the tests without an answer. */
let hasty: ReturnType<typeof createStripeGateway>

beforeAll(async () => {
  simulator = await startStripeSimulator()
})
afterAll(() => simulator.close())
beforeEach(async () => {
  await tell('__reset')
  const config = { secretKey: simulator.credentials.secretKey, apiUrl: simulator.url }
  gateway = createStripeGateway(config)
  hasty = createStripeGateway({ ...config, timeoutMs: 700 })
})

const tell = async (path: string, body: object = {}) => {
  const init = { method: 'POST', body: JSON.stringify(body) }
  expect((await fetch(`${simulator.url}/${path}`, init)).ok).toBe(true)
}
const next = (call: string, outcome: string, times = 1) =>
  tell('__control', { call, outcome, times })

const card = (number = CARD) => cardToken(simulator.url, number)
const debit = (iban: string) => debitToken(simulator.url, iban)

const confirm = async (
  means: Promise<string>,
  { paymentId = FIRST, amount = TOTAL, by = gateway } = {},
) =>
  by.confirm({
    paymentId,
    amount,
    token: await means,
    returnUrl: 'https://store.example/checkout/payment',
    description: 'Licences',
  })

const lookUp = (transactionId: string | null, { paymentId = FIRST, isOverdue = false } = {}) =>
  gateway.lookUp({ paymentId, transactionId, since: new Date(), isOverdue })

/** The id of a captured payment. */
async function captured(): Promise<string> {
  const confirmation = await confirm(card())
  if (!confirmation.ok) throw new Error(confirmation.message)
  return confirmation.transactionId
}

describe('a payment', () => {
  it('is captured, with what it was paid with and what Stripe kept', async () => {
    expect(await confirm(card())).toMatchObject({
      ok: true,
      status: 'captured',
      transactionId: expect.stringMatching(/^pi_/),
      amount: TOTAL,
      cardType: 'Visa',
      lastFour: '4242',
      feeCents: expect.any(Number),
    })
  })

  it('moves money once, however often it is asked with the same token', async () => {
    const means = card()
    const first = await confirm(means)
    expect(await confirm(means)).toEqual(first)
  })

  it('in yen is for whole yen', async () => {
    const amount = { cents: 120_000, currency: 'JPY' }
    expect(await confirm(card(), { amount })).toMatchObject({ status: 'captured', amount })
  })

  it.each([
    ['4000000000000002', 'generic_decline'],
    ['4000000000009995', 'insufficient_funds'],
    ['4000000000000069', 'expired_card'],
    ['4000000000000127', 'incorrect_cvc'],
  ])('is declined with card %s: %s', async (number, providerCode) => {
    expect(await confirm(card(number))).toMatchObject({
      ok: false,
      reason: 'declined',
      providerCode,
    })
  })

  it('takes a token once', async () => {
    const means = card()
    await confirm(means)
    expect(await confirm(means, { paymentId: SECOND })).toMatchObject({
      ok: false,
      reason: 'unusable_nonce',
    })
  })

  it('needs the payer where his bank asks for him', async () => {
    const answer = await confirm(card(CARD_OF_A_CAREFUL_BANK))
    expect(answer).toMatchObject({ status: 'action_needed', clientSecret: expect.any(String) })
    if (!answer.ok) throw new Error(answer.message)
    const { transactionId } = answer
    expect(await lookUp(transactionId)).toEqual({ status: 'awaits_payer', transactionId })
    expect(await gateway.giveUp(transactionId)).toMatchObject({ status: 'not_paid' })
    expect(await lookUp(transactionId)).toMatchObject({ status: 'not_paid' })
  })

  it('by direct debit is known later', async () => {
    const answer = await confirm(debit('DE89370400440532013000'))
    expect(answer).toMatchObject({ status: 'later', cardType: 'SEPA Direct Debit' })
    if (!answer.ok) throw new Error(answer.message)
    expect(await lookUp(answer.transactionId)).toMatchObject({ status: 'held' })
    await tell('__settle')
    expect(await lookUp(answer.transactionId)).toMatchObject({ status: 'captured', amount: TOTAL })
  })

  it('by direct debit may fail later', async () => {
    const answer = await confirm(debit('DE62370400440532013001'))
    if (!answer.ok) throw new Error(answer.message)
    await tell('__settle')
    expect(await lookUp(answer.transactionId)).toMatchObject({ status: 'not_paid' })
    // Nobody can pay it any more.
    expect(await gateway.giveUp(answer.transactionId)).toMatchObject({ status: 'not_paid' })
  })
})

describe('a payment whose answer never came', () => {
  it('is looked for, and found', async () => {
    await next('create', 'timeout_after_success')
    expect(await confirm(card(), { by: hasty })).toMatchObject({ ok: false, reason: 'unknown' })
    expect(await lookUp(null)).toMatchObject({ status: 'captured', amount: TOTAL })
    expect(await lookUp(null, { paymentId: SECOND })).toEqual({ status: 'unknown' })
  })

  it('never happened if Stripe does not know it after a while', async () => {
    expect(await lookUp(null, { isOverdue: true })).toMatchObject({ status: 'not_paid' })
  })

  it('is unknown after an error of Stripe, and while its list is not to be had', async () => {
    await next('create', 'error500')
    expect(await confirm(card())).toMatchObject({ ok: false, reason: 'unknown' })
    await next('list', 'error500')
    expect(await lookUp(null, { isOverdue: true })).toEqual({ status: 'unknown' })
  })

  it('certainly moved nothing where nobody listens', async () => {
    const apiUrl = `http://127.0.0.1:${await freePort()}`
    const { secretKey } = simulator.credentials
    const nobody = createStripeGateway({ secretKey, apiUrl })
    expect(await confirm(card(), { by: nobody })).toMatchObject({ reason: 'unavailable' })
  })

  it('nor with a key that Stripe does not know', async () => {
    const stranger = createStripeGateway({ secretKey: 'sk_test_nobody', apiUrl: simulator.url })
    expect(await confirm(card(), { by: stranger })).toMatchObject({
      reason: 'unavailable',
      providerCode: 'StripeAuthenticationError',
    })
  })
})

describe('a refund', () => {
  const PART = { cents: 5_000, currency: 'EUR' }
  const give = (transactionId: string, amount = PART, refundKey = REFUND, by = gateway) =>
    by.refund({ transactionId, amount, refundKey })

  it('gives money back once, and is found', async () => {
    const transactionId = await captured()
    const refund = await give(transactionId)
    expect(refund).toMatchObject({ ok: true, status: 'refunded' })
    expect(await give(transactionId)).toEqual(refund)
    const found = { transactionId, refundId: null, refundKey: REFUND }
    expect(await gateway.findRefund(found)).toEqual(refund)
    expect(await gateway.findRefund({ ...found, refundKey: SECOND })).toBeNull()
  })

  it('of more than is left is refused', async () => {
    const transactionId = await captured()
    await give(transactionId)
    expect(await give(transactionId, TOTAL, SECOND)).toMatchObject({ ok: false, reason: 'invalid' })
  })

  it('that was not answered is found', async () => {
    const transactionId = await captured()
    await next('refund', 'timeout_after_success')
    expect(await give(transactionId, PART, REFUND, hasty)).toMatchObject({ reason: 'unknown' })
    const found = { transactionId, refundId: null, refundKey: REFUND }
    expect(await gateway.findRefund(found)).toMatchObject({ ok: true, status: 'refunded' })
  })
})

describe('who pays by a token', () => {
  it('is whom the wallet names', async () => {
    const payer = { name: 'Pat Payer', email: 'pat@payer.example', country: 'FR' }
    const token = await walletToken(simulator.url, CARD, payer)
    expect(await gateway.findBuyer(token)).toEqual({ ok: true, wallet: 'Google Pay', buyer: payer })
  })

  it('is nobody where the fields did not ask', async () => {
    expect(await gateway.findBuyer(await card())).toMatchObject({
      ok: true,
      buyer: { email: '', name: '', country: null },
    })
  })

  it('is unknown of a token that is none', async () => {
    expect(await gateway.findBuyer('ctoken_none')).toMatchObject({ ok: false, reason: 'invalid' })
  })
})
