import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import {
  LicenceClient,
  type LicenceError,
  readLicenceFile,
} from '@/clients/licence-client/licence-client'
import type { Product } from '@/lib/catalog/contracts'
import { adminClient, clientOfRole } from '@/tests/setup/admin-client'
import { apiClient, eventually } from '@/tests/setup/api-client'
import {
  checkoutClient,
  firstMailTo,
  keyLikeTexts,
  productDispenser,
} from '@/tests/setup/checkout-client'
import { libraryToken, openedLibrary } from '@/tests/setup/library-client'
import { detailsOf, placeOrder, refund } from '@/tests/setup/order-client'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let client: ReturnType<typeof apiClient>

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
})
afterAll(() => store.stop())
beforeEach(() => {
  client = apiClient(store.url)
})

const RULE = {
  isOn: true,
  pattern: 'SOFT-####-####-####',
  deviceLimit: 2,
  termDays: null,
  version: '2.1.0',
  downloadUrl: 'https://downloads.example/soft-2.1.0.zip',
  changelog: 'Faster.',
}
const rulePath = (productId: number) => `/api/admin/licence-rules/${productId}`

/** A product whose keys are made by a rule. */
async function ruleProduct(change: object = {}): Promise<Product> {
  const made = await admin.post('/api/admin/products', {
    name: `Software ${randomUUID()}`,
    description: 'Of our own',
    price: '30.00',
  })
  expect(made.status).toBe(201)
  const saved = await admin.call(rulePath(made.body.id), {
    method: 'PUT',
    body: { ...RULE, ...change },
  })
  expect(saved).toMatchObject({ status: 200, body: { ...RULE, ...change } })
  return (await client.call(`/api/products/${made.body.slug}`)).body
}

/** Buys a licence. @returns the order, and its first key */
async function bought(rule: object = {}, quantity = 1) {
  const product = await ruleProduct(rule)
  const order = await placeOrder(store, [{ product, quantity }], 'card')
  const { text } = await firstMailTo(store, order.email)
  const keys = keyLikeTexts(text)
  expect(keys).toHaveLength(quantity)
  const [item] = (await detailsOf(admin, order.number)).items
  return { ...order, product, keys, key: keys[0] ?? '', keyId: item?.keys[0]?.id ?? 0 }
}

const ask = (call: string, body: object) =>
  client.call(`/api/licences/${call}`, { method: 'POST', body })
const activate = (key: string, device: string, more: object = {}) =>
  ask('activate', { key, device, ...more })
const validate = (key: string, device = 'pc-1') => ask('validate', { key, device })
const licenceOf = async (keyId: number) =>
  (await admin.call(`/api/admin/product-keys/${keyId}/licence`)).body

