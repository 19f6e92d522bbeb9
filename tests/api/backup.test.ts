import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Encrypter } from 'age-encryption'
import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'
import type { ProductKey } from '@/lib/licences/contracts'
import { packFrames } from '@/lib/security/backups/format/frames'
import { takeBackup } from '@/lib/security/backups/format/take-backup'
import { buy } from '@/scripts/bench/shopper'
import { makeTables } from '@/scripts/lib/backup/migrations'
import { createDatabase, dropDatabase } from '@/scripts/lib/scratch-database'
import { adminClient } from '@/tests/setup/admin-client'
import { apiClient, eventually } from '@/tests/setup/api-client'
import { mailsTo, pooledProducts, simulate } from '@/tests/setup/checkout-client'
import { type OwnStore, startOwnStore } from '@/tests/setup/store'
import { storeCommand } from '@/tests/setup/store-command'
import { TEMPLATE_DATABASE } from '@/tests/setup/template'

const PASSPHRASE = 'four words and a number 7'
const KNOWN = { BACKUP_PASSPHRASE: PASSPHRASE }

const server = process.env.TEST_DATABASE_URL ?? ''
const folder = mkdtempSync(join(tmpdir(), 'softhaven-backup-'))
const databases: string[] = []
/** PostgreSQL's ordinary kind of user: no superuser, owner of one database. */
const owner = `owner_${randomBytes(4).toString('hex')}`

async function sqlOn<T extends pg.QueryResultRow>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<T>(sql)).rows
  } finally {
    await client.end()
  }
}

/** A database of a test: empty, or a copy. */
async function newDatabase(template?: string): Promise<string> {
  const name = `backup_${randomBytes(6).toString('hex')}`
  databases.push(name)
  return createDatabase(server, name, template)
}

/**
 * A backup as the command makes it, but that its passphrase is held against it in no time: that of the command takes
 * over a second of a processor, twice for each restore.
 */
async function quickBackup(databaseUrl: string, file: string): Promise<void> {
  const secrets = { appSecret: process.env.APP_SECRET ?? '', previousSecrets: '' }
  const pieces: Uint8Array[] = []
  for await (const piece of packFrames(takeBackup(databaseUrl, secrets))) pieces.push(piece)
  const sealer = new Encrypter()
  sealer.setScryptWorkFactor(4)
  sealer.setPassphrase(PASSPHRASE)
  writeFileSync(file, await sealer.encrypt(gzipSync(Buffer.concat(pieces))))
}

/** A database as its ordinary owner sees it. */
function asOwner(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  url.username = owner
  url.password = 'secret'
  return url.href
}

beforeAll(() => sqlOn(server, `CREATE ROLE "${owner}" LOGIN PASSWORD 'secret'`))
afterAll(async () => {
  for (const name of databases) await dropDatabase(server, name)
  await sqlOn(server, `DROP ROLE "${owner}"`)
  rmSync(folder, { recursive: true })
})

