import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { Webhook } from 'standardwebhooks'
import type { Product } from '@/lib/catalog/contracts'
import type { Delivery } from '@/lib/mail/notifications/contracts'
import { SIMULATOR_CREDENTIALS } from '@/lib/payments/simulator-credentials'
import { startMailSimulator } from '@/scripts/simulators/mail'
import { adminClient } from '@/tests/setup/admin-client'
import { eventually } from '@/tests/setup/api-client'
import {
  checkoutClient,
  firstMailTo,
  keyLikeTexts,
  leaveKeys,
  mailsTo,
  productDispenser,
} from '@/tests/setup/checkout-client'
import { deliveredOrder, detailsOf, placeOrder, refund } from '@/tests/setup/order-client'
import { type PluginClient, pluginClient, resetPlugins } from '@/tests/setup/plugin-client'
import { type Receiver, startReceiver } from '@/tests/setup/receiver'
import { startStore, type TestStore } from '@/tests/setup/store'

const { paypal: PAYPAL, authorizeNet: CARDS } = SIMULATOR_CREDENTIALS
const WRONG = { clientId: 'another-account', clientSecret: 'its-secret' }

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let plugins: PluginClient
let freshProduct: () => Product

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  plugins = pluginClient(admin)
  freshProduct = await productDispenser(store)
})
afterAll(() => store.stop())
afterEach(() => resetPlugins(store))

const shopperWith = async (product: Product) => {
  const shopper = checkoutClient(store)
  const cart = await shopper.fillCart([{ product }])
  /** Creates the order of a payment, so that the reconciler need not do it later. */
  const order = async (paymentId: string, method: 'paypal' | 'card' = 'paypal') => {
    const placed = await shopper.postOrder(shopper.orderBody(cart, paymentId, method))
    expect(placed.status).toBe(201)
    return placed.body
  }
  const buyByCard = async () => {
    const { body } = await shopper.payByCard()
    expect(body.status).toBe('approved')
    return order(body.transactionId, 'card')
  }
  return { ...shopper, order, buyByCard }
}

describe('payments', () => {
  it('go by the plugin’s credentials, from the next request on', async () => {
    const shopper = await shopperWith(freshProduct())
    await plugins.set('paypal', { settings: WRONG })
    expect(await shopper.startWallet()).toMatchObject({
      status: 502,
      body: { message: 'Failed to create PayPal order' },
    })
    await plugins.set('paypal', { settings: PAYPAL })
    const { body } = await shopper.startWallet()
    expect((await shopper.capture(body.id)).body.status).toBe('COMPLETED')
    await shopper.order(body.id)

    const other = await shopperWith(freshProduct())
    await plugins.set('authorize-net', { settings: { ...CARDS, transactionKey: 'wrong' } })
    expect((await other.payByCard()).status).toBe(502)
    await plugins.set('authorize-net', { settings: CARDS })
    await other.buyByCard()
  })

  it('that have started stay with the account that they started with', async () => {
    const shopper = await shopperWith(freshProduct())
    const { body } = await shopper.startWallet()
    await plugins.set('paypal', { settings: WRONG })
    expect((await shopper.capture(body.id)).body.status).toBe('COMPLETED')
    const { orderNumber, totalAmount } = await shopper.order(body.id)
    const { items } = await detailsOf(admin, orderNumber)
    await refund(admin, orderNumber, {
      items: items.map(({ id, quantity }) => ({ itemId: id, quantity })),
    })
    const { refunds } = await detailsOf(admin, orderNumber)
    expect(refunds).toMatchObject([{ status: 'succeeded', amount: totalAmount }])
    // New ones go to the new account, which the simulator does not know.
    const next = await shopperWith(freshProduct())
    expect((await next.startWallet()).status).toBe(502)
  })

  it('are not offered once their plugin is switched off; what was started continues', async () => {
    const started = await shopperWith(freshProduct())
    const { body } = await started.startWallet()
    expect(await plugins.set('paypal', { active: false })).toMatchObject({ active: false })
    const shopper = await shopperWith(freshProduct())
    expect(await shopper.startWallet()).toMatchObject({
      status: 409,
      body: { message: 'PayPal is not offered by this store at the moment' },
    })
    expect((await started.capture(body.id)).body.status).toBe('COMPLETED')
    await started.order(body.id)
    await shopper.buyByCard()
    await plugins.set('authorize-net', { active: false })
    const last = await shopperWith(freshProduct())
    expect((await last.payByCard()).status).toBe(409)
    await plugins.set('authorize-net', { active: true })
    await last.buyByCard()
  })

  it('need whole credentials', async () => {
    const half = await plugins.change('paypal', { settings: { clientId: PAYPAL.clientId } })
    expect(half).toMatchObject({ status: 409 })
    expect(half.body.issues).toEqual([
      {
        path: 'clientSecret',
        message: 'Client Secret is needed while PayPal Checkout is on',
        text: {
          reason: 'fields.isNeededWhileOn',
          values: { field: 'Client Secret', plugin: 'PayPal Checkout' },
        },
      },
    ])
    await plugins.set('paypal', { settings: PAYPAL })
    // Without its own credentials it is the environment's again.
    await plugins.set('paypal', { settings: { clientId: null, clientSecret: null } })
    const shopper = await shopperWith(freshProduct())
    expect((await shopper.startWallet()).status).toBe(201)
  })
})

