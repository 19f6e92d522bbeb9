import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { adminClient } from '@/tests/setup/admin-client'
import { apiClient, eventually } from '@/tests/setup/api-client'
import { firstMailTo, mailsTo, productDispenser } from '@/tests/setup/checkout-client'
import { deliveredOrder, placeOrder } from '@/tests/setup/order-client'
import { startStore, type TestStore } from '@/tests/setup/store'

const INSTALLER = 'https://downloads.example.com/get?product=7'
const STEPS = ['Sign in at example.com.', 'Choose “Redeem” and enter your key.']

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let freshProduct: () => Product

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  freshProduct = await productDispenser(store)
})
afterAll(() => store.stop())

const change = ({ id }: Product, body: object) =>
  admin.call(`/api/admin/products/${id}`, { method: 'PATCH', body })

/** What the mailed link shows of an order's items. */
async function shownItems({ number, email }: { number: string; email: string }) {
  const client = apiClient(store.url)
  const body = { orderNumber: number, email }
  await client.call('/api/orders/access', { method: 'POST', body })
  const token = await eventually(async () =>
    (await mailsTo(store, email))
      .map(({ text }) => text.match(/\/orders\/status#(\S+)/)?.[1])
      .find(Boolean),
  )
  return (await client.call('/api/orders/status', { method: 'POST', body: { token } })).body.items
}

describe('how a product is installed', () => {
  it('is in the mail with its keys, and on the page behind the mailed link', async () => {
    const product = freshProduct()
    const answer = await change(product, { installerUrl: INSTALLER, activationSteps: STEPS })
    expect(answer).toMatchObject({
      status: 200,
      body: { installerUrl: INSTALLER, activationSteps: STEPS },
    })

    const order = await deliveredOrder(store, [{ product }], 'card')
    const mail = await firstMailTo(store, order.email)
    for (const text of [INSTALLER, ...STEPS]) expect(mail.text).toContain(text)
    expect(mail.text).toMatch(/1\. Sign in[\s\S]+2\. Choose/)
    expect(mail.text).not.toContain('Install the software from the publisher’s website')
    const told = [expect.objectContaining({ installerUrl: INSTALLER, activationSteps: STEPS })]
    expect(await shownItems(order)).toEqual(told)
    const { number, session } = order
    const keys = await apiClient(store.url).call(`/api/orders/${number}/keys`, { session })
    expect(keys.body.items).toEqual(told)
  })

  it('is what is usual for the type of the keys where nothing is said', async () => {
    const product = freshProduct()
    await change(product, { installerUrl: ' ', activationSteps: [] })
    const order = await deliveredOrder(store, [{ product }], 'card')
    const { text } = await firstMailTo(store, order.email)
    expect(text).toContain('How to activate')
    expect(text).not.toContain('https://downloads.example.com')
    expect(text.replace(/\s+/g, ' ')).toContain('from the publisher’s website')
    expect(await shownItems(order)).toEqual([
      expect.objectContaining({ installerUrl: null, activationSteps: [] }),
    ])
  })

  it('names the product’s own address in the usual steps', async () => {
    const product = freshProduct()
    await change(product, { installerUrl: INSTALLER, activationSteps: [] })
    const order = await deliveredOrder(store, [{ product }], 'card')
    const text = (await firstMailTo(store, order.email)).text.replace(/\s+/g, ' ')
    expect(text).toContain(`Install the software from ${new URL(INSTALLER).host}`)
    expect(text).not.toContain('publisher’s website')
  })

  it('is not told before the keys are', async () => {
    const product = freshProduct()
    await change(product, {
      delivery: 'manual',
      installerUrl: INSTALLER,
      activationSteps: STEPS,
    })
    const order = await placeOrder(store, [{ product }], 'card')
    expect((await firstMailTo(store, order.email)).text).not.toContain(INSTALLER)
    expect(await shownItems(order)).toEqual([
      expect.objectContaining({ installerUrl: null, activationSteps: [] }),
    ])
  })

  it('is told to buyers alone', async () => {
    const product = freshProduct()
    await change(product, { installerUrl: INSTALLER, activationSteps: STEPS })
    expect((await admin.call(`/api/products/by-id/${product.id}`)).body).not.toHaveProperty(
      'installerUrl',
    )
    const page = await (await fetch(`${store.url}/products/${product.slug}`)).text()
    expect(page).not.toContain(INSTALLER)
  })

  it.each([
    'http://downloads.example.com/setup.exe',
    'javascript:alert(1)',
    'https://user:secret@downloads.example.com/',
    'downloads.example.com',
    '//downloads.example.com',
    `https://downloads.example.com/${'a'.repeat(2000)}`,
    7,
  ])('is not downloaded from %p', async (installerUrl) => {
    const answer = await change(freshProduct(), { installerUrl })
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid' } })
    expect(JSON.stringify(answer.body.issues)).toContain('installerUrl')
  })

  it('takes no endless steps', async () => {
    const product = freshProduct()
    for (const activationSteps of [['a'.repeat(501)], Array(61).fill('x'), 'one', [1]])
      expect((await change(product, { activationSteps })).status).toBe(400)
  })
})
