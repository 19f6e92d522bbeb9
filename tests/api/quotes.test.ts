import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { adminClient } from '@/tests/setup/admin-client'
import { productDispenser } from '@/tests/setup/checkout-client'
import { hrefsOf, readPage, textOf } from '@/tests/setup/pages'
import { pdfText } from '@/tests/setup/pdf-text'
import { setSetting, withSetting } from '@/tests/setup/settings'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let product: Product

beforeAll(async () => {
  store = await startStore()
  product = (await productDispenser(store))()
  const admin = await adminClient(store)
  const changed = await admin.call(`/api/admin/products/${product.id}`, {
    method: 'PATCH',
    body: { price: '100.00', volumePrices: [{ from: 10, percent: 20 }] },
  })
  expect(changed.status).toBe(200)
  await setSetting(store, 'businessPage', true)
})
afterAll(() => store.stop())

function ask(fields: Record<string, string>): Promise<Response> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return fetch(`${store.url}/api/quotes`, { method: 'POST', body: form })
}

it('a quote has the volume price of the moment, to whom it is for', async () => {
  const answer = await ask({
    product: String(product.id),
    seats: '10',
    locale: 'en',
    company: 'Acme Ltd',
    address: '5 High Street\nLondon',
    reference: 'PO-4711',
  })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toMatch(/Q-\d{8}-[0-9A-F]{6}\.pdf/)
  const text = pdfText(Buffer.from(await answer.arrayBuffer())).replace(/\s+/g, ' ')
  // Ten of 80.00, and the tax.
  for (const said of ['Acme Ltd', 'PO-4711', '800.00', '864.00', 'They are not held'])
    expect(text).toContain(said)
})

it('no quote is made of what there is not, nor by a store that makes none', async () => {
  const of = (fields: object) =>
    ask({ product: String(product.id), seats: '1', locale: 'en', ...fields })
  expect((await of({ seats: '100' })).status).toBe(400)
  expect((await of({ product: '2147483647' })).status).toBe(409)
  await withSetting(store, 'businessPage', false, async () => {
    expect((await of({})).status).toBe(404)
    expect((await fetch(`${store.url}/business`)).status).toBe(404)
  })
})

it('the page for companies works by a form of the browser, and the footer leads to it', async () => {
  const page = await readPage(store, '/business')
  expect(textOf(page.main)).toContain('What your seats cost')
  expect(page.main.querySelector('form[action="/api/quotes"]')).not.toBeNull()
  expect(page.main.querySelectorAll('#quote-product option').length).toBeGreaterThan(0)
  expect(hrefsOf(page.all.getByRole('contentinfo'))).toContain('/business')
})