describe('mails', () => {
  it('go through the plugin’s server while it is on', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'plugin-mails-'))
    const other = await startMailSimulator({ dir })
    const { hostname, port } = new URL(other.smtpUrl)
    try {
      await plugins.set('smtp', {
        active: true,
        settings: {
          host: hostname,
          port: Number(port),
          encryption: 'optional',
          fromName: 'Key Corner',
          fromAddress: 'orders@corner.example',
        },
      })
      const state = await admin.call('/api/admin/settings/mail')
      expect(state.body).toMatchObject({
        server: `${hostname}:${port}`,
        from: '"Key Corner" <orders@corner.example>',
      })
      const { email } = await placeOrder(store, [{ product: freshProduct() }])
      const mails: { to: string; from: string }[] = await eventually(async () => {
        const found = await (await fetch(`${other.mailUrl}/messages?to=${email}`)).json()
        return found.length > 0 && found
      })
      expect(mails[0]?.from).toBe('orders@corner.example')
      expect(await mailsTo(store, email)).toEqual([])

      await plugins.set('smtp', { active: false })
      const later = await placeOrder(store, [{ product: freshProduct() }])
      await firstMailTo(store, later.email)
    } finally {
      await resetPlugins(store)
      await other.close()
      rmSync(dir, { recursive: true, force: true })
    }
  })
})

