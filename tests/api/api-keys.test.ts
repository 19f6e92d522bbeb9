import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ENDPOINTS } from '@/lib/api/endpoints'
import type { Endpoint } from '@/lib/http/endpoint'
import { SCOPE_NAMES, type Scope } from '@/lib/http/scopes'
import { may } from '@/lib/staff/roles'
import { adminClient, clientOfRole } from '@/tests/setup/admin-client'
import { apiClient, newIp } from '@/tests/setup/api-client'
import { forEachAtOnce } from '@/tests/setup/at-once'
import { productDispenser } from '@/tests/setup/checkout-client'
import { isThorough } from '@/tests/setup/depth'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
})
afterAll(() => store.stop())

const KEYS = '/api/admin/api-keys'

async function newKey(scopes: readonly Scope[], more: object = {}, maker = admin) {
  const name = `Partner ${randomUUID().slice(0, 8)}`
  const made = await maker.post(KEYS, { name, scopes, callsPerMinute: 6000, ...more })
  expect(made.status).toBe(201)
  const secret: string = made.body.secret
  return { id: made.body.apiKey.id as number, name, secret }
}

type Sent = { method?: string; raw?: string; body?: unknown }

async function callWith(secret: string, path: string, { method = 'GET', raw, body }: Sent = {}) {
  const response = await fetch(store.url + path, {
    method,
    body: raw ?? (body === undefined ? undefined : JSON.stringify(body)),
    headers: {
      'x-forwarded-for': newIp(),
      authorization: `Bearer ${secret}`,
      ...(raw === undefined && body === undefined ? {} : { 'content-type': 'application/json' }),
    },
  })
  const text = await response.text()
  return {
    status: response.status,
    body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text,
  }
}

const STAFFS = Object.values<Endpoint>(ENDPOINTS).filter(({ who }) =>
  ['staff', 'signed in'].includes(who),
)

/** A call that can change nothing: nothing has its names, and its body is no JSON. */
const harmless = ({ method, path }: Endpoint) => ({
  path: path.replace('[orderNumber]', 'SH-0-AAAAA').replace(/\[\w+\]/g, '0'),
  sent: { method, ...(method === 'GET' || method === 'DELETE' ? {} : { raw: '[' }) },
})

/** The scopes that a call is tried with: all where one of them opens it, else one of them in turn. */
function scopesToTry(endpoint: Endpoint, place: number): readonly Scope[] {
  if (isThorough || endpoint.scope) return SCOPE_NAMES
  return SCOPE_NAMES.slice(place % SCOPE_NAMES.length, (place % SCOPE_NAMES.length) + 1)
}

