import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import pg from 'pg'
import type { StoreBackup } from '@/lib/security/backups/contracts'
import { buy } from '@/scripts/bench/shopper'
import { createDatabase, dropDatabase } from '@/scripts/lib/scratch-database'
import { type S3Simulator, simulatedSettings, startS3Simulator } from '@/scripts/simulators/s3'
import { adminClient, clientOfRole } from '@/tests/setup/admin-client'
import { eventually } from '@/tests/setup/api-client'
import { pooledProducts } from '@/tests/setup/checkout-client'
import { finishJob } from '@/tests/setup/jobs'
import { pluginClient } from '@/tests/setup/plugin-client'
import { startStore, type TestStore } from '@/tests/setup/store'
import { storeCommand } from '@/tests/setup/store-command'

const PATH = '/api/admin/backups'
const folder = mkdtempSync(join(tmpdir(), 'softhaven-s3-'))
const keyFile = join(folder, 'backup.key')

let s3: S3Simulator
let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let plugins: ReturnType<typeof pluginClient>
/** The folder of this store in the bucket. */
let own: string
let settings: ReturnType<typeof settingsFor>

const settingsFor = (recipient: string) => ({
  ...simulatedSettings(s3.url),
  prefix: 'backups',
  recipient,
  hour: 0,
  keepDays: 7,
  keepWeeks: 0,
})

beforeAll(async () => {
  s3 = await startS3Simulator()
  store = await startStore()
  own = `backups/${new URL(store.url).host.replace(':', '_')}/`
  admin = await adminClient(store)
  plugins = pluginClient(admin)
  const made = await storeCommand(store.databaseUrl, ['backup-key', keyFile])
  expect(made.code).toBe(0)
  settings = settingsFor(made.output.match(/^age1\S+$/m)?.[0] ?? '')
})
afterAll(async () => {
  await store.stop()
  await s3.close()
  rmSync(folder, { recursive: true })
})

const backups = async (): Promise<StoreBackup[]> => (await admin.call(PATH)).body
const health = async () => (await admin.call('/api/admin/overview')).body.health.backups
/** Waits until the newest backup has ended. */
const ended = () =>
  eventually(async () => {
    const [newest] = await backups()
    return newest && newest.status !== 'running' && newest
  })
const runDue = (times = 1) => finishJob(store, 'start_due_backup', {}, times)
const startNow = () => admin.post(PATH)

describe('the plugin S3 Backup', () => {
  it('tries out key, bucket and public key before it is switched on', async () => {
    const test = async (changed: object) =>
      (await plugins.test('amazon-s3', { ...settings, ...changed })).body
    expect(await test({})).toEqual({
      ok: true,
      message: 'The bucket takes, lists and deletes objects.',
    })
    expect(s3.objects.size).toBe(0)
    expect(await test({ secretAccessKey: 'another-secret' })).toEqual({
      ok: false,
      message: 'The Secret Access Key does not fit the Access Key ID.',
    })
    expect(await test({ bucket: 'no-such-bucket' })).toEqual({
      ok: false,
      message: 'There is no such bucket.',
    })
    const mistyped = settings.recipient.replace(/.$/, (sign) => (sign === 'q' ? 'p' : 'q'))
    expect((await test({ recipient: mistyped })).message).toContain('Public Key is not one')
    expect((await startNow()).status).toBe(409)
    expect(await health()).toBeNull()
  })

  it('is for who may deal with plugins', async () => {
    const finance = await clientOfRole(store, 'finance')
    expect((await finance.call(PATH)).status).toBe(403)
    expect((await finance.post(PATH)).status).toBe(403)
  })
})

