import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import pg from 'pg'
import { ADDRESS_PURPOSE } from '@/lib/catalog/supplier-feeds/stored-url'
import { encrypt, type Sealer, sealerOf } from '@/lib/core/crypto'
import { sealToken } from '@/lib/core/sealed-token'
import { KEY_PURPOSE, sealKey } from '@/lib/licences/key-crypto'
import { HAND_DELIVERY } from '@/lib/mail/contracts'
import { secretsPurpose } from '@/lib/plugins/stored'
import { compiledTask } from '@/scripts/lib/folders.mjs'
import { createDatabase, dropDatabase } from '@/scripts/lib/scratch-database'
import { adminClient, clientOfRole } from '@/tests/setup/admin-client'
import { apiClient } from '@/tests/setup/api-client'
import { pooledProducts } from '@/tests/setup/checkout-client'
import { isThorough } from '@/tests/setup/depth'
import { deliveredOrder } from '@/tests/setup/order-client'
import { codeOf } from '@/tests/setup/second-factor'
import { type OwnStore, startOwnStore } from '@/tests/setup/store'
import { storeCommand } from '@/tests/setup/store-command'
import { TEMPLATE_DATABASE, TEST_ADMIN } from '@/tests/setup/template'

const OLD = process.env.APP_SECRET ?? ''
const NEW = randomBytes(36).toString('base64url')
const ROTATION = { APP_SECRET_NEW: NEW }

type StoredKey = { productId: number; valueEncrypted: Buffer; valueHash: string }

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const keysOf = (url: string) =>
  withClient(
    url,
    async (client) =>
      (
        await client.query<StoredKey>(
          'SELECT "productId", "valueEncrypted", "valueHash" FROM "ProductKey"',
        )
      ).rows,
  )

/** How many of the keys a secret opens, with the hash that it gives them. */
function openedBy({ decrypt, keyedHash }: Sealer, keys: readonly StoredKey[]): number {
  return keys.filter(({ valueEncrypted, valueHash }) => {
    try {
      return keyedHash(decrypt(valueEncrypted, KEY_PURPOSE), KEY_PURPOSE) === valueHash
    } catch {
      return false
    }
  }).length
}