describe('an API key', () => {
  it('may make the calls of its scope, and no other of the back office', async () => {
    const secrets = new Map<Scope, string>()
    for (const scope of SCOPE_NAMES) {
      expect(STAFFS.some((endpoint) => endpoint.scope === scope)).toBe(true)
      secrets.set(scope, (await newKey([scope])).secret)
    }
    await forEachAtOnce([...STAFFS.entries()], async ([place, endpoint]) => {
      const { path, sent } = harmless(endpoint)
      const call = `${endpoint.method} ${endpoint.path}`
      for (const scope of scopesToTry(endpoint, place)) {
        const { status } = await callWith(secrets.get(scope) ?? '', path, sent)
        if (endpoint.scope === scope)
          expect([call, scope, [401, 403].includes(status)]).toEqual([call, scope, false])
        else
          expect([call, scope, status]).toEqual([
            call,
            scope,
            endpoint.who === 'signed in' ? 401 : 403,
          ])
      }
    })
  })

  it('never reaches staff, settings, money, or what asks a person to show who they are', () => {
    const scoped = STAFFS.filter(({ scope }) => scope !== undefined)
    expect(scoped.length).toBeGreaterThan(0)
    for (const { path, stepUp, permission } of scoped) {
      expect(path).not.toMatch(
        /user|session|account|setting|plugin|payment|refund|gift-card|coupon|api-key/,
      )
      expect([path, stepUp === true, may('moderator', permission)]).toEqual([path, false, true])
    }
    for (const { method, scope, path } of scoped)
      if (method !== 'GET') expect([path, scope]).toEqual([path, expect.stringMatching(/write$/)])
  })

  it('reads products, and never keys in plain text', async () => {
    const { secret } = await newKey(['products.read', 'keys.read'])
    const product = (await productDispenser(store))()
    const products = await callWith(secret, '/api/admin/products?limit=1')
    expect(products).toMatchObject({ status: 200, body: [{ id: expect.any(Number) }] })
    const path = `/api/admin/product-keys?productId=${product.id}`
    const masked = await callWith(secret, `${path}&limit=1`)
    expect(masked.body[0].keyValue).toMatch(/^••••/)
    expect((await callWith(secret, `${path}&reveal=1`)).status).toBe(403)
  })

  it('is named in the audit trail by what it did, and by what it was refused', async () => {
    // Of a user only so many refused calls an hour are audited, and tests above make more.
    const maker = await clientOfRole(store, 'admin')
    const { id, name, secret } = await newKey(['keys.write'], {}, maker)
    const product = (await productDispenser(store))()
    const added = await callWith(secret, '/api/admin/product-keys', {
      method: 'POST',
      body: { productId: product.id, keyValue: `FROM-${randomUUID()}` },
    })
    expect(added.status).toBe(201)
    expect((await callWith(secret, '/api/admin/orders')).status).toBe(403)
    const { rows } = await store.sql.query(
      `SELECT "action" FROM "AuditEntry" WHERE "username" = $1 ORDER BY "id"`,
      [`API key ${id}: ${name}`],
    )
    expect(rows).toEqual([{ action: 'product_key.create' }, { action: 'call.refused' }])
  })

  it('is shown once, stored as a hash, listed with its last use, and ends when it is revoked', async () => {
    const { id, secret } = await newKey(['products.read'])
    expect(secret).toMatch(/^shk_[\w-]{43}$/)
    const { rows } = await store.sql.query('SELECT * FROM "ApiKey" WHERE "id" = $1', [id])
    expect(JSON.stringify(rows)).not.toContain(secret)
    const own = async () =>
      (await admin.call(KEYS)).body.find((key: { id: number }) => key.id === id)
    expect(await own()).toMatchObject({ state: 'active', lastUsedAt: null })
    expect(JSON.stringify(await own())).not.toContain(secret)
    expect((await callWith(secret, '/api/admin/products')).status).toBe(200)
    expect((await own()).lastUsedAt).not.toBeNull()
    expect((await admin.post(`${KEYS}/${id}/revoke`)).body.state).toBe('revoked')
    expect((await admin.post(`${KEYS}/${id}/revoke`)).status).toBe(200)
    expect((await callWith(secret, '/api/admin/products')).status).toBe(401)
    expect((await admin.post(`${KEYS}/2147483646/revoke`)).status).toBe(404)
    const { rows: audited } = await store.sql.query(
      `SELECT "action", "after" FROM "AuditEntry" WHERE "entityType" = 'api_key' AND "entityId" = $1`,
      [String(id)],
    )
    expect(audited.map(({ action }) => action)).toEqual(['api_key.create', 'api_key.revoke'])
    expect(JSON.stringify(audited)).not.toContain(secret)
  })

  it('ends at its time, and sleeps while who made it is no administrator', async () => {
    const soon = new Date(Date.now() + 3_600_000).toISOString()
    const { id, secret } = await newKey(['products.read'], { expiresAt: soon })
    expect((await callWith(secret, '/api/admin/products')).status).toBe(200)
    await store.sql.query(`UPDATE "ApiKey" SET "expiresAt" = now() WHERE "id" = $1`, [id])
    expect((await callWith(secret, '/api/admin/products')).status).toBe(401)

    const other = await clientOfRole(store, 'admin')
    const made = await other.post(KEYS, { name: 'Of another', scopes: ['products.read'] })
    expect((await callWith(made.body.secret, '/api/admin/products')).status).toBe(200)
    const { body: me } = await other.call('/api/auth/user')
    await store.sql.query(`UPDATE "User" SET "role" = 'moderator' WHERE "id" = $1`, [me.id])
    expect((await callWith(made.body.secret, '/api/admin/products')).status).toBe(401)
  })

  it('makes as many calls a minute as it may', async () => {
    const { secret } = await newKey(['products.read'], { callsPerMinute: 3 })
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => callWith(secret, '/api/admin/products?limit=1')),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429, 429])
  })

  it('is made by administrators alone, of what there is', async () => {
    const moderator = await clientOfRole(store, 'moderator')
    expect((await moderator.call(KEYS)).status).toBe(403)
    expect((await apiClient(store.url).call(KEYS)).status).toBe(401)
    const good = { name: 'Good', scopes: ['orders.read'] }
    for (const [path, value] of [
      ['name', ''],
      ['scopes', []],
      ['scopes', ['orders.read', 'orders.read']],
      ['expiresAt', '2020-01-01T00:00:00Z'],
      ['callsPerMinute', 0],
    ])
      expect(await admin.post(KEYS, { ...good, [String(path)]: value })).toMatchObject({
        status: 400,
        body: { issues: [{ path }] },
      })
    expect((await admin.post(KEYS, { ...good, scopes: ['settings.write'] })).status).toBe(400)
  })
})
