import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { LicenceClient, type LicenceError } from '@/clients/licence-client/licence-client'
import { adminClient, clientOfRole } from '@/tests/setup/admin-client'
import { apiClient } from '@/tests/setup/api-client'
import { firstMailTo, keyLikeTexts } from '@/tests/setup/checkout-client'
import { libraryToken, openedLibrary } from '@/tests/setup/library-client'
import { detailsOf, placeOrder } from '@/tests/setup/order-client'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
})
afterAll(() => store.stop())

const RULE = {
  isOn: true,
  pattern: 'SEAT-####-####-####',
  deviceLimit: 2,
  termDays: null,
  version: '',
  downloadUrl: '',
  changelog: '',
}
const DAY_MS = 86_400_000

/** Buys a licence of a rule. */
async function bought(rule: object = {}) {
  const made = await admin.post('/api/admin/products', {
    name: `Seats ${randomUUID()}`,
    description: 'Of our own',
    price: '30.00',
  })
  const productId: number = made.body.id
  const saveRule = (change: object) =>
    admin.call(`/api/admin/licence-rules/${productId}`, {
      method: 'PUT',
      body: { ...RULE, ...change },
    })
  expect((await saveRule(rule)).status).toBe(200)
  const { body: product } = await apiClient(store.url).call(`/api/products/${made.body.slug}`)
  const order = await placeOrder(store, [{ product }], 'card')
  const [key = ''] = keyLikeTexts((await firstMailTo(store, order.email)).text)
  const [item] = (await detailsOf(admin, order.number)).items
  return { ...order, key, keyId: item?.keys[0]?.id ?? 0, saveRule }
}

const ask = (call: string, body: object) =>
  apiClient(store.url).call(`/api/licences/${call}`, { method: 'POST', body })
const activate = (key: string, device: string, deviceName = '') =>
  ask('activate', { key, device, deviceName })
const deactivate = (key: string, device: string) => ask('deactivate', { key, device })
const stateOn = async (key: string, device: string) =>
  (await ask('validate', { key, device })).body.state
const licencePath = (keyId: number) => `/api/admin/product-keys/${keyId}/licence`
const licenceOf = async (keyId: number) => (await admin.call(licencePath(keyId))).body
const daysFromNow = (date: string) => (new Date(date).getTime() - Date.now()) / DAY_MS

/** Lets time pass: all that happened to a licence happened that many days ago. */
const passDays = async (keyId: number, days: number) => {
  await store.sql.query(
    `UPDATE "LicenceActivation" SET "lastSeenAt" = "lastSeenAt" - $2 * interval '1 day',
       "keptUntil" = "keptUntil" - $2 * interval '1 day' WHERE "keyId" = $1`,
    [keyId, days],
  )
  await store.sql.query(
    `UPDATE "LicenceMove" SET "movedAt" = "movedAt" - $2 * interval '1 day' WHERE "keyId" = $1`,
    [keyId, days],
  )
}

describe('a licence that is handed round', () => {
  it('works on as many devices as it has places and moves, and not on one more', async () => {
    const { key } = await bought()
    const answers = []
    for (let turn = 1; turn <= 16; turn++) {
      answers.push(await activate(key, `pc-${turn}`))
      await deactivate(key, `pc-${turn}`)
    }
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2 + 3)
    const { status, body } = answers.at(-1) ?? {}
    expect({ status, ...body }).toMatchObject({
      status: 409,
      code: 'places_kept',
      state: 'places_kept',
      reason: null,
      deviceLimit: 2,
    })
    expect(daysFromNow(body.freeAt)).toBeCloseTo(30, 1)
  })

  it('does not by many calls at the same moment either', async () => {
    const { key, keyId } = await bought({ freeMoves: 1 })
    await activate(key, 'pc-a')
    await activate(key, 'pc-b')
    const calls = Array.from({ length: 12 }, (_, index) =>
      index % 3 === 0 ? deactivate(key, index % 2 ? 'pc-a' : 'pc-b') : activate(key, `pc-${index}`),
    )
    const answers = await Promise.all(calls)
    expect(answers.every(({ status }) => [200, 204, 409].includes(status))).toBe(true)
    const { devices, kept } = await licenceOf(keyId)
    expect(devices.length + kept.length).toBeLessThanOrEqual(2)
    const { rows } = await store.sql.query(
      `SELECT count(*)::int AS "moves" FROM "LicenceMove" WHERE "keyId" = $1`,
      [keyId],
    )
    expect(rows[0].moves).toBe(1)
  })
})