describe('replacing the secret of a store with many keys', () => {
  /** More than are replaced at a time. */
  const KEYS = isThorough ? 40_000 : 12_000
  const name = `rotation_${randomBytes(6).toString('hex')}`
  let url: string

  beforeAll(async () => {
    url = await createDatabase(process.env.TEST_DATABASE_URL ?? '', name, TEMPLATE_DATABASE)
    const keys = Array.from({ length: KEYS }, (_, at) => sealKey(`ROTATED-${at}`))
    await withClient(url, (client) =>
      client.query(
        `INSERT INTO "ProductKey" ("productId", "valueEncrypted", "valueHash")
         SELECT (SELECT min("id") FROM "Product"), decode(v, 'hex'), h FROM unnest($1::text[], $2::text[]) AS n(v, h)`,
        [
          keys.map(({ valueEncrypted }) => Buffer.from(valueEncrypted).toString('hex')),
          keys.map(({ valueHash }) => valueHash),
        ],
      ),
    )
  })
  afterAll(() => dropDatabase(process.env.TEST_DATABASE_URL ?? '', name))

  it('changes nothing when it is killed in the middle, and everything when it runs again', async () => {
    const before = await keysOf(url)
    expect(openedBy(sealerOf(OLD), before)).toBe(before.length)
    const child = spawn(process.execPath, [compiledTask('rotate-secret')], {
      env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: url, ...ROTATION },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const gone = new Promise((resolve) => child.once('close', resolve))
    let seen = ''
    for await (const chunk of child.stdout) {
      seen += chunk
      if (/\d+ licence keys …/.test(seen)) child.kill('SIGKILL')
    }
    await gone
    expect(seen).not.toContain('✔')
    expect(openedBy(sealerOf(OLD), await keysOf(url))).toBe(before.length)

    expect(await storeCommand(url, ['rotate-secret'], ROTATION)).toMatchObject({ code: 0 })
    const after = await keysOf(url)
    expect(openedBy(sealerOf(NEW), after)).toBe(before.length)
    expect(openedBy(sealerOf(OLD), after)).toBe(0)
    // Once more, as after a kill at the very end.
    expect(await storeCommand(url, ['rotate-secret'], ROTATION)).toMatchObject({ code: 0 })
    expect(openedBy(sealerOf(NEW), await keysOf(url))).toBe(before.length)
  })

  it.each([
    ['without a new one', {}, /Set APP_SECRET_NEW/],
    ['by a short one', { APP_SECRET_NEW: 'short' }, /at least 32 characters/],
    ['by itself', { APP_SECRET_NEW: OLD }, /in force/],
  ])('is refused %s', async (_case, env, message) => {
    const { code, output } = await storeCommand(url, ['rotate-secret'], env)
    expect(code).toBe(1)
    expect(output).toMatch(message)
  })

  it('is refused while the store runs', async () => {
    await withClient(url, async () => {
      const { code, output } = await storeCommand(url, ['rotate-secret'], ROTATION)
      expect(code).toBe(1)
      expect(output).toContain('Stop every server')
    })
  })
})

describe('a store with a new secret', () => {
  const env: Record<string, string> = {}
  let store: OwnStore
  let order: { number: string; email: string }
  let orderToken: string
  let session: string
  let user: { username: string; secret: string; recoveryCodes: string[] }

  const FACTOR = '/api/admin/account/second-factor'
  const { password } = TEST_ADMIN

  beforeAll(async () => {
    store = await startOwnStore({ env })
    store.sql.on('error', () => {})
    const [product] = await pooledProducts(store)
    if (!product) throw new Error('The seed has no keys')
    order = await deliveredOrder(store, [{ product }])
    const { rows } = await store.sql.query('SELECT "id" FROM "Order" WHERE "orderNumber" = $1', [
      order.number,
    ])
    orderToken = await sealToken('order-status', { orderId: rows[0].id, email: order.email }, 3600)
    session = (await adminClient(store)).token

    const client = await clientOfRole(store, 'moderator')
    const { username } = (await client.call('/api/auth/user')).body
    const { secret, ticket } = (await client.post(`${FACTOR}/setup`, { password })).body
    const { body } = await client.post(FACTOR, { ticket, code: codeOf(secret) })
    user = { username, secret, recoveryCodes: body.recoveryCodes }

    await store.sql.query(
      `INSERT INTO "Plugin" ("id", "secretsEncrypted", "updatedAt") VALUES ('rotated', $1, now())`,
      [Buffer.from(encrypt('{}', secretsPurpose('rotated')))],
    )
    await store.sql.query(
      `INSERT INTO "SupplierFeed" ("name", "urlEncrypted", "everyHours") VALUES ('Rotated', $1, 24)`,
      [Buffer.from(encrypt('https://supplier.example/rotated', ADDRESS_PURPOSE))],
    )
    const message = Buffer.from(encrypt('By hand', HAND_DELIVERY)).toString('base64')
    await store.sql.query(
      `INSERT INTO "Email" ("id", "kind", "dedupeKey", "toAddress", "status", "payload", "updatedAt")
       VALUES (gen_random_uuid(), 'order_by_hand', 'rotated', 'ada@buyer.example', 'sent', $1, now())`,
      [{ itemIds: [1], sealedMessage: message }],
    )

    await store.end()
    // The tests' own connections.
    await withClient(process.env.TEST_DATABASE_URL ?? '', (other) =>
      other.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [
        new URL(store.databaseUrl).pathname.slice(1),
      ]),
    )
    const rotated = await storeCommand(store.databaseUrl, ['rotate-secret'], ROTATION)
    expect(rotated).toMatchObject({ code: 0 })
    expect(rotated.output).not.toContain(NEW)
    Object.assign(env, { APP_SECRET: NEW, APP_SECRET_PREVIOUS: OLD })
    await store.start()
  })
  afterAll(() => store?.stop())

  it('delivers and shows its keys', async () => {
    const admin = await adminClient(store)
    const { rows } = await store.sql.query('SELECT DISTINCT "productId" FROM "ProductKey" LIMIT 1')
    const path = `/api/admin/product-keys?productId=${rows[0].productId}&reveal=1`
    expect((await admin.call(path)).status).toBe(200)
    const [product] = await pooledProducts(store)
    if (product) await deliveredOrder(store, [{ product }])
  })

  it('still knows which keys it has', async () => {
    const [key] = await keysOf(store.databaseUrl)
    if (!key) throw new Error('There are no keys')
    const value = sealerOf(NEW).decrypt(key.valueEncrypted, KEY_PURPOSE)
    const admin = await adminClient(store)
    const body = { productId: key.productId, keyValue: value, keyType: 'serial' }
    expect((await admin.post('/api/admin/product-keys', body)).status).toBe(409)
  })

  it('reads what else it has encrypted', async () => {
    const plugin = await store.sql.query(
      `SELECT "secretsEncrypted" FROM "Plugin" WHERE "id" = 'rotated'`,
    )
    const purpose = secretsPurpose('rotated')
    expect(sealerOf(NEW).decrypt(plugin.rows[0].secretsEncrypted, purpose)).toBe('{}')
    const mail = await store.sql.query(
      `SELECT "payload" FROM "Email" WHERE "dedupeKey" = 'rotated'`,
    )
    const { itemIds, sealedMessage } = mail.rows[0].payload
    expect(itemIds).toEqual([1])
    expect(sealerOf(NEW).decrypt(Buffer.from(sealedMessage, 'base64'), HAND_DELIVERY)).toBe(
      'By hand',
    )
  })

  it('opens the links that buyers got before', async () => {
    const call = { headers: { 'x-order-token': orderToken }, session: 'somebody-else' }
    const { status, body } = await apiClient(store.url).call(`/api/orders/${order.number}`, call)
    expect(status).toBe(200)
    expect(body.customerEmail).toBe(order.email)
  })

  it('fetches from suppliers as before', async () => {
    const { body } = await (await adminClient(store)).call('/api/admin/supplier-feeds')
    expect(body).toMatchObject([{ name: 'Rotated', url: 'https://supplier.example/rotated' }])
  })

  it('takes authenticator apps and recovery codes as before', async () => {
    const login = async (code: string) => {
      const client = apiClient(store.url)
      const first = await client.call('/api/auth/login', {
        method: 'POST',
        body: { username: user.username, password },
      })
      expect(first).toMatchObject({ status: 401, body: { code: 'second_factor_required' } })
      const body = { ticket: first.body.ticket, code }
      return (await client.call('/api/auth/second-factor', { method: 'POST', body })).status
    }
    // The code of its set-up is used up.
    expect(await login(codeOf(user.secret, 1))).toBe(200)
    const [recoveryCode = ''] = user.recoveryCodes
    expect(await login(recoveryCode)).toBe(200)
    expect(await login(recoveryCode)).toBe(401)
  })

  it('has ended the sessions of the back office', async () => {
    const call = { headers: { 'x-session-token': session } }
    expect((await apiClient(store.url).call('/api/admin/orders', call)).status).toBe(401)
  })
})