describe('a backup of the day', () => {
  it('is made once by however many workers, in parts, and survives a connection that breaks', async () => {
    // So much that it does not fit one part.
    await store.sql.query(
      `INSERT INTO "AuditEntry" ("username", "action", "entityType", "entityId", "after")
       SELECT 'x', 'x', 'x', 'x', to_jsonb((SELECT string_agg(md5(random()::text || i || j), '') FROM generate_series(1, 3000) j))
       FROM generate_series(1, 220) i`,
    )
    const old = `${own}store-20200101T000000Z-0a1b2c3d.backup`
    const others = 'backups/other.example/store-20200101T000000Z-0a1b2c3d.backup'
    for (const key of [old, others, `${own}notes.txt`]) s3.objects.set(key, Buffer.from('x'))
    s3.uploads.set('left', { key: old, parts: new Map(), begunAt: new Date() })
    s3.failNext({ of: 'put part', is: 'hang up' }, { of: 'complete', is: 'busy' })
    await plugins.set('amazon-s3', { settings })
    await plugins.set('amazon-s3', { active: true })
    await runDue(3)
    const made = await ended()
    expect(made).toMatchObject({ status: 'succeeded', isDaily: true, message: '' })
    await runDue()
    expect(await backups()).toHaveLength(1)
    expect(s3.calls.filter((call) => call === 'put part').length).toBeGreaterThan(2)
    expect(s3.objects.get(made.objectKey ?? '')?.length).toBe(made.bytes)
    expect([...s3.objects.keys()].sort()).toEqual(
      [others, `${own}notes.txt`, made.objectKey].sort(),
    )
    expect(s3.uploads.size).toBe(0)
    expect(await health()).toMatchObject({ state: 'ok', lastFailedAt: null })
    // The others are quicker without.
    await store.sql.query(`DELETE FROM "AuditEntry" WHERE "action" = 'x'`)
  })

  it('is started by hand as well, one at a time, and audited', async () => {
    s3.failNext({ of: 'begin', is: 'slow' })
    const answers = await Promise.all([startNow(), startNow(), startNow()])
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409])
    expect(await ended()).toMatchObject({ status: 'succeeded', isDaily: false, username: 'admin' })
    const { rows } = await store.sql.query(
      `SELECT 1 FROM "AuditEntry" WHERE "action" = 'backup.start'`,
    )
    expect(rows).toHaveLength(1)
  })

  it('leaves nothing in the bucket when it fails, is tried again, and tells the owner once', async () => {
    const objects = [...s3.objects.keys()]
    const mails = async () =>
      (
        await store.sql.query(
          `SELECT 1 FROM "Email" WHERE "kind" = 'owner_backup_failed' AND "status" = 'sent'`,
        )
      ).rows.length
    const failing = async (start: () => Promise<unknown>) => {
      s3.failNext({ of: 'put part', is: 'refused' })
      await start()
      expect(await ended()).toMatchObject({
        status: 'failed',
        message: 'The key may not do this with the bucket.',
      })
    }
    await store.sql.query('UPDATE "StoreBackup" SET "day" = \'2020-01-01\' WHERE "day" IS NOT NULL')
    await failing(() => runDue())
    expect([...s3.objects.keys()]).toEqual(objects)
    expect(s3.uploads.size).toBe(0)
    // The database is not read any more.
    await eventually(async () => {
      const { rows } = await store.sql.query(
        `SELECT 1 FROM pg_stat_activity WHERE application_name = 'backup' AND datname = current_database()`,
      )
      return rows.length === 0
    })
    expect((await health()).state).toBe('watch')
    expect(await mails()).toBe(0)

    const count = (await backups()).length
    await runDue()
    expect(await backups()).toHaveLength(count)
    await store.sql.query(
      `UPDATE "StoreBackup" SET "finishedAt" = now() - interval '2 hours' WHERE "status" = 'failed'`,
    )
    await failing(() => runDue())
    expect(await backups()).toHaveLength(count + 1)
    await eventually(async () => (await mails()) === 1)
    await failing(startNow)
    expect(await mails()).toBe(1)

    await store.sql.query(`UPDATE "StoreBackup" SET "createdAt" = "createdAt" - interval '3 days'`)
    expect((await health()).state).toBe('broken')
    await startNow()
    expect((await ended()).status).toBe('succeeded')
    expect((await health()).state).toBe('ok')
  })

  it('is begun anew from its start when the process that made it died, three times at most', async () => {
    const { rows } = await store.sql.query(
      `INSERT INTO "StoreBackup" ("id", "username", "runs") VALUES (gen_random_uuid(), 'system', 2) RETURNING "id"`,
    )
    await finishJob(store, 'run_backup', { backupId: rows[0].id })
    expect(await ended()).toMatchObject({ id: rows[0].id, status: 'succeeded' })
    const dead = await store.sql.query(
      `INSERT INTO "StoreBackup" ("id", "username", "runs") VALUES (gen_random_uuid(), 'system', 3) RETURNING "id"`,
    )
    await finishJob(store, 'run_backup', { backupId: dead.rows[0].id })
    expect(await ended()).toMatchObject({
      status: 'failed',
      message: expect.stringMatching(/interrupted/),
    })
  })
})

describe('a backup of the bucket', () => {
  it('is restored with the owner’s key alone, with the same orders and keys', async () => {
    const products = (await pooledProducts(store)).slice(0, 2)
    for (const { id } of products) await buy(store.url, id)
    await startNow()
    const { objectKey } = await ended()
    const file = join(folder, 'fetched.backup')
    writeFileSync(file, s3.objects.get(objectKey ?? '') ?? '')

    const server = process.env.TEST_DATABASE_URL ?? ''
    const name = `s3_${randomBytes(6).toString('hex')}`
    const target = await createDatabase(server, name)
    const otherKey = join(folder, 'other.key')
    await storeCommand(store.databaseUrl, ['backup-key', otherKey])
    const restore = (key: string) => storeCommand(target, ['restore', file, '--key', key])
    expect(await restore(otherKey)).toMatchObject({
      code: 1,
      output: expect.stringContaining('The key is not that of'),
    })
    const byPassphrase = await storeCommand(target, ['restore', file], {
      BACKUP_PASSPHRASE: 'four words and a number 7',
    })
    expect(byPassphrase).toMatchObject({ code: 1, output: expect.stringContaining('--key FILE') })
    expect(await restore(keyFile)).toMatchObject({ code: 0 })

    const restored = new pg.Client({ connectionString: target })
    await restored.connect()
    const orders = 'SELECT "orderNumber", "totalAmount"::text FROM "Order" ORDER BY 1'
    const keys =
      'SELECT "id", "status", "orderItemId", encode("valueEncrypted", \'hex\') AS value FROM "ProductKey" ORDER BY 1'
    for (const sql of [orders, keys]) {
      const before = (await store.sql.query(sql)).rows
      expect(before.length).toBeGreaterThan(1)
      expect((await restored.query(sql)).rows).toEqual(before)
    }
    await restored.end()
    await dropDatabase(server, name)
    expect(readFileSync(keyFile, 'utf8')).toMatch(/^# public key: age1/)
  })
})