describe('keys by rule', () => {
  it('are made with each order, delivered like any, and never run out', async () => {
    const { product, keys, number, email } = await bought({}, 3)
    expect(product).toMatchObject({ delivery: 'keys', inStock: true, stockLeft: null })
    expect(new Set(keys).size).toBe(3)
    for (const key of keys) expect(key).toMatch(/^SOFT(-[2-9A-HJ-NP-Z]{4}){3}$/)
    await eventually(async () => (await detailsOf(admin, number)).orderStatus === 'completed')
    const again = await placeOrder(store, [{ product }], 'paypal')
    const [other] = keyLikeTexts((await firstMailTo(store, again.email)).text)
    expect(keys).not.toContain(other)
    expect(email).not.toBe(again.email)
    const { rows } = await store.sql.query(
      `SELECT encode("valueEncrypted", 'escape') || "valueHash" AS "stored" FROM "ProductKey"
       WHERE "productId" = $1`,
      [product.id],
    )
    for (const { stored } of rows) for (const key of keys) expect(stored).not.toContain(key)
  })

  it('are refused where they could not be kept apart from others', async () => {
    const { id } = await ruleProduct()
    const pool = { productId: id, keyValue: 'FROM-A-POOL' }
    expect(await admin.post('/api/admin/product-keys', pool)).toMatchObject({ status: 409 })
    for (const change of [{ delivery: 'keys' }, { isGiftCard: true }])
      expect(
        await admin.call(`/api/admin/products/${id}`, { method: 'PATCH', body: change }),
      ).toMatchObject({ status: 400, body: { issues: [{ path: Object.keys(change)[0] }] } })
    const pooled = (await productDispenser(store))()
    expect(await admin.call(rulePath(pooled.id), { method: 'PUT', body: RULE })).toMatchObject({
      status: 409,
      body: { issues: [{ path: 'isOn' }] },
    })
    for (const [path, value] of [
      ['pattern', 'SOFT-####'],
      ['deviceLimit', 0],
      ['termDays', 1.5],
      ['version', 'newest'],
      ['downloadUrl', 'http://downloads.example/'],
    ])
      expect(
        await admin.call(rulePath(id), { method: 'PUT', body: { ...RULE, [String(path)]: value } }),
      ).toMatchObject({ status: 400, body: { issues: [{ path }] } })
  })

  it('are not made any more once the rule is off, and sold ones stay what they are', async () => {
    const { product, key } = await bought()
    const off = { ...RULE, isOn: false, deviceLimit: 9 }
    expect((await admin.call(rulePath(product.id), { method: 'PUT', body: off })).status).toBe(200)
    const { number } = await placeOrder(store, [{ product }], 'card')
    const [item] = (await detailsOf(admin, number)).items
    expect(item).toMatchObject({ delivery: 'manual', keys: [] })
    expect((await validate(key)).body).toMatchObject({ state: 'not_activated', deviceLimit: 2 })
  })

  it('are audited, and begin with a proposal', async () => {
    const fresh = await admin.post('/api/admin/products', {
      name: `Plain ${randomUUID()}`,
      description: 'By hand',
      price: '30.00',
    })
    expect((await admin.call(rulePath(fresh.body.id))).body).toMatchObject({
      isOn: false,
      deviceLimit: 1,
      termDays: null,
    })
    const { id } = await ruleProduct()
    const { rows } = await store.sql.query(
      `SELECT "after" FROM "AuditEntry" WHERE "action" = 'licence_rule.update' AND "entityId" = $1`,
      [String(id)],
    )
    expect(rows).toMatchObject([{ after: { isOn: true, pattern: RULE.pattern } }])
  })
})

