import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { adminClient } from '@/tests/setup/admin-client'
import { apiClient, eventually } from '@/tests/setup/api-client'
import { checkoutClient, firstMailTo } from '@/tests/setup/checkout-client'
import { orderToken } from '@/tests/setup/order-client'
import { pdfText } from '@/tests/setup/pdf-text'
import { picture, uploadMedia } from '@/tests/setup/pictures'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
})
afterAll(() => store.stop())

async function newProduct(fields: object): Promise<Product> {
  const made = await admin.post('/api/admin/products', {
    name: `Shown well ${randomUUID()}`,
    description: 'As it is.',
    price: '50.00',
    categoryId: 14,
    ...fields,
  })
  expect(made.status).toBe(201)
  return (await admin.call(`/api/products/by-id/${made.body.id}`)).body
}

const pdf = async (address: string, headers: Record<string, string>, method = 'GET') => {
  const answer = await fetch(store.url + address, { method, headers })
  const bytes = Buffer.from(await answer.arrayBuffer())
  return {
    status: answer.status,
    kept: answer.headers.get('cache-control'),
    text: answer.ok ? pdfText(bytes) : '',
  }
}

it('gift cards to print come with the mail, and from the order’s page for who may see the keys', async () => {
  const shopper = checkoutClient(store)
  const product = await newProduct({ isGiftCard: true })
  const cart = await shopper.fillCart([{ product }])
  const printedCard = { name: 'Grace', message: 'Happy birthday!', design: 'birthday' }
  const paid = await shopper.payByCard({ customer: { ...shopper.customer, printedCard } })
  expect(paid.status).toBe(200)
  const ordered = await shopper.postOrder(shopper.orderBody(cart, paid.body.transactionId, 'card'))
  expect(ordered.status).toBe(201)
  const number: string = ordered.body.orderNumber
  const mail = await firstMailTo(store, shopper.customer.email)
  const file = mail.attachments.find(({ filename }) => filename === 'gift-card-1.pdf')
  expect(pdfText(Buffer.from(file?.content ?? '', 'base64'))).toContain('Happy birthday!')

  const address = `/api/orders/${number}/gift-cards/1`
  const theirs = await pdf(address, { 'x-session-id': shopper.session })
  expect(theirs).toMatchObject({ status: 200, kept: 'no-store' })
  for (const said of ['$50.00', 'Grace', 'Happy birthday!']) expect(theirs.text).toContain(said)
  const token = await orderToken(store, number)
  expect((await pdf(address, { 'x-order-token': token })).text).toContain('Grace')
  expect((await pdf(address, {})).status).toBe(404)
  expect((await pdf(address, { 'x-session-id': apiClient(store.url).session })).status).toBe(404)
  expect((await pdf(`/api/orders/${number}/gift-cards/2`, { 'x-order-token': token })).status).toBe(
    404,
  )
})

it('gift cards that staff make have a design and words, too', async () => {
  const made = await admin.post('/api/admin/gift-cards', {
    amount: '25.00',
    design: 'thanks',
    recipientName: 'Ada',
    message: 'For your help.',
  })
  expect(made.status).toBe(201)
  const { id } = made.body.giftCard
  const printed = await pdf(
    `/api/admin/gift-cards/${id}/print`,
    { 'x-session-token': admin.token },
    'POST',
  )
  expect(printed.status).toBe(200)
  for (const said of [made.body.code, 'Ada', 'For your help.', '$25.00'])
    expect(printed.text).toContain(said)
  const { rows } = await store.sql.query(
    `SELECT 1 FROM "AuditEntry" WHERE "action" = 'gift_card.print' AND "entityId" = $1`,
    [String(id)],
  )
  expect(rows).toHaveLength(1)
})

it('a brand is shown as its owner says, and by its initials again', async () => {
  const publisher = `Brand ${randomUUID().slice(0, 8)}`
  await newProduct({ publisher })
  const slug = publisher.toLowerCase().replace(' ', '-')
  const page = async (language = '') =>
    (await fetch(`${store.url}${language}/brands/${slug}`)).text()
  expect(await page()).not.toContain('Paints pictures.')
  const { url } = (await uploadMedia(store.url, admin, await picture(64, 64))).body
  const input = {
    publisher,
    image: url,
    texts: { en: 'Paints pictures.', de: 'Malt Bilder.' },
    homePage: 'https://brand.example/',
    isFeatured: true,
  }
  const put = (body: object) => admin.call('/api/admin/brands', { method: 'PUT', body })
  expect(await put({ ...input, publisher: 'Nobody at all' })).toMatchObject({ status: 400 })
  expect(await put({ ...input, homePage: 'http://brand.example' })).toMatchObject({ status: 400 })
  const saved = await put({ ...input, expectedUpdatedAt: null })
  expect(saved).toMatchObject({ status: 200, body: { productCount: 1, isFeatured: true } })
  expect(await put({ ...input, expectedUpdatedAt: null })).toMatchObject({ status: 409 })
  await eventually(async () => (await page()).includes('Paints pictures.'))
  expect(await page()).toContain('https://brand.example/')
  expect(await page('/de')).toContain('Malt Bilder.')
  const remove = () =>
    admin.call(`/api/admin/brands?publisher=${encodeURIComponent(publisher)}`, { method: 'DELETE' })
  expect((await remove()).status).toBe(204)
  const undo = await admin.post('/api/admin/undo', { entityType: 'brand', entityId: publisher })
  expect(undo).toMatchObject({ status: 200, body: { undone: 1 } })
  expect((await remove()).status).toBe(204)
  expect((await remove()).status).toBe(404)
  await eventually(async () => !(await page()).includes('Paints pictures.'))
})

it('a product’s video is of a known host, which pages let in only then', async () => {
  const { id, slug } = await newProduct({})
  const change = (body: object) =>
    admin.call(`/api/admin/products/${id}`, { method: 'PATCH', body })
  expect(await change({ videoUrl: 'https://evil.example/video' })).toMatchObject({
    status: 400,
    body: { issues: [expect.objectContaining({ path: 'videoUrl' })] },
  })
  const url = 'https://vimeo.com/76979871'
  const changed = await change({
    videoUrl: 'https://player.vimeo.com/video/76979871',
    pictureTexts: { '/images/a.webp': { text: 'The start page', isScreenshot: true } },
  })
  expect(changed).toMatchObject({ status: 200, body: { videoUrl: url } })
  const page = await eventually(async () => {
    const answer = await fetch(`${store.url}/products/${slug}`)
    const policy = answer.headers.get('content-security-policy') ?? ''
    const html = await answer.text()
    return policy.includes("frame-src 'self' https://player.vimeo.com") && html
  })
  expect(page).toContain('VideoObject')
  expect(page).not.toContain('<iframe')
})
