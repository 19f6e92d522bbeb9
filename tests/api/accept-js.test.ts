import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { SIMULATOR_CLIENT_KEY, SIMULATOR_CREDENTIALS } from '@/lib/payments/simulator-credentials'
import { FOREIGN_NONCE } from '@/scripts/simulators/accept-js'
import { expireNonces, nonceFor } from '@/tests/setup/accept-js'
import { adminClient } from '@/tests/setup/admin-client'
import { eventually } from '@/tests/setup/api-client'
import {
  checkoutClient,
  DECLINED_CARD,
  productDispenser,
  reservedFor,
} from '@/tests/setup/checkout-client'
import { pluginClient } from '@/tests/setup/plugin-client'
import { startOwnStore, startStore, type TestStore } from '@/tests/setup/store'

const PAYMENT_PAGE = '/checkout/payment'

async function policyOf(store: TestStore, path: string): Promise<string> {
  const response = await fetch(store.url + path, { headers: { 'accept-language': 'en' } })
  return response.headers.get('content-security-policy') ?? ''
}

/** Without what only card data have: what a page with Accept.js sends. */
const NO_CARD_DATA = { cardNumber: undefined, expiryDate: undefined, cvv: undefined }

function shopperOf(store: TestStore, product: Product) {
  const shopper = checkoutClient(store)
  const ready = shopper.fillCart([{ product }])
  const payByNonce = async (
    opaqueData: { dataDescriptor: string; dataValue: string },
    extra: object = {},
  ) => {
    await ready
    return shopper.payByCard({ ...NO_CARD_DATA, opaqueData, lastFour: '1111', ...extra })
  }
  return { ...shopper, ready, payByNonce }
}

describe('a store with a public client key', () => {
  let store: TestStore
  let freshProduct: () => Product
  let api: string
  const newShopper = (product = freshProduct()) => shopperOf(store, product)

  beforeAll(async () => {
    store = await startOwnStore({ env: { AUTHORIZENET_CLIENT_KEY: SIMULATOR_CLIENT_KEY } })
    freshProduct = await productDispenser(store)
    api = store.simulators.authorizeNet
  })
  afterAll(() => store.stop())

  it('charges a nonce, and makes an order of it', async () => {
    const shopper = newShopper()
    const paid = await shopper.payByNonce(await nonceFor(api))
    expect(paid).toMatchObject({
      status: 200,
      body: { status: 'approved', cardType: 'Visa', lastFour: '1111' },
    })
    const cart = await shopper.ready
    const placed = await shopper.postOrder(shopper.orderBody(cart, paid.body.transactionId, 'card'))
    expect(placed).toMatchObject({ status: 201, body: { paymentMethod: 'card' } })
  })

  it('charges each nonce once', async () => {
    const nonce = await nonceFor(api)
    expect((await newShopper().payByNonce(nonce)).body.status).toBe('approved')
    const second = newShopper()
    expect(await second.payByNonce(nonce)).toMatchObject({
      status: 400,
      body: { code: 'invalid', issues: [{ path: 'opaqueData' }] },
    })
    expect(await reservedFor(store, second.session)).toBe(0)
    // Nothing is left of the refusal: another nonce is charged.
    expect((await second.payByNonce(await nonceFor(api))).body.status).toBe('approved')
  })

  it.each([
    ['an unknown one', { dataDescriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', dataValue: 'made-up' }],
    ['one of another store', FOREIGN_NONCE],
    ['something else', { dataDescriptor: 'COMMON.APPLE.INAPP.PAYMENT', dataValue: 'token' }],
  ])('refuses %s', async (_, nonce) => {
    expect(await newShopper().payByNonce(nonce)).toMatchObject({
      status: 400,
      body: { code: 'invalid', issues: [{ path: 'opaqueData' }] },
    })
  })

  it('refuses an expired one', async () => {
    const nonce = await nonceFor(api)
    await expireNonces(api)
    expect(await newShopper().payByNonce(nonce)).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'opaqueData' }] },
    })
  })

  it('takes no card data, and charges nothing', async () => {
    const shopper = newShopper()
    await shopper.ready
    expect(await shopper.payByCard()).toMatchObject({ status: 409, body: { code: 'conflict' } })
    const { rows } = await store.sql.query('SELECT 1 FROM "Payment" WHERE "sessionId" = $1', [
      shopper.session,
    ])
    expect(rows).toEqual([])
  })

  it.each([
    ['card data beside the nonce', { cvv: '123' }, 'cvv'],
    ['no last four digits', { lastFour: undefined }, 'lastFour'],
    ['a whole number for the last four digits', { lastFour: '4111111111111111' }, 'lastFour'],
    [
      'an empty nonce',
      { opaqueData: { dataDescriptor: 'x', dataValue: '' } },
      'opaqueData.dataValue',
    ],
    ['no name', { cardholderName: ' ' }, 'cardholderName'],
  ])('refuses %s', async (_, extra, path) => {
    const shopper = newShopper()
    expect(await shopper.payByNonce(FOREIGN_NONCE, extra)).toMatchObject({
      status: 400,
      body: { issues: [{ path }] },
    })
  })

  it('counts declines of a session, and of one card from several networks', async () => {
    const declined = () => nonceFor(api, { cardNumber: DECLINED_CARD })
    const lastFour = '2222'
    const shopper = newShopper()
    for (let attempt = 0; attempt < 2; attempt++)
      expect((await shopper.payByNonce(await declined(), { lastFour })).body.status).toBe(
        'declined',
      )
    expect(await shopper.payByNonce(await declined(), { lastFour })).toMatchObject({
      status: 429,
      body: { reason: 'declined_often' },
    })
    for (let other = 0; other < 3; other++)
      await newShopper().payByNonce(await declined(), { lastFour })
    expect((await newShopper().payByNonce(await declined(), { lastFour })).status).toBe(429)
    expect((await newShopper().payByNonce(await nonceFor(api))).body.status).toBe('approved')
  })

  it('lets the checkout load the script, and no other page', async () => {
    const { origin } = new URL(api)
    const policy = await policyOf(store, PAYMENT_PAGE)
    for (const directive of ['script-src', 'connect-src'])
      expect(policy.split('; ').find((part) => part.startsWith(directive))).toContain(origin)
    for (const path of ['/', '/admin']) expect(await policyOf(store, path)).not.toContain(origin)
  })
})

describe('the field Public Client Key of the plugin', () => {
  let store: TestStore
  let freshProduct: () => Product
  beforeAll(async () => {
    store = await startStore()
    freshProduct = await productDispenser(store)
  })
  afterAll(() => store.stop())

  it('switches the checkout over, and back', async () => {
    const plugins = pluginClient(await adminClient(store))
    const api = store.simulators.authorizeNet
    const { origin } = new URL(api)
    const pay = async () => shopperOf(store, freshProduct()).payByNonce(await nonceFor(api))
    expect(await policyOf(store, PAYMENT_PAGE)).not.toContain(origin)
    expect(await pay()).toMatchObject({ status: 409, body: { code: 'conflict' } })

    const settings = { ...SIMULATOR_CREDENTIALS.authorizeNet, clientKey: SIMULATOR_CLIENT_KEY }
    await plugins.set('authorize-net', { active: true, settings })
    expect((await pay()).body.status).toBe('approved')
    await eventually(async () => (await policyOf(store, PAYMENT_PAGE)).includes(origin))

    await plugins.set('authorize-net', { settings: { clientKey: '' } })
    expect((await pay()).status).toBe(409)
    await eventually(async () => !(await policyOf(store, PAYMENT_PAGE)).includes(origin))
  })
})
