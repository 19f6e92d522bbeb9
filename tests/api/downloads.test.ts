import { randomUUID } from 'node:crypto'
import { existsSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { sealToken } from '@/lib/core/sealed-token'
import { DOWNLOADS_PER_ITEM, PIECE_BYTES } from '@/lib/orders/downloads/limits'
import { adminClient, clientOfRole } from '@/tests/setup/admin-client'
import { apiClient, eventually, newIp } from '@/tests/setup/api-client'
import { orderRow, productDispenser, runJob } from '@/tests/setup/checkout-client'
import {
  download,
  sampleBytes,
  sendPiece,
  storedNames,
  uploadTo,
} from '@/tests/setup/download-client'
import { detailsOf, orderToken, placeOrder, refund } from '@/tests/setup/order-client'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let client: ReturnType<typeof apiClient>
let freshProduct: () => Product

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  freshProduct = await productDispenser(store)
})
afterAll(() => store.stop())
beforeEach(() => {
  client = apiClient(store.url)
})

const BYTES = sampleBytes(PIECE_BYTES + 300_000)
const filesPath = (productId: number) => `/api/admin/products/${productId}/files`
const pathOf = (fileId: string) => join(store.downloadsDir, fileId)

/** A product with a file, and an order of it. */
async function bought(options: { bytes?: Buffer; fileName?: string; quantity?: number } = {}) {
  const { bytes = BYTES, fileName, quantity = 1 } = options
  const product = freshProduct()
  const fileId = await uploadTo(store, admin, product.id, bytes, { fileName })
  const order = await placeOrder(store, [{ product, quantity }], 'card')
  return { ...order, product, fileId }
}
type Bought = Pick<Awaited<ReturnType<typeof bought>>, 'number' | 'session' | 'fileId'>

const filesOf = ({ number, session }: Pick<Bought, 'number' | 'session'>) =>
  client.call(`/api/orders/${number}/files`, { session })
const askLink = ({ number, session, fileId }: Bought, position = 0) =>
  apiClient(store.url).call(`/api/orders/${number}/files/${fileId}`, {
    method: 'POST',
    session,
    body: { position },
  })
const linkOf = async (order: Bought): Promise<string> => {
  const answer = await askLink(order)
  expect(answer.status).toBe(201)
  return answer.body.url
}
const leftOf = async (order: Bought) => (await filesOf(order)).body.items[0].files[0].left
const timelineOf = async (number: string) =>
  (await detailsOf(admin, number)).events.map(({ kind }) => kind)

