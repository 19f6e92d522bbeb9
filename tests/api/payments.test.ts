import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import {
  checkoutClient,
  DECLINED_CARD,
  productDispenser,
  reservedFor,
  simulate,
} from '@/tests/setup/checkout-client'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let shopper: ReturnType<typeof checkoutClient>
let freshProduct: () => Product

beforeAll(async () => {
  store = await startStore()
  freshProduct = await productDispenser(store)
})
afterAll(() => store.stop())
beforeEach(() => {
  shopper = checkoutClient(store)
})

describe('cards', () => {
  beforeEach(async () => {
    await shopper.fillCart([{ product: freshProduct() }])
  })

  it('a declined card is 200 with its message, and frees the keys', async () => {
    const answer = await shopper.payByCard({ cardNumber: DECLINED_CARD })
    expect(answer).toMatchObject({
      status: 200,
      body: {
        status: 'declined',
        transactionId: null,
        messageText: 'This transaction has been declined.',
      },
    })
    expect(await reservedFor(store, shopper.session)).toBe(0)
  })

  it.each([
    [{ cardNumber: '4111111111111112' }, 'cardNumber', 'Please enter a valid card number'],
    [{ cardNumber: '4111' }, 'cardNumber', 'Please enter a valid card number'],
    [{ cardNumber: 'abcd efgh ijkl mnop' }, 'cardNumber', 'Please enter a valid card number'],
    [{ expiryDate: '01/20' }, 'expiryDate', 'Please enter a valid expiry date (MM/YY)'],
    [{ expiryDate: '13/39' }, 'expiryDate', 'Please enter a valid expiry date (MM/YY)'],
    [{ cvv: '12' }, 'cvv', 'Please enter a valid CVV'],
    [{ cardholderName: '   ' }, 'cardholderName', 'Please enter the cardholder name'],
  ])('refuses %j without asking the provider', async (wrong, path, message) => {
    const answer = await shopper.payByCard(wrong)
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid', issues: [{ path, message }] },
    })
    expect(JSON.stringify(answer.body)).not.toContain('4111')
  })

  it('a provider in trouble is 502, moves no money and frees the keys', async () => {
    const answer = await shopper.payByCard({ cvv: '999' })
    expect(answer).toMatchObject({ status: 502, body: { code: 'provider_error' } })
    expect((await shopper.payByCard()).body.status).toBe('approved')
  })

  it('a charge held for review is pending: no order yet, no second charge', async () => {
    const answer = await shopper.payByCard({ cvv: '997' })
    expect(answer).toMatchObject({ status: 200, body: { status: 'pending' } })
    const cart = (await shopper.call('/api/cart')).body
    const placed = await shopper.postOrder(
      shopper.orderBody(cart, answer.body.transactionId, 'card'),
    )
    expect(placed.status).toBe(402)
  })

  it('two clicks at once charge once', async () => {
    const answers = await Promise.all([
      shopper.payByCard(),
      shopper.payByCard(),
      shopper.payByCard(),
    ])
    const approved = answers.filter(({ body }) => body.status === 'approved')
    expect(approved.length).toBeGreaterThanOrEqual(1)
    expect(new Set(approved.map(({ body }) => body.transactionId)).size).toBe(1)
    for (const { status } of answers) expect([200, 409]).toContain(status)
    const { rows } = await store.sql.query(
      `SELECT count(*) FROM "Payment" WHERE "sessionId" = $1 AND "status" = 'captured'`,
      [shopper.session],
    )
    expect(Number(rows[0].count)).toBe(1)
  })

  it('a second try after an approved charge gets that charge', async () => {
    const first = await shopper.payByCard()
    const second = await shopper.payByCard()
    expect(second.body.transactionId).toBe(first.body.transactionId)
  })

  it('keeps card numbers out of the database', async () => {
    await shopper.payByCard()
    const { rows } = await store.sql.query(`SELECT row_to_json(p)::text AS row FROM "Payment" p`)
    for (const { row } of rows) expect(row).not.toMatch(/4111111111111111|4222222222222/)
  })
})

