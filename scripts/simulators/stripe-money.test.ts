import { describe, expect, it } from '@jest/globals'
import { refusal, stripeSimulator } from '@/tests/setup/stripe-simulator'

const at = stripeSimulator()
const { card, pay, tell } = at
const CARD = '4242424242424242'

describe('refunds', () => {
  it('give parts back until nothing is left', async () => {
    const { id } = await pay(card(CARD))
    const part = await at.stripe.refunds.create({ payment_intent: id, amount: 1000 })
    expect(part.status).toBe('succeeded')
    const tooMuch = at.stripe.refunds.create({ payment_intent: id, amount: 1501 })
    expect(await refusal(tooMuch)).toMatchObject({ statusCode: 400, param: 'amount' })
    await at.stripe.refunds.create({ payment_intent: id })
    expect((await refusal(at.stripe.refunds.create({ payment_intent: id })))?.code).toBe(
      'charge_already_refunded',
    )
    const listed = await at.stripe.refunds.list({ payment_intent: id })
    expect(listed.data.map(({ amount }) => amount)).toEqual([1500, 1000])
    const unpaid = await at.stripe.paymentIntents.create({ amount: 500, currency: 'eur' })
    expect(await refusal(at.stripe.refunds.create({ payment_intent: unpaid.id }))).toMatchObject({
      statusCode: 400,
    })
  })

  it('fail later for a card whose bank sends them back', async () => {
    const { id } = await pay(card('4000000000005126'))
    const refund = await at.stripe.refunds.create({ payment_intent: id })
    expect(refund.status).toBe('succeeded')
    await tell('__settle')
    expect((await at.stripe.refunds.retrieve(refund.id)).status).toBe('failed')
    const intent = await at.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
    expect(intent.latest_charge).toMatchObject({ amount_refunded: 0, refunded: false })
  })
})

describe('disputes', () => {
  it('open after a payment, take evidence, and are won', async () => {
    const { id } = await pay(card('4000000000000259'))
    const { data } = await at.stripe.disputes.list({ created: { gte: 0 } })
    const [dispute] = data
    expect(dispute).toMatchObject({ payment_intent: id, status: 'needs_response', amount: 2500 })
    const evidence = { uncategorized_text: 'Delivered.' }
    const answered = await at.stripe.disputes.update(dispute?.id ?? '', { evidence, submit: true })
    expect(answered).toMatchObject({
      status: 'under_review',
      evidence_details: { submission_count: 1 },
    })
    await tell('__close-dispute', { dispute: dispute?.id, isWon: true })
    const closed = await at.stripe.disputes.retrieve(dispute?.id ?? '')
    expect(closed.status).toBe('won')
    expect(closed.balance_transactions.map(({ net }) => net)).toEqual([-4000, 2500])
  })

  it('refuse evidence that is unknown, too long, late, or comes twice', async () => {
    const disputed = async (days?: number) => {
      const { id } = await pay(card(CARD))
      await tell('__dispute', { payment_intent: id, days })
      const { data } = await at.stripe.disputes.list({ payment_intent: id })
      return data[0]?.id ?? ''
    }
    const open = await disputed()
    const unknown = { colour: 'red' }
    await expect(
      at.stripe.disputes.update(open, { evidence: unknown as object }),
    ).rejects.toMatchObject({ statusCode: 400 })
    const long = { uncategorized_text: 'x'.repeat(20_001) }
    await expect(at.stripe.disputes.update(open, { evidence: long })).rejects.toMatchObject({
      statusCode: 400,
    })
    const evidence = { uncategorized_text: 'Delivered.' }
    await at.stripe.disputes.update(open, { evidence })
    for (const id of [open, await disputed(-1)])
      await expect(at.stripe.disputes.update(id, { evidence })).rejects.toMatchObject({
        type: 'StripeInvalidRequestError',
      })
  })
})

describe('the balance', () => {
  it('is paid out, and each payout names what it is made of', async () => {
    const { id } = await pay(card(CARD))
    await at.stripe.refunds.create({ payment_intent: id, amount: 500 })
    await tell('__payout')
    const [payout] = (await at.stripe.payouts.list()).data
    expect(payout).toMatchObject({ amount: 2397 - 500, currency: 'eur', status: 'paid' })
    const made = await at.stripe.balanceTransactions.list({ payout: payout?.id })
    expect(made.data.map(({ type, net }) => [type, net])).toEqual([
      ['payout', -1897],
      ['refund', -500],
      ['charge', 2397],
    ])
    expect((await at.stripe.balance.retrieve()).available).toEqual([])
  })

  it('lists what moved it without the store', async () => {
    const fee = { amount: -250, currency: 'eur', type: 'stripe_fee', reporting_category: 'fee' }
    await tell('__movement', fee)
    const fees = await at.stripe.balanceTransactions.list({ type: 'stripe_fee' })
    expect(fees.data.map(({ net }) => net)).toEqual([-250])
  })

  it('is in the account’s currency for those that it does not hold', async () => {
    await tell('__account', { currency: 'usd', rates: { jpy: 0.0067 } })
    expect((await at.stripe.accounts.retrieveCurrent()).default_currency).toBe('usd')
    expect(await pay(card(CARD), { amount: 10_000, currency: 'jpy' })).toMatchObject({
      currency: 'jpy',
      latest_charge: {
        balance_transaction: { amount: 6700, currency: 'usd', exchange_rate: 0.0067, fee: 224 },
      },
    })
  })
})