describe('files of a product', () => {
  it('are uploaded in pieces, resumed, shown in their order, renamed and deleted', async () => {
    const product = freshProduct()
    const first = await uploadTo(store, admin, product.id, BYTES)
    const second = await admin.post(filesPath(product.id), {
      name: 'Manual',
      address: 'https://downloads.example/manual.pdf',
    })
    expect(second.status).toBe(201)
    expect((await admin.call(filesPath(product.id))).body).toMatchObject({
      maxBytes: 32 * 1024 * 1024,
      files: [
        {
          id: first,
          name: 'Installer',
          fileName: 'setup.exe',
          size: BYTES.length,
          isComplete: true,
        },
        {
          name: 'Manual',
          version: '',
          address: 'https://downloads.example/manual.pdf',
          size: null,
        },
      ],
    })
    expect(storedNames(store)).toContain(first)
    expect(statSync(pathOf(first)).mode & 0o077).toBe(0)

    const ids = [second.body.fileId, first]
    const arrange = (body: object) => admin.call(filesPath(product.id), { method: 'PUT', body })
    expect((await arrange({ ids })).status).toBe(204)
    for (const wrong of [[first], [first, first], [first, randomUUID()]])
      expect((await arrange({ ids: wrong })).status).toBe(409)
    const path = `/api/admin/product-files/${first}`
    const renamed = { name: 'Setup', version: '3' }
    expect((await admin.call(path, { method: 'PATCH', body: renamed })).status).toBe(204)
    const { files } = (await admin.call(filesPath(product.id))).body
    expect(files.map(({ name }: { name: string }) => name)).toEqual(['Manual', 'Setup'])

    expect((await admin.call(path, { method: 'DELETE' })).status).toBe(204)
    expect((await admin.call(path, { method: 'DELETE' })).status).toBe(404)
    expect(existsSync(pathOf(first))).toBe(false)
    const { rows } = await store.sql.query(
      `SELECT "action" FROM "AuditEntry" WHERE "entityId" = $1 ORDER BY "id"`,
      [first],
    )
    expect(rows.map(({ action }) => action)).toEqual(
      ['add', 'upload', 'change', 'delete'].map((verb) => `product_file.${verb}`),
    )
  })

  it('take a piece again, and none that leaves a gap, is too long, or comes when all is there', async () => {
    const product = freshProduct()
    const { fileId } = (
      await admin.post(filesPath(product.id), {
        name: 'x',
        fileName: 'x.bin',
        size: BYTES.length,
      })
    ).body
    const send = (offset: number | string, bytes: Buffer, type?: string) =>
      sendPiece(store, admin, fileId, offset, bytes, type)
    const head = BYTES.subarray(0, 1000)
    expect((await send(1, head)).status).toBe(409)
    expect(await (await send(0, head)).json()).toEqual({ received: 1000, isComplete: false })
    expect(await (await send(0, head)).json()).toEqual({ received: 1000, isComplete: false })
    expect((await send(0, sampleBytes(PIECE_BYTES + 1))).status).toBe(413)
    expect((await send(0, head, 'text/plain')).status).toBe(415)
    for (const offset of ['-1', 'x', '1.5', '1e99'])
      expect((await send(offset, head)).status).toBe(400)
    const order = await placeOrder(store, [{ product }], 'card')
    expect((await filesOf(order)).body.items).toEqual([])
    expect((await askLink({ ...order, fileId })).status).toBe(404)

    await send(0, BYTES.subarray(0, PIECE_BYTES))
    const tail = BYTES.subarray(PIECE_BYTES)
    expect((await send(PIECE_BYTES, Buffer.concat([tail, head]))).status).toBe(413)
    // Two at once, as when the answer to one was lost.
    const both = await Promise.all([send(PIECE_BYTES, tail), send(PIECE_BYTES, tail)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const complete = { received: BYTES.length, isComplete: true }
    expect(await (await send(0, sampleBytes(500).reverse())).json()).toEqual(complete)
    const { bytes } = await download(store, await linkOf({ ...order, fileId }))
    expect(bytes.equals(BYTES)).toBe(true)
  })

  it('are refused when they are too large, empty, or at no https address', async () => {
    const { id } = freshProduct()
    const add = (file: object) => admin.post(filesPath(id), { name: 'x', version: '', ...file })
    expect((await add({ fileName: 'a', size: 33 * 1024 * 1024 })).status).toBe(413)
    const wrong = [
      { fileName: 'a', size: 0 },
      { fileName: 'a', size: 1.5 },
      { fileName: 'a' },
      { address: 'http://downloads.example/a' },
      { address: 'https://me:secret@downloads.example/a' },
      { address: 'javascript:alert(1)' },
      { address: 'https://a.example/a', fileName: 'a', size: 1 },
      {},
    ]
    for (const file of wrong) expect((await add(file)).status).toBe(400)
    expect(
      (await admin.post(filesPath(2_000_000_000), { name: 'x', address: 'https://a.example/a' }))
        .status,
    ).toBe(404)
    const moderator = await clientOfRole(store, 'moderator')
    expect((await moderator.call(filesPath(id))).status).toBe(200)
    expect((await client.call(filesPath(id))).status).toBe(401)
  })

  it('leave the disk with their product, and when their upload was given up', async () => {
    const made = await admin.post('/api/admin/products', {
      name: `With files ${randomUUID()}`,
      description: 'A sample.',
      price: '40.00',
      categoryId: 14,
      delivery: 'manual',
    })
    const gone = await uploadTo(store, admin, made.body.id, sampleBytes(100))
    const kept = await uploadTo(store, admin, freshProduct().id, sampleBytes(100))
    const removed = await admin.call(`/api/admin/products/${made.body.id}`, { method: 'DELETE' })
    expect(removed.body.outcome).toBe('deleted')
    const old = new Date(Date.now() - 3 * 86_400_000)
    for (const id of [gone, kept]) utimesSync(pathOf(id), old, old)
    await runJob(store, 'cleanup')
    await eventually(async () => !existsSync(pathOf(gone)))
    expect(existsSync(pathOf(kept))).toBe(true)
  })
})

describe('the files of an order', () => {
  it('are for the browser that paid, for a day, and for the mailed link', async () => {
    const order = await bought()
    const { number, fileId } = order
    const files = await filesOf(order)
    expect(files.headers.get('cache-control')).toBe('no-store')
    expect(files.body).toEqual({
      access: 'available',
      items: [
        {
          position: expect.any(Number),
          productName: order.product.name,
          files: [
            {
              id: fileId,
              name: 'Installer',
              version: '2.1',
              size: BYTES.length,
              left: DOWNLOADS_PER_ITEM,
            },
          ],
        },
      ],
    })
    expect((await filesOf({ number, session: 'another-session' })).status).toBe(404)
    expect((await askLink({ ...order, session: 'another-session' })).status).toBe(404)
    expect((await askLink(order, 7)).status).toBe(404)
    expect((await askLink({ ...order, fileId: randomUUID() })).status).toBe(404)

    await store.sql.query(
      `UPDATE "Payment" p SET "capturedAt" = now() - interval '25 hours' FROM "Order" o
       WHERE o."paymentId" = p."id" AND o."orderNumber" = $1`,
      [number],
    )
    expect((await filesOf(order)).status).toBe(404)
    const byLink = (token: string) =>
      client.call(`/api/orders/${number}/files`, {
        session: 'another-session',
        headers: { 'x-order-token': token },
      })
    expect((await byLink(await orderToken(store, number))).body.items).toHaveLength(1)
    expect((await byLink('x'.repeat(40))).status).toBe(401)
    const other = await placeOrder(store, [{ product: freshProduct() }], 'card')
    expect((await byLink(await orderToken(store, other.number))).status).toBe(404)
  })

  it('end with a refund or a dispute, with links that were given before', async () => {
    const order = await bought()
    const url = await linkOf(order)
    expect((await download(store, url, {}, 'HEAD')).status).toBe(200)
    await store.sql.query(`UPDATE "Order" SET "disputedAt" = now() WHERE "orderNumber" = $1`, [
      order.number,
    ])
    expect((await filesOf(order)).body).toEqual({ access: 'on_hold', items: [] })
    expect((await askLink(order)).body).toMatchObject({ code: 'conflict', reason: 'on_hold' })
    expect((await download(store, url)).status).toBe(409)
    await store.sql.query(`UPDATE "Order" SET "disputedAt" = NULL WHERE "orderNumber" = $1`, [
      order.number,
    ])
    expect((await download(store, url)).status).toBe(200)

    const { totalAmount } = await detailsOf(admin, order.number)
    await refund(admin, order.number, { amount: totalAmount })
    await eventually(async () => (await detailsOf(admin, order.number)).orderStatus === 'refunded')
    expect((await filesOf(order)).body).toEqual({ access: 'closed', items: [] })
    expect((await askLink(order)).body).toMatchObject({ reason: 'closed' })
    expect((await download(store, url)).status).toBe(409)
    expect((await download(store, url, {}, 'HEAD')).status).toBe(409)
  })
})

describe('GET /api/downloads/{token}', () => {
  it('sends the file whole, in parts, and from where it was interrupted', async () => {
    const order = await bought({ fileName: 'Größe “1”\r\nX: y.exe' })
    const url = await linkOf(order)
    const head = await download(store, url, {}, 'HEAD')
    expect(head.status).toBe(200)
    expect(head.bytes).toHaveLength(0)
    expect(await leftOf(order)).toBe(DOWNLOADS_PER_ITEM)

    const whole = await download(store, url)
    expect(whole.bytes.equals(BYTES)).toBe(true)
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'content-disposition':
        'attachment; filename="Gr__e 1 X y.exe"; filename*=UTF-8\'\'Gr%C3%B6%C3%9Fe%201%20X%20y.exe',
      'content-length': String(BYTES.length),
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      etag: `"${order.fileId}"`,
    })
    expect(head.headers.get('content-length')).toBe(String(BYTES.length))
    const etag = whole.headers.get('etag') ?? ''

    const part = async (range: string, ifRange?: string) =>
      download(store, url, { range, ...(ifRange ? { 'if-range': ifRange } : {}) })
    const middle = await part('bytes=1000-1999')
    expect(middle.status).toBe(206)
    expect(middle.headers.get('content-range')).toBe(`bytes 1000-1999/${BYTES.length}`)
    expect(middle.headers.get('content-length')).toBe('1000')
    expect(middle.bytes.equals(BYTES.subarray(1000, 2000))).toBe(true)
    const rest = await part('bytes=777777-', etag)
    expect(rest.bytes.equals(BYTES.subarray(777_777))).toBe(true)
    const end = await part('bytes=-5')
    expect(end.bytes.equals(BYTES.subarray(-5))).toBe(true)
    const huge = await part(`bytes=100-${'9'.repeat(300)}`)
    expect([huge.status, huge.bytes.length]).toEqual([206, BYTES.length - 100])
    expect(await leftOf(order)).toBe(DOWNLOADS_PER_ITEM - 1)
    expect(
      (await timelineOf(order.number)).filter((kind) => kind === 'file_downloaded'),
    ).toHaveLength(1)
    // A link sends its file some times only.
    const anew = async (headers: Record<string, string>) =>
      download(store, await linkOf(order), headers)
    for (const changed of ['"another"', `W/${etag}`, 'Tue, 24 Nov 2026 00:00:00 GMT'])
      expect((await anew({ range: 'bytes=5-9', 'if-range': changed })).status).toBe(200)
    for (const range of [`bytes=${BYTES.length}-`, `bytes=${'9'.repeat(300)}-`, 'bytes=-0']) {
      const beyond = await part(range)
      expect(beyond.status).toBe(416)
      expect(beyond.headers.get('content-range')).toBe(`bytes */${BYTES.length}`)
    }
    for (const range of ['bytes=0-1,4-5', 'bytes=9-5', 'lines=1-2', 'bytes=x'])
      expect((await anew({ range })).status).toBe(200)
  })

  it('ends when its link has sent three times the file, in whichever parts', async () => {
    const order = await bought({ bytes: sampleBytes(1000) })
    const url = await linkOf(order)
    const status = async (range?: string, link = url) =>
      (await download(store, link, range === undefined ? {} : { range })).status
    expect(await status()).toBe(200)
    for (const range of ['bytes=0-499', 'bytes=500-', 'bytes=0-899'])
      expect(await status(range)).toBe(206)
    expect(await status()).toBe(410)
    expect(await status('bytes=0-100')).toBe(410)
    expect(await status('bytes=0-99')).toBe(206)
    expect(await status('bytes=0-0')).toBe(410)
    expect((await client.call(url)).body).toMatchObject({
      code: 'gone',
      message: expect.stringContaining('as often as it may'),
    })
    // The order's page has another, which counts as another.
    expect(await leftOf(order)).toBe(DOWNLOADS_PER_ITEM - 1)
    const next = await linkOf(order)
    const atOnce = await Promise.all(Array.from({ length: 12 }, () => status(undefined, next)))
    expect(atOnce.filter((one) => one === 200)).toHaveLength(3)
    expect(new Set(atOnce)).toEqual(new Set([200, 410]))
    expect(await leftOf(order)).toBe(DOWNLOADS_PER_ITEM - 2)
  })

  it('counts of a download that broke off what was sent of it', async () => {
    const size = 16 * 1024 * 1024
    const order = await bought({ bytes: sampleBytes(size) })
    const url = await linkOf(order)
    for (let turn = 0; turn < 5; turn++) {
      const leaving = new AbortController()
      const left = await fetch(store.url + url, { signal: leaving.signal })
      expect(left.status).toBe(200)
      await left.body?.getReader().read()
      leaving.abort()
      await eventually(async () => {
        const { rows } = await store.sql.query(
          'SELECT max("sentBytes")::int AS "sent" FROM "FileDownload" WHERE "fileId" = $1',
          [order.fileId],
        )
        return rows[0].sent < (size * (turn + 2)) / 2
      })
    }
    expect((await download(store, url)).status).toBe(200)
  })

  it('lets a client leave and come back, and a deleted file end cleanly', async () => {
    const order = await bought({ bytes: sampleBytes(16 * 1024 * 1024) })
    const url = await linkOf(order)
    const leaving = new AbortController()
    const left = await fetch(store.url + url, { signal: leaving.signal })
    await left.body?.getReader().read()
    leaving.abort()
    expect((await download(store, url, { range: 'bytes=0-9' })).status).toBe(206)

    const reading = await fetch(store.url + url, { headers: { 'x-forwarded-for': newIp() } })
    const reader = reading.body?.getReader()
    let length = (await reader?.read())?.value?.byteLength ?? 0
    await admin.call(`/api/admin/product-files/${order.fileId}`, { method: 'DELETE' })
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read())
      length += piece.value.byteLength
    expect(length).toBe(16 * 1024 * 1024)
    expect((await download(store, url)).status).toBe(404)
  })

  it('refuses tokens that were changed, have expired, or are for something else', async () => {
    const order = await bought()
    const url = await linkOf(order)
    const token = url.slice(url.lastIndexOf('/') + 1)
    const at = Math.floor(token.length / 2)
    const changed = `${token.slice(0, at)}${token[at] === 'a' ? 'b' : 'a'}${token.slice(at + 1)}`
    const { id } = await orderRow(store, order.number)
    const { rows } = await store.sql.query(`SELECT "id" FROM "OrderItem" WHERE "orderId" = $1`, [
      id,
    ])
    const grant = {
      id: randomUUID(),
      item: rows[0].id,
      file: order.fileId,
      until: Date.now() + 9e6,
    }
    const answers = async (wrong: string) => {
      const answer = await client.call(`/api/downloads/${wrong}`)
      return `${answer.status} ${answer.body.code}`
    }
    const notFound = '404 not_found'
    expect(await answers(changed)).toBe(notFound)
    for (const wrong of ['x', `${token}x`, '..%2f..%2fetc%2fpasswd', 'a'.repeat(3000)])
      expect(await answers(wrong)).toBe(notFound)
    expect(await answers(await orderToken(store, order.number))).toBe(notFound)
    expect(await answers(await sealToken('download', {}, 3600))).toBe(notFound)
    const sealed = (change: object) => sealToken('download', { ...grant, ...change }, 3600)
    expect(await answers(await sealed({ until: Date.now() - 1000 }))).toBe('410 gone')
    expect(await answers(await sealed({ file: randomUUID() }))).toBe(notFound)
    const other = await bought()
    expect(await answers(await sealed({ file: other.fileId }))).toBe(notFound)
    expect((await download(store, `/api/downloads/${await sealed({})}`)).status).toBe(200)
    expect(await leftOf(order)).toBe(DOWNLOADS_PER_ITEM - 1)
  })

  it('counts exactly, however many links are used at once, until the owner allows more', async () => {
    const order = await bought({ bytes: sampleBytes(1000) })
    const urls = await Promise.all(
      Array.from({ length: DOWNLOADS_PER_ITEM + 6 }, () => linkOf(order)),
    )
    const again = await Promise.all(
      urls.flatMap((url) => [download(store, url), download(store, url, { range: 'bytes=5-9' })]),
    )
    const served = urls.filter((_, at) => [200, 206].includes(again[2 * at]?.status ?? 0))
    expect(served).toHaveLength(DOWNLOADS_PER_ITEM)
    const statuses = new Set(again.map(({ status }) => status))
    expect([...statuses].sort()).toEqual([200, 206, 409])
    expect(await leftOf(order)).toBe(0)
    expect((await askLink(order)).body).toMatchObject({ code: 'conflict', reason: 'used_up' })
    // What was begun can be finished.
    expect((await download(store, served[0] ?? '', { range: 'bytes=9-' })).status).toBe(206)

    const path = `/api/admin/orders/${order.number}/downloads`
    const counted = { used: DOWNLOADS_PER_ITEM, downloads: DOWNLOADS_PER_ITEM }
    expect((await admin.call(path)).body.files).toMatchObject([counted])
    expect((await admin.post(`${path}/reset`)).status).toBe(204)
    expect((await admin.call(path)).body.files).toMatchObject([{ ...counted, used: 0 }])
    expect(await leftOf(order)).toBe(DOWNLOADS_PER_ITEM)
    expect((await download(store, await linkOf(order))).status).toBe(200)
    expect(await timelineOf(order.number)).toContain('downloads_reset')
  })

  it('leads to a file elsewhere, after the same checks', async () => {
    const product = freshProduct()
    const address = 'https://downloads.example/manual.pdf?a=1'
    const { fileId } = (await admin.post(filesPath(product.id), { name: 'Manual', address })).body
    const order = { ...(await placeOrder(store, [{ product }], 'card')), fileId }
    const answer = await download(store, await linkOf(order))
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(address)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    // The address, which is the proof, stays here.
    expect(answer.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(await leftOf(order)).toBe(DOWNLOADS_PER_ITEM - 1)
  })

  it('says so when the disk does not have the file', async () => {
    const order = await bought({ bytes: sampleBytes(10) })
    await store.sql.query(`UPDATE "ProductFile" SET "size" = 11 WHERE "id" = $1`, [order.fileId])
    const url = await linkOf(order)
    expect((await download(store, url)).status).toBe(404)
    expect(await leftOf(order)).toBe(DOWNLOADS_PER_ITEM)
  })
})