describe('a licence', () => {
  it('is activated on as many devices as it is for, however often each asks, however it is typed', async () => {
    const { key } = await bought()
    expect((await validate(key)).body).toMatchObject({ state: 'not_activated', licence: null })
    const first = await activate(` ${key.toLowerCase()} `, 'pc-1', { deviceName: 'Desk' })
    expect(first).toMatchObject({ status: 200, body: { state: 'active', devices: 1 } })
    expect((await activate(key, 'pc-1')).body.devices).toBe(1)
    expect((await activate(key, 'pc-2')).body.devices).toBe(2)
    expect(await activate(key, 'pc-3')).toMatchObject({
      status: 409,
      body: {
        code: 'device_limit',
        state: 'device_limit',
        reason: null,
        deviceLimit: 2,
        freeAt: null,
      },
    })
    expect((await validate(key, 'pc-3')).body.state).toBe('not_activated')
    expect((await ask('deactivate', { key, device: 'pc-1' })).status).toBe(204)
    expect((await ask('deactivate', { key, device: 'pc-1' })).status).toBe(204)
    expect((await activate(key, 'pc-3')).status).toBe(200)
    expect((await validate(key, 'pc-1')).body.state).toBe('not_activated')
  })

  it.each([
    ['no hyphens', (key: string) => key.replaceAll('-', '')],
    ['spaces for hyphens', (key: string) => key.replaceAll('-', ' ')],
    ['minus signs', (key: string) => key.replaceAll('-', '\u2212')],
    ['full-width letters', (key: string) => key.replaceAll('S', '\uFF33')],
    ['signs that nobody sees', (key: string) => `\uFEFF${key.replaceAll('-', '\u00AD-')}\u200B`],
  ])('is known with %s, and its file names the key as it was sold', async (_, typed) => {
    const { key } = await bought()
    const { status, body } = await activate(typed(key), 'pc-1')
    expect({ status, state: body.state }).toEqual({ status: 200, state: 'active' })
    const payload = JSON.parse(Buffer.from(body.licence.payload, 'base64url').toString())
    expect(payload.keyHash).toBe(createHash('sha256').update(key).digest('hex'))
    expect((await validate(typed(key), 'pc-1')).body.state).toBe('active')
    expect((await ask('deactivate', { key: typed(key), device: 'pc-1' })).status).toBe(204)
    expect((await validate(key, 'pc-1')).body.state).toBe('not_activated')
  })

  it('never is on more devices than its limit, whoever activates at the same moment', async () => {
    const { key, keyId } = await bought({ deviceLimit: 3 })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        apiClient(store.url).call('/api/licences/activate', {
          method: 'POST',
          // Two calls of each device.
          body: { key, device: `pc-${Math.floor(index / 2)}` },
        }),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect((await licenceOf(keyId)).devices).toHaveLength(3)
  })

  it('ends when its key is replaced, refunded or disputed', async () => {
    const replaced = await bought()
    await activate(replaced.key, 'pc-1')
    const done = await admin.post(`/api/admin/product-keys/${replaced.keyId}/replace`, {
      reason: 'Leaked',
    })
    expect(done.status).toBe(200)
    expect((await validate(replaced.key)).body).toMatchObject({
      state: 'revoked',
      reason: 'replaced',
      licence: null,
    })
    expect(await activate(replaced.key, 'pc-1')).toMatchObject({
      status: 403,
      body: { code: 'licence_revoked', state: 'revoked', reason: 'replaced' },
    })
    const [, next] = (await detailsOf(admin, replaced.number)).items[0]?.keys ?? []
    expect(next).toMatchObject({ status: 'used', licence: { devices: 0, deviceLimit: 2 } })

    const refunded = await bought()
    await activate(refunded.key, 'pc-1')
    const { items } = await detailsOf(admin, refunded.number)
    expect(
      await refund(admin, refunded.number, { items: [{ itemId: items[0]?.id, quantity: 1 }] }),
    ).toMatchObject({ status: 200 })
    expect((await validate(refunded.key)).body).toMatchObject({
      state: 'revoked',
      reason: 'refunded',
    })

    const disputed = await bought()
    await activate(disputed.key, 'pc-1')
    const dispute = { reference: `L-${disputed.number}`, reason: 'Not mine' }
    expect(
      await admin.post(`/api/admin/orders/${disputed.number}/disputes`, {
        ...dispute,
        status: 'needs_response',
      }),
    ).toMatchObject({ status: 204 })
    expect((await validate(disputed.key)).body).toMatchObject({
      state: 'revoked',
      reason: 'disputed',
    })
  })

  it('of an order that was cancelled unseen is not sold again', async () => {
    const product = await ruleProduct()
    const shopper = checkoutClient(store)
    const cart = await shopper.fillCart([{ product }])
    const gift = {
      email: `later-${randomUUID()}@example.com`,
      sendOn: new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10),
    }
    const paid = await shopper.payByCard({ customer: { ...shopper.customer, gift } })
    const placed = await shopper.postOrder(shopper.orderBody(cart, paid.body.transactionId, 'card'))
    const number: string = placed.body.orderNumber
    const cancelled = await admin.post(`/api/admin/orders/${number}/cancel`, {
      refundId: randomUUID(),
      reason: 'Changed their mind',
    })
    expect(cancelled.status).toBe(200)
    await eventually(async () => (await detailsOf(admin, number)).orderStatus === 'cancelled')
    expect((await detailsOf(admin, number)).items[0]?.keys).toMatchObject([
      { status: 'quarantined' },
    ])
  })

  it('runs from its first activation, expires, and is renewed by staff', async () => {
    const { key, keyId } = await bought({ termDays: 365 })
    expect((await licenceOf(keyId)).expiresAt).toBeNull()
    const { expiresAt } = (await activate(key, 'pc-1')).body
    const days = (new Date(expiresAt).getTime() - Date.now()) / 86_400_000
    expect(days).toBeCloseTo(365, 1)
    expect((await activate(key, 'pc-2')).body.expiresAt).toBe(expiresAt)
    await store.sql.query(
      `UPDATE "Licence" SET "expiresAt" = now() - interval '1 hour' WHERE "keyId" = $1`,
      [keyId],
    )
    expect((await validate(key)).body).toMatchObject({ state: 'expired', licence: null })
    expect(await activate(key, 'pc-1')).toMatchObject({
      status: 403,
      body: { code: 'licence_expired', state: 'expired' },
    })
    const moderator = await clientOfRole(store, 'moderator')
    const renewed = await moderator.post(`/api/admin/product-keys/${keyId}/licence/renew`, {
      days: 30,
    })
    expect(renewed).toMatchObject({ status: 200, body: { state: 'active' } })
    expect((await validate(key)).body.state).toBe('active')
    const endless = await bought()
    expect(
      await admin.post(`/api/admin/product-keys/${endless.keyId}/licence/renew`, { days: 30 }),
    ).toMatchObject({ status: 409 })
  })

  it('is told of updates only where it is active', async () => {
    const { key } = await bought()
    const check = (version: string, device = 'pc-1') =>
      ask('update-check', { key, device, version })
    expect((await check('1.0')).body).toEqual({
      state: 'not_activated',
      reason: null,
      update: null,
    })
    await activate(key, 'pc-1')
    expect((await check('2.0.9')).body.update).toEqual({
      version: '2.1.0',
      downloadUrl: RULE.downloadUrl,
      changelog: 'Faster.',
    })
    expect((await check('2.1')).body.update).toBeNull()
  })

  it('is seen in the order, where staff end an activation', async () => {
    const { key, keyId, number } = await bought()
    await activate(key, 'pc-1', { deviceName: 'Old laptop' })
    const { devices } = await licenceOf(keyId)
    expect(devices).toMatchObject([{ name: 'Old laptop' }])
    expect((await detailsOf(admin, number)).items[0]?.keys[0]?.licence).toEqual({
      devices: 1,
      deviceLimit: 2,
    })
    const path = `/api/admin/product-keys/${keyId}/licence/activations/${devices[0].id}`
    expect((await client.call(path, { method: 'DELETE' })).status).toBe(401)
    const ended = await admin.call(path, { method: 'DELETE' })
    expect(ended).toMatchObject({
      status: 200,
      body: { devices: [], kept: [{ name: 'Old laptop' }], freeAt: null, freeMoves: 3 },
    })
    expect((await admin.call(path, { method: 'DELETE' })).status).toBe(404)
    expect((await validate(key)).body.state).toBe('not_activated')
    const { rows } = await store.sql.query(
      `SELECT "before" FROM "AuditEntry" WHERE "action" = 'licence.end_activation' AND "entityId" = $1`,
      [String(keyId)],
    )
    expect(rows).toMatchObject([{ before: { deviceName: 'Old laptop' } }])
  })
})

