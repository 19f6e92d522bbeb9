import { randomUUID } from 'node:crypto'
import { existsSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import { PIECE_BYTES } from '@/lib/orders/downloads/limits'
import { type S3Simulator, simulatedSettings, startS3Simulator } from '@/scripts/simulators/s3'
import { adminClient } from '@/tests/setup/admin-client'
import { apiClient } from '@/tests/setup/api-client'
import { productDispenser } from '@/tests/setup/checkout-client'
import { download, sampleBytes, sendPiece, uploadTo } from '@/tests/setup/download-client'
import { finishJob } from '@/tests/setup/jobs'
import { placeOrder } from '@/tests/setup/order-client'
import { type OwnStore, startOwnStore } from '@/tests/setup/store'
import { storeCommand } from '@/tests/setup/store-command'

const BYTES = sampleBytes(2 * PIECE_BYTES + 300_000)
const LONG_AGO = new Date('2020-01-01T00:00:00Z')

let s3: S3Simulator
let store: OwnStore
let admin: Awaited<ReturnType<typeof adminClient>>
let freshProduct: () => Product
let environment: Record<string, string>

beforeAll(async () => {
  s3 = await startS3Simulator()
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = simulatedSettings(s3.url)
  environment = {
    DOWNLOADS_BUCKET: bucket,
    DOWNLOADS_BUCKET_REGION: region,
    DOWNLOADS_BUCKET_ENDPOINT: endpoint,
    DOWNLOADS_BUCKET_PATH_STYLE: 'on',
    DOWNLOADS_BUCKET_ACCESS_KEY_ID: accessKeyId,
    DOWNLOADS_BUCKET_SECRET_ACCESS_KEY: secretAccessKey,
    DOWNLOADS_BUCKET_FOLDER: 'shop/files',
  }
  store = await startOwnStore({ env: environment })
  admin = await adminClient(store)
  freshProduct = await productDispenser(store)
})
afterAll(async () => {
  await store.stop()
  await s3.close()
})

const keyOf = (fileId: string) => `shop/files/${fileId}`
const pathOf = (fileId: string) => join(store.downloadsDir, fileId)

async function bought(product: Product) {
  const { number, session } = await placeOrder(store, [{ product }], 'card')
  const client = apiClient(store.url)
  return {
    linkTo: async (fileId: string): Promise<string> => {
      const path = `/api/orders/${number}/files/${fileId}`
      const answer = await client.call(path, { method: 'POST', session, body: { position: 0 } })
      expect(answer.status).toBe(201)
      return answer.body.url
    },
    left: async (): Promise<number> => {
      const answer = await client.call(`/api/orders/${number}/files`, { session })
      return answer.body.items[0].files[0].left
    },
  }
}

/** Follows a link to the bucket, as a browser does. */
async function throughBucket(link: string, headers: Record<string, string> = {}) {
  const redirect = await download(store, link, headers)
  expect(redirect.status).toBe(302)
  const address = redirect.headers.get('location') ?? ''
  const answer = await fetch(address, { headers })
  return { address, answer, bytes: Buffer.from(await answer.arrayBuffer()) }
}

const filesCommand = (...args: string[]) =>
  storeCommand(store.databaseUrl, ['files', ...args], {
    ...environment,
    DOWNLOADS_DIR: store.downloadsDir,
  })

describe('files of products in a bucket', () => {
  it('are uploaded to it in pieces, which may be sent again, and none of which is left out or too short', async () => {
    const { id } = freshProduct()
    const { fileId } = (
      await admin.post(`/api/admin/products/${id}/files`, {
        name: 'Installer',
        fileName: 'set up ü.exe',
        size: BYTES.length,
      })
    ).body
    const send = async (offset: number, bytes: Buffer) => {
      const answer = await sendPiece(store, admin, fileId, offset, bytes)
      return { status: answer.status, body: await answer.json() }
    }
    const piece = (number: number) =>
      BYTES.subarray(number * PIECE_BYTES, (number + 1) * PIECE_BYTES)
    expect((await send(PIECE_BYTES, piece(1))).status).toBe(409)
    for (const wrong of [piece(0).subarray(1), Buffer.alloc(0)])
      expect(await send(0, wrong)).toMatchObject({
        status: 400,
        body: { message: 'Pieces must be whole: 5 MB each, except the last' },
      })
    expect((await send(1000, piece(0))).status).toBe(400)
    expect((await send(0, BYTES.subarray(0, PIECE_BYTES + 1))).status).toBe(413)

    const first = { status: 200, body: { received: PIECE_BYTES, isComplete: false } }
    expect(await send(0, sampleBytes(PIECE_BYTES).reverse())).toEqual(first)
    expect(await send(0, piece(0))).toEqual(first)
    s3.failNext({ of: 'put part', is: 'refused' })
    expect(await send(PIECE_BYTES, piece(1))).toMatchObject({
      status: 503,
      body: {
        message: 'The storage for files does not answer as it should. Try again in a moment',
      },
    })
    await send(PIECE_BYTES, piece(1))
    const last = await Promise.all([
      send(2 * PIECE_BYTES, piece(2)),
      send(2 * PIECE_BYTES, piece(2)),
    ])
    for (const answer of [...last, await send(0, piece(0))])
      expect(answer).toEqual({ status: 200, body: { received: BYTES.length, isComplete: true } })
    expect(s3.objects.get(keyOf(fileId))?.equals(BYTES)).toBe(true)
    expect(s3.uploads.size).toBe(0)
    expect(existsSync(pathOf(fileId))).toBe(false)
  })

  it('are sent by the bucket at an address that holds for minutes, and are counted as ever', async () => {
    const product = freshProduct()
    const fileId = await uploadTo(store, admin, product.id, BYTES, { fileName: 'set up ü.exe' })
    const order = await bought(product)
    const link = await order.linkTo(fileId)
    const head = await download(store, link, {}, 'HEAD')
    expect(head.status).toBe(200)
    expect(head.headers.get('content-length')).toBe(String(BYTES.length))
    expect(await order.left()).toBe(20)

    const whole = await throughBucket(link)
    expect(whole.bytes.equals(BYTES)).toBe(true)
    expect(whole.answer.headers.get('content-type')).toBe('application/octet-stream')
    expect(whole.answer.headers.get('content-disposition')).toMatch(/^attachment; .*%C3%BC\.exe/)
    expect(await order.left()).toBe(19)
    // What broke off goes on by the same link, and is not counted again.
    const rest = await throughBucket(link, { range: `bytes=${PIECE_BYTES}-` })
    expect(rest.answer.status).toBe(206)
    expect(rest.bytes.equals(BYTES.subarray(PIECE_BYTES))).toBe(true)
    expect(await order.left()).toBe(19)
    // A link sends three times its file, wherever it is.
    await throughBucket(link)
    expect((await download(store, link)).status).toBe(410)

    for (const [name, value] of [
      ['X-Amz-Expires', '86400'],
      ['response-content-type', 'text/html'],
    ] as const) {
      const forged = new URL(whole.address)
      forged.searchParams.set(name, value)
      expect((await fetch(forged)).status).toBe(403)
    }
    expect((await fetch(whole.address.replace(fileId, randomUUID()))).status).toBe(403)
    expect(new URL(whole.address).searchParams.get('X-Amz-Expires')).toBe('600')
  })

  it('are not counted while the bucket is in trouble, or does not have them', async () => {
    const product = freshProduct()
    const fileId = await uploadTo(store, admin, product.id, BYTES.subarray(0, 1000))
    const order = await bought(product)
    const link = await order.linkTo(fileId)
    s3.failNext({ of: 'head', is: 'refused' })
    expect((await download(store, link)).status).toBe(503)
    const stored = s3.objects.get(keyOf(fileId)) ?? Buffer.alloc(0)
    s3.objects.set(keyOf(fileId), stored.subarray(1))
    expect((await download(store, link)).status).toBe(404)
    s3.objects.delete(keyOf(fileId))
    expect((await download(store, link)).status).toBe(404)
    expect(await order.left()).toBe(20)
    s3.objects.set(keyOf(fileId), stored)
    expect((await throughBucket(link)).bytes.equals(stored)).toBe(true)
  })

  it('are deleted with what arrived of them, and swept up when that failed', async () => {
    const { id } = freshProduct()
    const remove = (fileId: string) =>
      admin.call(`/api/admin/product-files/${fileId}`, { method: 'DELETE' })
    const begin = async () =>
      (
        await admin.post(`/api/admin/products/${id}/files`, {
          name: 'x',
          fileName: 'x.bin',
          size: 1000,
        })
      ).body.fileId as string
    const whole = await uploadTo(store, admin, id, BYTES.subarray(0, 1000))
    const begun = await begin()
    for (const fileId of [whole, begun]) expect((await remove(fileId)).status).toBe(204)
    expect(s3.objects.has(keyOf(whole))).toBe(false)
    expect(s3.uploads.size).toBe(0)

    const kept = await uploadTo(store, admin, id, BYTES.subarray(0, 2000))
    const forgotten = await uploadTo(store, admin, id, BYTES.subarray(0, 3000))
    const abandoned = await begin()
    s3.failNext({ of: 'delete', is: 'refused' }, { of: 'abort', is: 'refused' })
    for (const fileId of [forgotten, abandoned]) expect((await remove(fileId)).status).toBe(204)
    const foreign = 'shop/files/readme.txt'
    s3.objects.set(foreign, Buffer.from('not ours'))
    for (const key of [keyOf(kept), keyOf(forgotten), foreign]) s3.writtenAt.set(key, LONG_AGO)
    for (const upload of s3.uploads.values()) upload.begunAt = LONG_AGO
    await finishJob(store, 'cleanup')
    expect(s3.objects.has(keyOf(forgotten))).toBe(false)
    expect(s3.uploads.size).toBe(0)
    for (const key of [keyOf(kept), foreign]) expect(s3.objects.has(key)).toBe(true)
  })

  it('are moved to it and back while buyers download them', async () => {
    const product = freshProduct()
    const fileId = randomUUID()
    writeFileSync(pathOf(fileId), BYTES)
    await store.sql.query(
      `INSERT INTO "ProductFile" ("id", "productId", "name", "fileName", "size", "isComplete", "updatedAt")
       VALUES ($1, $2, 'Installer', 'setup.exe', $3, true, now())`,
      [fileId, product.id, BYTES.length],
    )
    const missing = randomUUID()
    await store.sql.query(
      `INSERT INTO "ProductFile" ("id", "productId", "name", "fileName", "size", "isComplete", "updatedAt")
       VALUES ($1, $2, 'Lost manual', 'manual.pdf', 10, true, now())`,
      [missing, freshProduct().id],
    )
    const link = await (await bought(product)).linkTo(fileId)
    expect((await download(store, link)).bytes.equals(BYTES)).toBe(true)

    const there = await filesCommand('to-bucket')
    expect(there.code).toBe(1)
    expect(there.output).toContain('Lost manual stays where it is. It is not in DOWNLOADS_DIR.')
    expect(there.output).toContain('Moved: 1')
    expect((await throughBucket(link)).bytes.equals(BYTES)).toBe(true)
    await store.sql.query('DELETE FROM "ProductFile" WHERE "id" = $1', [missing])

    // The copy that was left on the disk goes with the nightly cleanup, not before.
    expect(existsSync(pathOf(fileId))).toBe(true)
    utimesSync(pathOf(fileId), LONG_AGO, LONG_AGO)
    await finishJob(store, 'cleanup')
    expect(existsSync(pathOf(fileId))).toBe(false)

    const back = await filesCommand('to-disk')
    expect(back.output).toMatch(/On the disk: \d+; in the bucket: 0/)
    expect(back.code).toBe(0)
    const answer = await download(store, link)
    expect(answer.status).toBe(200)
    expect(answer.bytes.equals(BYTES)).toBe(true)
    s3.writtenAt.set(keyOf(fileId), LONG_AGO)
    await finishJob(store, 'cleanup')
    expect(s3.objects.has(keyOf(fileId))).toBe(false)
    expect(existsSync(pathOf(fileId))).toBe(true)
    expect((await filesCommand('sideways')).output).toContain(
      'Say where to: npm run files -- to-bucket|to-disk',
    )
  })
})