describe('the wallet', () => {
  beforeEach(async () => {
    await shopper.fillCart([{ product: freshProduct() }])
  })
  const paypal = () => store.simulators.paypal

  it('captured again answers the same and takes no second payment', async () => {
    const start = await shopper.startWallet()
    const [first, second] = [
      await shopper.capture(start.body.id),
      await shopper.capture(start.body.id),
    ]
    expect(first.body).toEqual(second.body)
  })

  it('a failing provider is 502 at start and frees the keys', async () => {
    await simulate(paypal(), { call: 'create', outcome: 'error500' })
    expect(await shopper.startWallet()).toMatchObject({
      status: 502,
      body: { code: 'provider_error', message: 'Failed to create PayPal order' },
    })
    expect(await reservedFor(store, shopper.session)).toBe(0)
    expect((await shopper.startWallet()).status).toBe(201)
  })

  it('an order that the payer did not approve is not captured, and can be tried again', async () => {
    const start = await shopper.startWallet()
    await simulate(paypal(), { call: 'capture', outcome: 'not_approved' })
    const answer = await shopper.capture(start.body.id)
    expect(answer.body.status).not.toBe('COMPLETED')
    expect((await shopper.capture(start.body.id)).body.status).toBe('COMPLETED')
  })

  it('refuses an order whose captured amount is not its total', async () => {
    const cart = (await shopper.call('/api/cart')).body
    const start = await shopper.startWallet()
    await simulate(paypal(), { call: 'capture', outcome: 'wrong_amount' })
    await shopper.capture(start.body.id)
    expect((await shopper.postOrder(shopper.orderBody(cart, start.body.id, 'paypal'))).status).toBe(
      409,
    )
  })

  it('a second tab cannot pay the same cart again', async () => {
    const [one, two] = [await shopper.startWallet(), await shopper.startWallet()]
    expect((await shopper.capture(one.body.id)).body.status).toBe('COMPLETED')
    expect(await shopper.capture(two.body.id)).toMatchObject({
      status: 409,
      body: { code: 'cart_changed' },
    })
  })
})

describe('the address of a provider', () => {
  const amount = '1.00'
  const wallet = { amount, currency: 'USD', intent: 'CAPTURE' }
  const card = {
    amount,
    cardNumber: '4111111111111111',
    expiryDate: '12/39',
    cvv: '123',
    cardholderName: 'Ada Buyer',
  }
  const post = (path: string, body?: object) =>
    shopper.call(`/api/payments/${path}`, { method: 'POST', body })

  it('takes a card as its own one does', async () => {
    await shopper.fillCart([{ product: freshProduct() }])
    const total = await shopper.total()
    const paid = await post('authorize-net/card', {
      ...card,
      amount: total,
      customer: { email: shopper.email, name: 'Ada Buyer' },
    })
    expect(paid).toMatchObject({ status: 200, body: { status: 'approved' } })
    expect((await shopper.payByCard()).body).toEqual(paid.body)
  })

  it('begins and captures a payment by a wallet as its own one does', async () => {
    await shopper.fillCart([{ product: freshProduct() }])
    const total = await shopper.total()
    const begun = await post('paypal/orders', {
      ...wallet,
      amount: total,
      customer: { email: shopper.email, name: 'Ada Buyer' },
    })
    expect(begun).toMatchObject({ status: 201, body: { status: 'CREATED' } })
    const captured = await post(`paypal/orders/${begun.body.id}/capture`, { amount: total })
    expect(captured).toMatchObject({ status: 200, body: { status: 'COMPLETED' } })
    expect(await shopper.capture(begun.body.id)).toEqual(captured)
  })

  it.each<[string, object | undefined]>([
    ['nobody/orders', wallet],
    ['authorize-net/orders', wallet],
    ['authorize-net/orders/X/capture', {}],
    ['nobody/express', { amount, currency: 'USD' }],
    ['gift-card/express/X', undefined],
    ['paypal/card', card],
    ['authorize_net/card', card],
    ['free/card', card],
    ['paypal/confirm', { amount, token: 'token' }],
    ['authorize-net/confirm/X', {}],
  ])('is not found where none is paid with that way: %s', async (path, body) => {
    expect(await post(path, body)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })

  it('takes notifications of providers outside of the store only', async () => {
    for (const provider of ['nobody', 'gift-card', 'free', 'authorize_net'])
      expect(
        await shopper.call(`/api/webhooks/${provider}`, { method: 'POST', body: {} }),
      ).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })
})