describe('an unknown key', () => {
  it('is answered in the form of any other, a key of a pool too', async () => {
    const { key, keyId } = await bought()
    const known = await validate(key)
    const unknown = await validate('SOFT-2222-2222-2222')
    expect(unknown).toMatchObject({ status: 200, body: { state: 'unknown', licence: null } })
    expect(Object.keys(unknown.body)).toEqual(Object.keys(known.body))
    await admin.post(`/api/admin/product-keys/${keyId}/replace`, { reason: 'Leaked' })
    const revoked = await activate(key, 'pc-1')
    const refused = await activate('SOFT-2222-2222-2222', 'pc-1')
    expect(refused).toMatchObject({ status: 404, body: { code: 'licence_unknown' } })
    expect(Object.keys(refused.body)).toEqual(Object.keys(revoked.body))

    const pooled = (await productDispenser(store))()
    const order = await placeOrder(store, [{ product: pooled }], 'card')
    const [poolKey = ''] = keyLikeTexts((await firstMailTo(store, order.email)).text)
    expect((await validate(poolKey)).body.state).toBe('unknown')
  })

  it('is asked about no more often than a known one', async () => {
    const key = `SOFT-${randomUUID().slice(0, 4)}-LIMIT`
    const ask = () =>
      apiClient(store.url).call('/api/licences/validate', {
        method: 'POST',
        body: { key, device: 'pc-1' },
      })
    const statuses: number[] = []
    for (let asked = 0; asked < 300; asked += 30)
      for (const { status } of await Promise.all(Array.from({ length: 30 }, ask)))
        statuses.push(status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect((await ask()).status).toBe(429)
  })
})

describe('the client for software', () => {
  it('activates, keeps a file that is believed offline, checks for updates, and leaves', async () => {
    const { key, product } = await bought()
    const device = 'machine-1'
    const licences = new LicenceClient({ store: store.url, device })
    const { publicKey } = (await client.call('/api/licences/public-key')).body
    const { licence } = await licences.activate(key, 'Test machine')
    if (!licence) throw new Error('There is no licence file')
    const expected = { publicKey, device, productId: product.id }
    expect(await readLicenceFile(licence, expected)).toMatchObject({
      payload: { product: product.name, device, expiresAt: null },
    })
    const later = new Date(Date.now() + 31 * 86_400_000)
    const problems: [object, string][] = [
      [{ device: 'machine-2' }, 'other_device'],
      [{ productId: 1 }, 'other_product'],
      [{ now: later }, 'out_of_date'],
      [{ publicKey: 'A'.repeat(43) }, 'forged'],
      [{ publicKey: '?' }, 'malformed'],
    ]
    for (const [change, problem] of problems)
      expect(await readLicenceFile(licence, { ...expected, ...change })).toEqual({ problem })
    const forged = { ...licence, payload: licence.payload.replace(/.$/, 'A') }
    expect(await readLicenceFile(forged, expected)).toEqual({ problem: 'forged' })

    expect((await licences.validate(key)).state).toBe('active')
    expect((await licences.checkUpdate(key, '1.0')).update?.version).toBe('2.1.0')
    expect(await licences.deactivate(key)).toEqual({ freeAt: null, freeMoves: null })
    expect((await licences.validate(key)).state).toBe('not_activated')
    const refused: LicenceError = await licences.activate('NO-KEY').catch((error) => error)
    expect(refused).toMatchObject({ status: 404, code: 'licence_unknown', freeAt: null })
    expect(refused.retryAfter).toBeNull()
  })
})

describe('the devices of a licence, in My library', () => {
  const readerOf = async (email: string) => {
    const browser = apiClient(store.url)
    return openedLibrary(browser, await libraryToken(store, browser, email))
  }
  const devicesOf = async (reader: Awaited<ReturnType<typeof readerOf>>, number: string) =>
    (await reader.get(`/orders/${number}/devices`)).body.licences
  const remove = (cookie: string, number: string, id: number) =>
    client.call(`/api/library/orders/${number}/devices/${id}`, {
      method: 'DELETE',
      headers: { cookie },
    })

  it('are shown to their buyer, who makes room for another', async () => {
    const { key, keyId, number, email, product } = await bought({ deviceLimit: 1, termDays: 30 })
    const reader = await readerOf(email)
    expect((await reader.get()).body.library.orders[0]).toMatchObject({ hasDevices: true })
    await activate(key, 'pc-1', { deviceName: 'Old laptop' })
    const [licence] = await devicesOf(reader, number)
    expect(licence).toMatchObject({
      keyId,
      productName: product.name,
      masked: expect.stringMatching(/^••••/),
      state: 'active',
      deviceLimit: 1,
      devices: [{ name: 'Old laptop' }],
    })
    expect(JSON.stringify(licence)).not.toContain(key)
    expect(await activate(key, 'pc-2')).toMatchObject({ status: 409 })

    const [device] = licence.devices
    expect(await remove(reader.cookie, number, device.id)).toMatchObject({ status: 204 })
    expect(await remove(reader.cookie, number, device.id)).toMatchObject({ status: 404 })
    expect((await validate(key)).body).toMatchObject({ state: 'not_activated' })
    expect((await activate(key, 'pc-2')).status).toBe(200)
    expect((await devicesOf(reader, number))[0].devices).toMatchObject([{ name: '' }])
  })

  it('of others, and of an order whose keys are not shown, are neither told nor ended', async () => {
    const own = await bought()
    const other = await bought()
    await activate(own.key, 'pc-1')
    const [{ devices }] = await devicesOf(await readerOf(own.email), own.number)
    const stranger = await readerOf(other.email)
    const [{ id }] = devices
    expect((await stranger.get(`/orders/${own.number}/devices`)).status).toBe(404)
    for (const number of [own.number, other.number])
      expect(await remove(stranger.cookie, number, id)).toMatchObject({ status: 404 })
    expect(await remove('', own.number, id)).toMatchObject({ status: 401 })
    expect((await client.call(`/api/library/orders/${own.number}/devices`)).status).toBe(401)

    const reader = await readerOf(own.email)
    await store.sql.query(`UPDATE "Order" SET "disputedAt" = now() WHERE "orderNumber" = $1`, [
      own.number,
    ])
    expect(await devicesOf(reader, own.number)).toEqual([])
    expect(await remove(reader.cookie, own.number, id)).toMatchObject({ status: 404 })
    expect((await reader.get()).body.library.orders[0]).toMatchObject({ hasDevices: false })
    expect((await validate(own.key)).body).toMatchObject({ state: 'active' })
  })

  it('are in the copy of a person’s data, and lose their names when it is erased', async () => {
    const { key, email, product } = await bought()
    const others = await bought()
    await activate(key, 'pc-1', { deviceName: 'Ada’s laptop' })
    await activate(others.key, 'pc-1', { deviceName: 'Not hers' })
    const data = (await (await readerOf(email)).get('/data')).body
    expect(data.orders[0].devices).toMatchObject([
      { productName: product.name, name: 'Ada’s laptop' },
    ])
    expect(JSON.stringify(data)).not.toContain('Not hers')

    const found = await admin.call(`/api/admin/customers?search=${encodeURIComponent(email)}`)
    const [{ id }] = found.body
    expect((await admin.post(`/api/admin/customers/${id}/erasure`)).status).toBe(200)
    const names = await store.sql.query(
      `SELECT DISTINCT "deviceName" FROM "LicenceActivation" WHERE "deviceName" <> '' AND "keyId" IN
         (SELECT k."id" FROM "ProductKey" k JOIN "OrderItem" i ON i."id" = k."orderItemId"
          JOIN "Order" o ON o."id" = i."orderId" WHERE o."customerEmail" = ANY($1))`,
      [[email, others.email]],
    )
    expect(names.rows).toEqual([{ deviceName: 'Not hers' }])
    // It goes on working.
    expect((await validate(key)).body).toMatchObject({ state: 'active' })
  })
})