describe('a store that loses its database while it sells', () => {
  const file = join(folder, 'drill.backup')
  let store: OwnStore
  /** The orders that were there before the backup began, and the key that one of them got. */
  let sold: string[]
  let revealed: ProductKey
  let hidden: { id: number; name: string }
  let oldToken: string

  const keysOf = async (admin: Awaited<ReturnType<typeof adminClient>>, productId: number) => {
    const path = `/api/admin/product-keys?productId=${productId}&status=used&reveal=1`
    const keys: ProductKey[] = (await admin.call(path)).body
    return keys
  }
  const orderNumbers = async () =>
    (await store.sql.query<{ orderNumber: string }>('SELECT "orderNumber" FROM "Order"')).rows.map(
      ({ orderNumber }) => orderNumber,
    )

  beforeAll(async () => {
    // Under the address of the build, so that its pages are served as they are.
    store = await startOwnStore({ checksPages: true, env: { SITE_URL: 'http://localhost' } })
    store.sql.on('error', () => {})
    const home = await (await fetch(store.url)).text()
    const products = await pooledProducts(store)
    const [shown, ...others] = products.filter(({ name }) => home.includes(name))
    if (!shown || others.length === 0) throw new Error('The home page shows too few products')
    hidden = { id: shown.id, name: shown.name }
    // Nobody is told, as if the page had been built before.
    await store.sql.query('UPDATE "Product" SET "isHidden" = true WHERE "id" = $1', [shown.id])

    await simulate(store.simulators.mail, { outcome: 'down' })
    const ids = others.slice(0, 4).map(({ id }) => id)
    for (const id of ids) await buy(store.url, id)
    sold = await orderNumbers()
    const admin = await adminClient(store)
    oldToken = admin.token
    const [key] = await keysOf(admin, ids[0] ?? 0)
    if (!key) throw new Error('Nothing was sold')
    revealed = key

    let goesOn = true
    const buyers = ids.slice(0, 2).map(async (id) => {
      while (goesOn) await buy(store.url, id)
    })
    const backup = await storeCommand(store.databaseUrl, ['backup', file], KNOWN)
    goesOn = false
    await Promise.all(buyers)
    expect(backup).toMatchObject({ code: 0 })
    expect((await orderNumbers()).length).toBeGreaterThan(sold.length)
    await store.end()

    const name = new URL(store.databaseUrl).pathname.slice(1)
    await createDatabase(server, name)
    await sqlOn(server, `ALTER DATABASE "${name}" OWNER TO "${owner}"`)
    const restore = await storeCommand(asOwner(store.databaseUrl), ['restore', file], KNOWN)
    expect(restore).toMatchObject({ code: 0 })
    await store.start()
  })
  afterAll(() => store?.stop())

  it('has everything that was sold before', async () => {
    expect(await orderNumbers()).toEqual(expect.arrayContaining(sold))
  })

  it('has orders, payments and keys of one moment: nothing is half sold, no key twice', async () => {
    const { rows } = await store.sql.query(
      `SELECT i."id" FROM "OrderItem" i LEFT JOIN "ProductKey" k ON k."orderItemId" = i."id" AND k."status" = 'used'
       GROUP BY i."id" HAVING count(k."id") <> i."quantity"`,
    )
    expect(rows).toEqual([])
    const paid = await store.sql.query(
      `SELECT o."id" FROM "Order" o LEFT JOIN "Payment" p ON p."id" = o."paymentId" WHERE p."status" IS DISTINCT FROM 'captured'`,
    )
    expect(paid.rows).toEqual([])
  })

  it('can read its licence keys', async () => {
    const admin = await adminClient(store)
    expect(await keysOf(admin, revealed.productId)).toContainEqual(revealed)
  })

  it('asks everybody in the back office to sign in again', async () => {
    const call = { headers: { 'x-session-token': oldToken } }
    expect((await apiClient(store.url).call('/api/admin/orders', call)).status).toBe(401)
  })

  it('shows no page of the build, which may show what it does not have', async () => {
    expect(await (await fetch(store.url)).text()).not.toContain(hidden.name)
  })

  it('lists and searches what it has', async () => {
    const wrong = await store.sql.query(
      `(SELECT "listId", "productId" FROM "ProductListing" EXCEPT SELECT "listId", "productId" FROM "ListedProduct")
       UNION ALL
       (SELECT "listId", "productId" FROM "ListedProduct" EXCEPT SELECT "listId", "productId" FROM "ProductListing")`,
    )
    expect(wrong.rows).toEqual([])
    // Its triggers work again.
    await store.sql.query('UPDATE "Product" SET "isHidden" = false WHERE "id" = $1', [hidden.id])
    const { rows } = await store.sql.query('SELECT FROM "ListedProduct" WHERE "productId" = $1', [
      hidden.id,
    ])
    expect(rows.length).toBeGreaterThan(0)
  })

  it('sells on, and refuses what its tables refuse', async () => {
    const before = (await orderNumbers()).length
    await buy(store.url, revealed.productId)
    expect(await orderNumbers()).toHaveLength(before + 1)
    await expect(
      store.sql.query('UPDATE "OrderItem" SET "productId" = 0 WHERE "productId" = $1', [
        revealed.productId,
      ]),
    ).rejects.toThrow(/foreign key/)
  })

  it('sends the mails that were waiting, each once', async () => {
    await simulate(store.simulators.mail, { outcome: 'up' })
    const { rows } = await store.sql.query<{ customerEmail: string }>(
      'SELECT "customerEmail" FROM "Order" WHERE "orderNumber" = ANY($1)',
      [sold],
    )
    expect(rows).toHaveLength(sold.length)
    // They had failed before, so that their next attempt is in some seconds.
    await store.sql.query(
      'UPDATE graphile_worker._private_jobs SET run_at = now() WHERE locked_at IS NULL',
    )
    for (const { customerEmail } of rows)
      await eventually(async () => (await mailsTo(store, customerEmail)).length === 1, 60_000)
  })
})