describe('a place that a device left', () => {
  it('is taken until its last file has ended, where no move is free; it may come back itself', async () => {
    const { key, keyId } = await bought({ deviceLimit: 1, freeMoves: 0 })
    await activate(key, 'pc-1')
    const left = await deactivate(key, 'pc-1')
    expect(left).toMatchObject({ status: 200, body: { freeMoves: 0 } })
    expect(daysFromNow(left.body.freeAt)).toBeCloseTo(30, 1)
    expect((await deactivate(key, 'pc-1')).body).toEqual(left.body)
    expect(await stateOn(key, 'pc-1')).toBe('not_activated')
    expect(await activate(key, 'pc-2')).toMatchObject({
      status: 409,
      body: { code: 'places_kept', freeAt: left.body.freeAt },
    })
    expect(await activate(key, 'pc-1')).toMatchObject({ status: 200, body: { devices: 1 } })
    expect(await activate(key, 'pc-2')).toMatchObject({
      status: 409,
      body: { code: 'device_limit', freeAt: null },
    })
    await deactivate(key, 'pc-1')
    await passDays(keyId, 31)
    expect(await activate(key, 'pc-2')).toMatchObject({ status: 200, body: { devices: 1 } })
  })

  it('is free at once when the device has not asked for so long that its file has ended', async () => {
    const { key, keyId } = await bought({ deviceLimit: 1, freeMoves: 0 })
    await activate(key, 'pc-1')
    await passDays(keyId, 31)
    expect((await deactivate(key, 'pc-1')).status).toBe(204)
    expect((await activate(key, 'pc-2')).status).toBe(200)
    await passDays(keyId, 20)
    const left = await deactivate(key, 'pc-2')
    expect(daysFromNow(left.body.freeAt)).toBeCloseTo(10, 1)
  })

  it('is taken no longer than the licence runs', async () => {
    const { key } = await bought({ deviceLimit: 1, freeMoves: 0, termDays: 3 })
    const { expiresAt } = (await activate(key, 'pc-1')).body
    expect((await deactivate(key, 'pc-1')).body.freeAt).toBe(expiresAt)
  })

  it('uses a move only when another device takes it, and moves come back after 30 days', async () => {
    const { key, keyId } = await bought({ deviceLimit: 1, freeMoves: 1 })
    await activate(key, 'pc-1')
    expect((await deactivate(key, 'pc-1')).status).toBe(204)
    await activate(key, 'pc-1')
    expect((await deactivate(key, 'pc-1')).status).toBe(204)
    expect((await activate(key, 'pc-2')).status).toBe(200)
    const left = await deactivate(key, 'pc-2')
    expect(left.body.freeMoves).toBe(0)
    expect((await activate(key, 'pc-3')).body.code).toBe('places_kept')
    await passDays(keyId, 10)
    await activate(key, 'pc-2')
    expect(daysFromNow((await deactivate(key, 'pc-2')).body.freeAt)).toBeCloseTo(20, 1)
    await passDays(keyId, 20.1)
    expect((await activate(key, 'pc-3')).status).toBe(200)
  })

  it('follows the rule as it is now, for sold keys too', async () => {
    const { key, saveRule } = await bought({ deviceLimit: 1, freeMoves: 0 })
    await activate(key, 'pc-1')
    await deactivate(key, 'pc-1')
    expect((await activate(key, 'pc-2')).status).toBe(409)
    expect((await saveRule({ freeMoves: 2 })).body.freeMoves).toBe(2)
    // Whoever does not know the setting leaves it as it is.
    expect((await saveRule({})).body.freeMoves).toBe(2)
    expect((await activate(key, 'pc-2')).status).toBe(200)
    for (const freeMoves of [-1, 101, 1.5, '3', null])
      expect(await saveRule({ freeMoves })).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'freeMoves' }] },
      })
  })

  it('is told to the software that was refused', async () => {
    const { key } = await bought({ deviceLimit: 1, freeMoves: 0 })
    await activate(key, 'pc-1')
    const { freeAt } = (await deactivate(key, 'pc-1')).body
    const client = new LicenceClient({ store: store.url, device: 'pc-2' })
    const refused: LicenceError = await client.activate(key).catch((error) => error)
    expect(refused).toMatchObject({ status: 409, code: 'places_kept', freeAt })
  })

  it('is freed by staff at once, whom the audit trail names', async () => {
    const { key, keyId } = await bought({ deviceLimit: 1, freeMoves: 0 })
    await activate(key, 'pc-1', 'Old laptop')
    const [{ id }] = (await licenceOf(keyId)).devices
    const path = `${licencePath(keyId)}/activations/${id}`
    const ended = await admin.call(path, { method: 'DELETE' })
    expect(ended.body).toMatchObject({ devices: [], kept: [{ id, name: 'Old laptop' }] })
    expect(ended.body.freeAt).toBe(ended.body.kept[0].until)
    expect((await admin.call(path, { method: 'DELETE' })).status).toBe(404)
    expect((await activate(key, 'pc-2')).body.freeAt).toBe(ended.body.freeAt)

    const place = `${path}/place`
    expect((await apiClient(store.url).call(place, { method: 'DELETE' })).status).toBe(401)
    const finance = await clientOfRole(store, 'finance')
    expect((await finance.call(place, { method: 'DELETE' })).status).toBe(403)
    const elsewhere = `${licencePath((await bought()).keyId)}/activations/${id}/place`
    expect((await admin.call(elsewhere, { method: 'DELETE' })).status).toBe(404)
    const moderator = await clientOfRole(store, 'moderator')
    expect(await moderator.call(place, { method: 'DELETE' })).toMatchObject({
      status: 200,
      body: { devices: [], kept: [], freeAt: null },
    })
    expect((await moderator.call(place, { method: 'DELETE' })).status).toBe(404)
    expect((await activate(key, 'pc-2')).status).toBe(200)
    const { rows } = await store.sql.query(
      `SELECT "before" FROM "AuditEntry" WHERE "action" = 'licence.free_place' AND "entityId" = $1`,
      [String(keyId)],
    )
    expect(rows).toMatchObject([{ before: { deviceName: 'Old laptop' } }])
  })

  it('is taken as well when the buyer removes the device in My library', async () => {
    const { key, number, email } = await bought({ deviceLimit: 1, freeMoves: 0 })
    await activate(key, 'pc-1', 'Old laptop')
    const browser = apiClient(store.url)
    const reader = await openedLibrary(browser, await libraryToken(store, browser, email))
    const path = `/orders/${number}/devices`
    const [{ devices }] = (await reader.get(path)).body.licences
    const removed = await browser.call(`/api/library${path}/${devices[0].id}`, {
      method: 'DELETE',
      headers: { cookie: reader.cookie },
    })
    expect(removed).toMatchObject({ status: 200, body: { freeMoves: 0 } })
    expect(daysFromNow(removed.body.freeAt)).toBeCloseTo(30, 1)
    expect((await reader.get(path)).body.licences).toMatchObject([
      { devices: [], kept: [{ name: 'Old laptop', until: removed.body.freeAt }] },
    ])
    expect((await activate(key, 'pc-2')).body.code).toBe('places_kept')
    expect((await detailsOf(admin, number)).items[0]?.keys[0]?.licence).toMatchObject({
      devices: 0,
    })
  })
})
