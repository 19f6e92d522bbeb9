import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import type { Product } from '@/lib/catalog/contracts'
import { adminKeyReportsSchema } from '@/lib/orders/key-reports/admin-contracts'
import { reportableKeysSchema } from '@/lib/orders/key-reports/contracts'
import { adminReviewsSchema } from '@/lib/reviews/admin-contracts'
import { ownReviewSchema, reviewsSchema } from '@/lib/reviews/contracts'
import { adminClient } from '@/tests/setup/admin-client'
import { apiClient } from '@/tests/setup/api-client'
import { productDispenser } from '@/tests/setup/checkout-client'
import { deliveredOrder, orderToken } from '@/tests/setup/order-client'
import { noise, picture } from '@/tests/setup/pictures'
import { reviewableOrder, reviewBody } from '@/tests/setup/review-client'
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

const client = () => apiClient(store.url)

async function post(
  path: string,
  fields: Record<string, string>,
  bytes: Uint8Array | string,
  headers: Record<string, string> = {},
) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const content = typeof bytes === 'string' ? bytes : new Uint8Array(bytes)
  body.set('picture', new File([content], 'picture.jpg', { type: 'image/jpeg' }))
  const response = await fetch(`${store.url}${path}`, { method: 'POST', headers, body })
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : undefined }
}
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${store.url}${path}`, { headers })
const asStaff = (path: string) => get(path, { 'x-session-token': admin.token })

type Order = { token: string; itemId: number }
const add = ({ token, itemId }: Order, bytes: Uint8Array | string) =>
  post('/api/reviews/pictures', { token, itemId: String(itemId) }, bytes)

async function reviewed() {
  const product = freshProduct()
  const order = await reviewableOrder(store, product)
  const body = reviewBody(order)
  expect((await client().call('/api/reviews', { method: 'POST', body })).status).toBe(200)
  const row = async () => {
    const { body: rows } = await admin.call('/api/admin/reviews?limit=100')
    const found = adminReviewsSchema.parse(rows).find(({ productId }) => productId === product.id)
    if (!found) throw new Error('The review is not listed')
    return found
  }
  const publish = async () => {
    const { id, updatedAt } = await row()
    const decision = { decision: 'publish', expectedUpdatedAt: updatedAt }
    expect((await admin.post(`/api/admin/reviews/${id}/decision`, decision)).status).toBe(200)
    return id
  }
  const shown = async () =>
    reviewsSchema.parse((await client().call(`/api/reviews?product=${product.id}`)).body)
  return { order, row, publish, shown }
}

/** A photograph that says where it was taken. */
const photograph = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#336699' } })
    .withExif({ IFD3: { GPSLatitude: '52/1 30/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()

describe('the pictures of a review', () => {
  it('are encoded anew, shown with it once it is, and gone with it', async () => {
    const { order, publish, shown } = await reviewed()
    const id = await publish()
    const added = await add(order, await photograph())
    expect(added.status).toBe(200)
    const own = ownReviewSchema.parse(added.body)
    // What nobody has seen is not shown.
    expect(own.status).toBe('pending')
    expect(own.pictures[0]?.thumbnail).toMatch(/^data:image\/webp;base64,/)
    const picturePath = `/api/reviews/pictures/${own.pictures[0]?.id}`
    expect((await get(picturePath)).status).toBe(404)
    expect(await shown()).toEqual([])
    const staffPath = `/api/admin/reviews/${id}/pictures/${own.pictures[0]?.id}`
    expect((await get(staffPath)).status).toBe(401)
    expect((await asStaff(staffPath)).headers.get('cache-control')).toBe('no-store')

    await publish()
    expect((await shown())[0]?.pictures).toEqual([
      { id: own.pictures[0]?.id, width: 600, height: 400 },
    ])
    const answer = await get(picturePath)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    const { format, exif } = await sharp(await answer.arrayBuffer()).metadata()
    expect({ format, exif }).toEqual({ format: 'webp', exif: undefined })

    expect((await admin.call(`/api/admin/reviews/${id}`, { method: 'DELETE' })).status).toBe(204)
    expect((await get(picturePath)).status).toBe(404)
    expect((await asStaff(staffPath)).status).toBe(404)
  })

  it('are told by their bytes, and are small and few', async () => {
    const { order } = await reviewed()
    const svg = await add(order, '<svg xmlns="http://www.w3.org/2000/svg"/>')
    expect(svg).toMatchObject({ status: 415, body: { code: 'unsupported_type' } })
    const large = await add(
      order,
      new Uint8Array([...(await picture()), ...new Uint8Array(5 * 1024 * 1024)]),
    )
    expect(large).toMatchObject({ status: 413, body: { code: 'too_large' } })
    const half = await noise(300, 200)
    expect((await add(order, half.subarray(0, half.length / 2))).status).toBe(400)
    // All at once: none slips through.
    const answers = await Promise.all(
      Array.from({ length: 6 }, async () => add(order, await picture())),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      reason: 'too_many_pictures',
    })
  })

  it('come by the link of the order alone, once there is a review, and are taken off by it or by staff', async () => {
    const mine = await reviewed()
    const other = await reviewed()
    const unwritten = await reviewableOrder(store, freshProduct())
    expect((await add(unwritten, await picture())).body).toMatchObject({ reason: 'no_review' })
    expect((await add({ ...mine.order, token: 'made-up' }, await picture())).status).toBe(401)
    expect((await add({ ...mine.order, token: other.order.token }, await picture())).status).toBe(
      404,
    )

    await add(mine.order, await picture())
    const own = ownReviewSchema.parse((await add(mine.order, await picture())).body)
    const [first, second] = own.pictures
    const remove = (token: string) =>
      client().call(`/api/reviews/pictures/${first?.id}/remove`, {
        method: 'POST',
        body: { token },
      })
    expect((await remove(other.order.token)).status).toBe(404)
    expect((await remove(mine.order.token)).body.pictures).toHaveLength(1)
    const { id } = await mine.row()
    const { id: otherId } = await other.row()
    const away = (review: number) =>
      admin.call(`/api/admin/reviews/${review}/pictures/${second?.id}`, { method: 'DELETE' })
    expect((await away(otherId)).status).toBe(404)
    expect((await away(id)).body).toMatchObject({ id, pictures: [] })
  })
})

describe('the pictures of a report of a key', () => {
  it('come from its buyer while it waits, and are seen by staff alone', async () => {
    const { number } = await deliveredOrder(store, [{ product: freshProduct() }], 'card')
    const path = `/api/orders/${number}/key-reports`
    const headers = { 'x-order-token': await orderToken(store, number) }
    const { keys } = reportableKeysSchema.parse((await client().call(path, { headers })).body)
    const requestId = randomUUID()
    const send = async (of = headers) =>
      (await post(`${path}/pictures`, { requestId }, await picture(), of)).status
    expect(await send()).toBe(404)
    const body = { requestId, keyId: keys[0]?.id, kind: 'region', locale: 'en' }
    expect((await client().call(path, { method: 'POST', headers, body })).status).toBe(201)
    expect(await send({ 'x-order-token': 'made-up' })).toBeGreaterThanOrEqual(401)
    expect([await send(), await send(), await send()]).toEqual([204, 204, 409])

    const listed = async () =>
      adminKeyReportsSchema
        .parse((await admin.call('/api/admin/key-reports?limit=100')).body)
        .find(({ orderNumber }) => orderNumber === number)
    const report = await listed()
    expect(report?.pictures).toHaveLength(2)
    const picturePath = `/api/admin/key-reports/${report?.id}/pictures/${report?.pictures[0]?.id}`
    expect((await get(picturePath)).status).toBe(401)
    expect((await get(`/api/reviews/pictures/${report?.pictures[0]?.id}`)).status).toBe(404)
    expect((await asStaff(picturePath)).headers.get('content-type')).toBe('image/webp')
  })
})