describe('messages to others', () => {
  let receiver: Receiver
  beforeAll(async () => {
    receiver = await startReceiver()
  })
  afterAll(() => receiver.close())
  afterEach(() => receiver.reset())

  /** Switches the webhook on. @returns its secret */
  async function listen(events?: string[]): Promise<string> {
    const secret = await plugins.newSecret()
    const settings = { url: `${receiver.url}/hook`, ...(events ? { events } : {}) }
    await plugins.set('webhook', { active: true, settings })
    return secret
  }
  const messages = () => receiver.received.map(({ body }) => JSON.parse(body))
  const message = (type: string) =>
    eventually(async () => messages().find((found) => found.type === type))
  const deliveries = async (id = 'webhook'): Promise<Delivery[]> => (await plugins.log(id)).body
  const sent = (count: number) =>
    eventually(async () => {
      const rows = await deliveries()
      return rows.filter(({ status }) => status === 'sent').length >= count && rows
    })

  it('are signed, small, and name neither buyers nor keys', async () => {
    const secret = await listen()
    const product = freshProduct()
    const { number, email } = await deliveredOrder(store, [{ product }])
    const about = () => messages().filter(({ data }) => data.orderNumber === number)
    await eventually(async () => about().length === 2)
    expect(
      about()
        .map(({ type }) => type)
        .sort(),
    ).toEqual(['order.completed', 'order.created'])
    const keys = keyLikeTexts((await firstMailTo(store, email)).text)
    expect(keys.length).toBeGreaterThan(0)
    for (const { headers, body } of receiver.received) {
      expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body))
      expect(headers['content-type']).toBe('application/json')
      expect(headers['webhook-id']).toMatch(/^[0-9a-f-]{36}$/)
      for (const hidden of [email, 'Ada Buyer', ...keys]) expect(body).not.toContain(hidden)
    }
    expect(about().find(({ type }) => type === 'order.created')).toEqual({
      type: 'order.created',
      timestamp: expect.any(String),
      data: {
        orderNumber: number,
        orderStatus: 'processing',
        paymentMethod: 'paypal',
        totalAmount: expect.stringMatching(/^\d+\.\d\d$/),
        currency: 'USD',
        items: [{ productId: product.id, productName: product.name, quantity: 1 }],
      },
    })
    await eventually(async () => {
      const rows = (await deliveries()).filter(({ subject }) => subject === number)
      return rows.length === 2 && rows.every(({ status }) => status === 'sent')
    })
  })

  it('reach several receivers, of which one may know the buyer, until they are erased', async () => {
    await listen(['order.created'])
    const secret = await plugins.newSecret('webhook-2')
    const settings = { url: `${receiver.url}/crm`, events: ['order.completed'], buyer: true }
    await plugins.set('webhook-2', { active: true, settings })
    const { number, email } = await deliveredOrder(store, [{ product: freshProduct() }])
    const of = (path: string) =>
      receiver.received.find(
        (found) => found.path === path && JSON.parse(found.body).data.orderNumber === number,
      )
    const plain = await eventually(async () => of('/hook'))
    expect(plain.body).not.toContain(email)
    const told = await eventually(async () => of('/crm'))
    expect(new Webhook(secret).verify(told.body, told.headers)).toMatchObject({
      type: 'order.completed',
      data: { buyer: { email, name: expect.stringMatching(/./), language: 'en' } },
    })
    expect((await deliveries('webhook-2')).map(({ event }) => event)).toEqual(['order.completed'])

    const [first] = await deliveries('webhook-2')
    await plugins.set('webhook-2', { active: true, settings: { ...settings, buyer: false } })
    receiver.reset()
    await plugins.resend('webhook-2', first?.id ?? '')
    const withdrawn = await eventually(async () => of('/crm'))
    expect(withdrawn.body).not.toContain(email)
    await plugins.set('webhook-2', { active: true, settings })

    const found = (await admin.call(`/api/admin/customers?search=${email}`)).body[0]
    expect((await admin.post(`/api/admin/customers/${found.id}/erasure`)).status).toBe(200)
    const { rows } = await store.sql.query('SELECT "payload"::text AS "text" FROM "Notification"')
    for (const { text } of rows) expect(text).not.toContain(email)
    const [delivery] = await deliveries('webhook-2')
    receiver.reset()
    await plugins.resend('webhook-2', delivery?.id ?? '')
    const again = await eventually(async () => of('/crm'))
    expect(again.body).not.toContain(email)
  })

  it('report refunds, and only subscribed events', async () => {
    await listen(['order.refunded'])
    const { number } = await deliveredOrder(store, [{ product: freshProduct() }])
    const order = await detailsOf(admin, number)
    await refund(admin, number, { items: [{ itemId: order.items[0]?.id, quantity: 1 }] })
    expect((await message('order.refunded')).data).toMatchObject({
      orderNumber: number,
      refundedAmount: order.totalAmount,
    })
    expect(messages().map(({ type }) => type)).toEqual(['order.refunded'])
  })

  it('report an order that waits for keys', async () => {
    await listen(['order.waiting_for_keys'])
    const product = freshProduct()
    const shopper = await shopperWith(product)
    const { body } = await shopper.startWallet()
    await shopper.capture(body.id)
    await store.sql.query(
      `DELETE FROM "ProductKey" WHERE "productId" = $1 AND "status" IN ('available', 'reserved')`,
      [product.id],
    )
    const { orderNumber } = await shopper.order(body.id)
    expect((await message('order.waiting_for_keys')).data.orderNumber).toBe(orderNumber)
  })

  it('are tried again under the same id until they are accepted, and reported once', async () => {
    await listen(['order.created'])
    receiver.answerNext({ status: 500, body: 'busy\r\nright now' })
    const { number } = await placeOrder(store, [{ product: freshProduct() }])
    const failed = await eventually(async () => (await deliveries())[0]?.lastError)
    expect(failed).toBe('The receiver answered 500: busy right now')
    const [delivery] = await sent(1)
    expect(delivery).toMatchObject({
      event: 'order.created',
      subject: number,
      attempts: 2,
      responseStatus: 200,
      lastError: null,
    })
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(receiver.received).toHaveLength(2)

    const again = await plugins.resend('webhook', delivery?.id ?? '')
    expect(again).toMatchObject({ status: 200, body: { status: 'waiting', attempts: 0 } })
    await eventually(async () => receiver.received.length === 3)
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    const { rows } = await store.sql.query(
      `SELECT 1 FROM "AuditEntry" WHERE "action" = 'plugin.resend' AND "entityId" = 'webhook'`,
    )
    expect(rows).toHaveLength(1)
    const { body } = await plugins.log('webhook')
    expect(body).toHaveLength(1)
  })

  it('wait while the receiver is away, and are given up when it is switched off', async () => {
    await listen(['order.created'])
    receiver.answerNext({ status: 302, location: 'http://169.254.169.254/' }, { status: 410 })
    await placeOrder(store, [{ product: freshProduct() }])
    expect(await eventually(async () => (await deliveries())[0]?.lastError)).toBe(
      'The receiver answered 302; redirects are not followed',
    )
    await plugins.set('webhook', { active: false })
    const [given] = await eventually(async () => {
      const rows = await deliveries()
      return rows[0]?.status === 'failed' && rows
    })
    expect(given).toMatchObject({ lastError: 'The plugin was switched off', attempts: 2 })
    expect((await plugins.resend('webhook', given?.id ?? '')).status).toBe(409)
    await placeOrder(store, [{ product: freshProduct() }])
    expect(await deliveries()).toHaveLength(1)
  })

  it('the log is paged, and knows what it is asked for', async () => {
    expect((await plugins.log('webhook')).headers.get('x-total-count')).toBe('0')
    expect((await plugins.log('paypal')).status).toBe(409)
    expect((await plugins.log('nothing')).status).toBe(404)
    expect((await plugins.resend('webhook', 'x')).status).toBe(400)
    expect((await plugins.resend('webhook', '00000000-0000-4000-8000-000000000000')).status).toBe(
      404,
    )
    const wrong = await admin.call('/api/admin/plugins/webhook/deliveries?limit=1e9')
    expect(wrong.status).toBe(400)
  })

  it('a test is a signed ping of the form’s receiver', async () => {
    const secret = await plugins.newSecret()
    const test = (url: string) => plugins.test('webhook', { url })
    expect((await test(`${receiver.url}/ping`)).body).toEqual({
      ok: true,
      message: 'The receiver took a signed ping.',
    })
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received
    expect(new Webhook(secret).verify(body, headers)).toMatchObject({ type: 'ping' })
    receiver.answerNext({ status: 404, body: '<b>no\u0000such</b> hook' })
    expect((await test(receiver.url)).body).toEqual({
      ok: false,
      message: 'The receiver answered 404: <b>no such</b> hook.',
    })
    receiver.answerNext('endless')
    expect((await test(receiver.url)).body.ok).toBe(true)
    expect((await test('http://127.0.0.1:9/')).body).toEqual({
      ok: false,
      message: 'The receiver refused the connection.',
    })
  })

  it('Slack reads of new orders, as plain text', async () => {
    await plugins.set('slack', {
      active: true,
      settings: { webhookUrl: `${receiver.url}/services/T/B/x`, lowStock: false },
    })
    const product = freshProduct()
    await store.sql.query(
      `UPDATE "Product" SET "name" = "name" || ' <!channel> & more' WHERE "id" = $1`,
      [product.id],
    )
    const { number } = await placeOrder(store, [{ product }])
    const { body } = await eventually(async () => receiver.received[0])
    const { text } = JSON.parse(body)
    expect(text).toContain(`|${number}>`)
    expect(text).toContain('&lt;!channel&gt; &amp; more')
    expect(text).not.toContain('<!channel>')
    expect((await eventually(async () => (await deliveries('slack'))[0]))?.event).toBe(
      'order.created',
    )
    expect((await plugins.test('slack')).body).toMatchObject({ ok: true })
    expect(JSON.stringify((await plugins.log('slack')).body)).not.toContain('/services/T')
  })

  describe('low stock', () => {
    const THRESHOLD = 10
    const lowStockMessages = () => messages().filter(({ type }) => type === 'keys.low_stock')
    /** Sells one, and waits until the sale is processed. */
    async function sell(product: Product) {
      await placeOrder(store, [{ product }])
      await eventually(async () => {
        const { rows } = await store.sql.query(
          `SELECT 1 FROM graphile_worker.jobs WHERE "task_identifier" IN ('watch_stock', 'send_notification')`,
        )
        return rows.length === 0
      })
    }

    it('is reported once, and again only after keys were added', async () => {
      await listen(['keys.low_stock'])
      const product = freshProduct()
      await leaveKeys(store, product.id, THRESHOLD + 2)
      await sell(product)
      expect(lowStockMessages()).toEqual([])
      await sell(product)
      expect(lowStockMessages().map(({ data }) => data)).toEqual([
        {
          productId: product.id,
          productName: product.name,
          available: THRESHOLD,
          threshold: THRESHOLD,
        },
      ])
      await sell(product)
      expect(lowStockMessages()).toHaveLength(1)

      const added = await admin.post('/api/admin/product-keys/bulk', {
        productId: product.id,
        keyType: 'license',
        keys: ['RESTOCK-1', 'RESTOCK-2'],
      })
      expect(added.body.added).toBe(2)
      await sell(product)
      expect(lowStockMessages()).toHaveLength(2)
    })
  })
})
