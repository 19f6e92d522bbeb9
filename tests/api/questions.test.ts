import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { adminClient } from '@/tests/setup/admin-client'
import { apiClient, eventually } from '@/tests/setup/api-client'
import { mailsTo, productDispenser } from '@/tests/setup/checkout-client'
import { finishJob } from '@/tests/setup/jobs'
import { reviewableOrder } from '@/tests/setup/review-client'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let freshProduct: () => Product

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  freshProduct = await productDispenser(store)
})
afterAll(() => store.stop())

const ask = (product: Product, fields: object = {}) =>
  apiClient(store.url).call('/api/questions', {
    method: 'POST',
    body: {
      productId: product.id,
      text: 'Läuft es ohne Internet?',
      email: `asker-${product.id}@example.com`,
      locale: 'de',
      ...fields,
    },
  })
const rowOf = async (product: Product) =>
  (await admin.call('/api/admin/questions?limit=100')).body.find(
    ({ productSlug }: { productSlug: string }) => productSlug === product.slug,
  )
const answer = (id: number, body: object) =>
  admin.call(`/api/admin/questions/${id}/answer`, { method: 'PUT', body })
const shown = async (product: Product) =>
  (await apiClient(store.url).call(`/api/questions?product=${product.id}&locale=de`)).body
const mailWith = (address: string, words: string) =>
  eventually(async () =>
    (await mailsTo(store, address)).find(({ text }) => text.replace(/\s+/g, ' ').includes(words)),
  )

describe('questions about products', () => {
  it('wait for the store, whose answer is mailed once and shown', async () => {
    const product = freshProduct()
    const address = `asker-${product.id}@example.com`
    for (const fields of [{ text: ' ' }, { email: 'nobody' }, { displayName: 'a@b.c' }])
      expect((await ask(product, fields)).status).toBe(400)
    expect((await ask({ ...product, id: 999_999_999 })).status).toBe(404)
    expect((await ask(product, { website: 'spam' })).status).toBe(201)
    expect(await rowOf(product)).toBeUndefined()

    expect((await ask(product)).status).toBe(201)
    const { id, updatedAt, status } = await rowOf(product)
    expect(status).toBe('pending')
    expect(await shown(product)).toEqual([])

    const answered = await answer(id, { text: 'Ja, ganz.', expectedUpdatedAt: updatedAt })
    expect(answered.body).toMatchObject({ status: 'published', answer: 'Ja, ganz.' })
    expect((await answer(id, { text: 'Nein.', expectedUpdatedAt: updatedAt })).status).toBe(409)
    await mailWith(address, 'Ja, ganz.')
    expect(await shown(product)).toMatchObject([
      { text: 'Läuft es ohne Internet?', answer: 'Ja, ganz.', locale: 'de', displayName: '' },
    ])
    const page = await eventually(async () => {
      const html = await (await fetch(`${store.url}/de/products/${product.slug}`)).text()
      return html.includes('Ja, ganz.') ? html : undefined
    })
    expect(page).not.toContain(address)

    // Its asker is forgotten, the answer stays.
    await store.sql.query(
      `UPDATE "ProductQuestion" SET "answeredAt" = now() - interval '7 months' WHERE "id" = $1`,
      [id],
    )
    await finishJob(store, 'cleanup')
    expect(await rowOf(product)).toMatchObject({ email: null, status: 'published' })
    expect((await admin.call(`/api/admin/questions/${id}`, { method: 'DELETE' })).status).toBe(204)
    expect(await shown(product)).toEqual([])
  })

  it('are answered to who asked alone, where staff want it', async () => {
    const product = freshProduct()
    await ask(product, { locale: 'en', text: 'Do you ship keys to Norway?' })
    const { id, updatedAt } = await rowOf(product)
    const answered = await answer(id, {
      text: 'We do.',
      isPublished: false,
      expectedUpdatedAt: updatedAt,
    })
    expect(answered.body.status).toBe('hidden')
    await mailWith(`asker-${product.id}@example.com`, 'We do.')
    expect(await shown(product)).toEqual([])
  })

  it('are answered by who bought the product, once staff show them, and staff read that first', async () => {
    const product = freshProduct()
    const order = await reviewableOrder(store, product)
    const other = await reviewableOrder(store, freshProduct())
    await ask(product, { locale: 'en', text: 'Does it run offline?' })
    const { id, updatedAt } = await rowOf(product)
    const reply = (of: { token: string; itemId: number }, text = 'It does.') =>
      apiClient(store.url).call(`/api/questions/${id}/answers`, {
        method: 'POST',
        body: { token: of.token, itemId: of.itemId, text, displayName: 'Grace H.', locale: 'en' },
      })
    const answerable = (of: { token: string; itemId: number }) =>
      apiClient(store.url).call('/api/questions/answerable', {
        method: 'POST',
        body: { token: of.token, itemId: of.itemId },
      })
    // Nobody but staff has read it.
    expect((await reply(order)).status).toBe(404)
    expect((await answerable(order)).body).toEqual([])
    const decide = (path: string, expectedUpdatedAt: string) =>
      admin.post(`/api/admin/questions/${path}/decision`, {
        decision: 'publish',
        expectedUpdatedAt,
      })
    expect((await decide(`${id}`, updatedAt)).body).toMatchObject({ status: 'published' })
    expect(await shown(product)).toMatchObject([{ answer: null, buyerAnswers: [] }])

    expect((await reply({ ...order, token: 'made-up' })).status).toBe(401)
    expect((await reply(other)).status).toBe(404)
    expect((await answerable(order)).body).toMatchObject([
      { text: 'Does it run offline?', answer: null, own: null },
    ])
    expect((await reply(order, 'Yes.')).body).toMatchObject({ status: 'pending' })
    expect((await reply(order)).body).toMatchObject({ text: 'It does.', status: 'pending' })
    expect(await shown(product)).toMatchObject([{ buyerAnswers: [] }])
    const [mine] = (await rowOf(product)).buyerAnswers
    expect(mine).toMatchObject({ orderNumber: order.number, isVerified: true, text: 'It does.' })

    expect((await decide(`answers/${mine.id}`, mine.updatedAt)).status).toBe(200)
    expect(await shown(product)).toMatchObject([
      {
        answer: null,
        buyerAnswers: [{ text: 'It does.', displayName: 'Grace H.', isVerified: true }],
      },
    ])
    await mailWith(`asker-${product.id}@example.com`, 'Somebody who bought it answers')
    const gone = await admin.call(`/api/admin/questions/answers/${mine.id}`, { method: 'DELETE' })
    expect(gone.status).toBe(204)
    expect(await shown(product)).toMatchObject([{ buyerAnswers: [] }])
  })
})