describe('a backup that cannot be made', () => {
  let databaseUrl: string
  beforeAll(async () => {
    databaseUrl = await newDatabase(TEMPLATE_DATABASE)
  })

  it('replaces no file, unless told to', async () => {
    const file = join(folder, 'existing')
    writeFileSync(file, 'precious')
    const refused = await storeCommand(databaseUrl, ['backup', file], KNOWN)
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('exists already') })
    expect(readFileSync(file, 'utf8')).toBe('precious')
    const forced = await storeCommand(databaseUrl, ['backup', file, '--force'], KNOWN)
    expect(forced).toMatchObject({ code: 0 })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([])
  })

  it.each([
    ['without a passphrase', {}, /Set BACKUP_PASSPHRASE/],
    ['with a short passphrase', { BACKUP_PASSPHRASE: 'short' }, /at least 12 characters/],
    ['without the secret', { ...KNOWN, APP_SECRET: '' }, /Set APP_SECRET/],
  ])('is none %s', async (_case, env, message) => {
    const file = join(folder, 'none')
    const { code, output } = await storeCommand(databaseUrl, ['backup', file], env)
    expect(code).toBe(1)
    expect(output).toMatch(message)
    expect(readdirSync(folder)).not.toContain('none')
  })
})

describe('a restore', () => {
  const file = join(folder, 'sound.backup')
  let target: string

  /** Every table with the file that it is stored in, and its rows' number. */
  const stateOf = (url: string) =>
    sqlOn(
      url,
      `SELECT c.relname, c.relfilenode, (xpath('/row/n/text()', query_to_xml(format('SELECT count(*) AS n FROM %s', c.oid::regclass), false, true, '')))[1]::text AS rows
       FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' ORDER BY 1`,
    )

  beforeAll(async () => {
    target = await newDatabase(TEMPLATE_DATABASE)
    await quickBackup(target, file)
  })

  const sound = () => readFileSync(file)
  const flipped = (at: number) => {
    const bytes = sound()
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
    return bytes
  }

  it.each<[string, () => Buffer, Record<string, string>, RegExp]>([
    ['a wrong passphrase', sound, { BACKUP_PASSPHRASE: 'some other words 8' }, /passphrase is not/],
    ['a file that was cut off', () => sound().subarray(0, -1000), KNOWN, /damaged or not complete/],
    ['a changed byte in its middle', () => flipped(sound().length >> 1), KNOWN, /damaged/],
    ['a file that is no backup', () => Buffer.from('hello'), KNOWN, /is no backup/],
  ])('of %s changes nothing', async (_case, content, env, message) => {
    const broken = join(folder, 'broken')
    writeFileSync(broken, content())
    const before = await stateOf(target)
    const { code, output } = await storeCommand(target, ['restore', broken, '--replace'], env)
    expect(code).toBe(1)
    expect(output).toMatch(message)
    expect(await stateOf(target)).toEqual(before)
  })

  it('needs --replace where a store has orders or keys', async () => {
    const before = await stateOf(target)
    const refused = await storeCommand(target, ['restore', file], KNOWN)
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('--replace') })
    expect(await stateOf(target)).toEqual(before)
    const replaced = await storeCommand(target, ['restore', file, '--replace'], KNOWN)
    expect(replaced).toMatchObject({ code: 0 })
    const after = await stateOf(target)
    expect(after.map(({ relname, rows }) => [relname, rows])).toEqual(
      before.map(({ relname, rows }) => [relname, relname === 'AdminSession' ? '0' : rows]),
    )
  })

  it('leaves the tables of others alone', async () => {
    const others = await newDatabase()
    await sqlOn(others, 'CREATE TABLE bookkeeping (id integer)')
    const refused = await storeCommand(others, ['restore', file, '--replace'], KNOWN)
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('none of a store') })
    expect(await sqlOn(others, 'SELECT * FROM bookkeeping')).toEqual([])
  })

  it('waits for nobody who is connected, and says what to stop', async () => {
    const server = new pg.Client({ connectionString: target })
    await server.connect()
    const before = await stateOf(target)
    const refused = await storeCommand(target, ['restore', file, '--replace'], KNOWN)
    await server.end()
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('Stop every server') })
    expect(await stateOf(target)).toEqual(before)
  })

  it('says which secret the store needs, in a file, where its environment has another', async () => {
    const data = mkdtempSync(join(folder, 'data-'))
    const env = { ...KNOWN, APP_SECRET: 'x'.repeat(40), DATA_DIR: data }
    const { code, output } = await storeCommand(await newDatabase(), ['restore', file], env)
    expect(code).toBe(0)
    const kept = join(data, 'restored-app-secret')
    expect(output).toContain(kept)
    expect(output).not.toContain(process.env.APP_SECRET)
    expect(readFileSync(kept, 'utf8')).toContain(`APP_SECRET=${process.env.APP_SECRET}\n`)
    expect(statSync(kept).mode & 0o777).toBe(0o600)
  })
})

describe('a backup of another version of the store', () => {
  const recorded = (url: string) =>
    sqlOn<{ name: string }>(
      url,
      'SELECT migration_name AS name FROM "_prisma_migrations" ORDER BY 1',
    )

  it('that is older is migrated after it was loaded', async () => {
    const names = (await recorded(await newDatabase(TEMPLATE_DATABASE))).map(({ name }) => name)
    const first = names.slice(0, 3)
    const old = await newDatabase()
    const client = new pg.Client({ connectionString: old })
    await client.connect()
    await makeTables(client, first)
    for (const name of first)
      await client.query(
        `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, finished_at, applied_steps_count)
         VALUES (gen_random_uuid()::text, '', $1, now(), 1)`,
        [name],
      )
    await client.query(
      `INSERT INTO "User" ("username", "email", "passwordHash", "updatedAt") VALUES ('ada', 'ada@shop.example', '', now())`,
    )
    await client.end()
    await runMigrations({ connectionString: old, logger: new Logger(() => () => {}) })
    const file = join(folder, 'older.backup')
    await quickBackup(old, file)

    const target = await newDatabase()
    expect(await storeCommand(target, ['restore', file], KNOWN)).toMatchObject({ code: 0 })
    expect((await recorded(target)).map(({ name }) => name)).toEqual(names)
    expect(await sqlOn(target, 'SELECT "username" FROM "User"')).toEqual([{ username: 'ada' }])
    // A table that only came later.
    expect(await sqlOn(target, 'SELECT * FROM "Passkey"')).toEqual([])
  })

  it('that is newer is refused', async () => {
    const newer = await newDatabase(TEMPLATE_DATABASE)
    await sqlOn(
      newer,
      `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ('later', '', '29990101000000_from_later', now(), 1)`,
    )
    const file = join(folder, 'newer.backup')
    await quickBackup(newer, file)
    const target = await newDatabase()
    const refused = await storeCommand(target, ['restore', file], KNOWN)
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('newer version') })
    expect(await sqlOn(target, `SELECT FROM pg_tables WHERE schemaname = 'public'`)).toEqual([])
  })
})
