import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import pg from 'pg'
import type { StoreBackup } from '@/lib/security/backups/contracts'
import { keyInFile } from '@/scripts/lib/backup/key-file'
import { readSealed } from '@/scripts/lib/backup/sealed-file'
import { createDatabase, dropDatabase } from '@/scripts/lib/scratch-database'
import { type DropboxSimulator, startDropboxSimulator } from '@/scripts/simulators/dropbox'
import {
  type GoogleCloudStorageSimulator,
  startGoogleCloudStorageSimulator,
} from '@/scripts/simulators/google-cloud-storage'
import { adminClient } from '@/tests/setup/admin-client'
import { eventually } from '@/tests/setup/api-client'
import { type PluginClient, pluginClient } from '@/tests/setup/plugin-client'
import { startStore, type TestStore } from '@/tests/setup/store'
import { storeCommand } from '@/tests/setup/store-command'

// What is common to all destinations, such as the backup of the day, is tested with S3.

const PATH = '/api/admin/backups'
const folder = mkdtempSync(join(tmpdir(), 'softhaven-destinations-'))
const keyFile = join(folder, 'backup.key')
/** Of a table, so many that they do not fit one part of an upload. */
const ROWS = 170

let google: GoogleCloudStorageSimulator
let dropbox: DropboxSimulator
let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let plugins: PluginClient
/** Settings of every destination. */
let common: object
/** The folder of this store, in the one that the settings name. */
let host: string

beforeAll(async () => {
  google = await startGoogleCloudStorageSimulator()
  dropbox = await startDropboxSimulator()
  store = await startStore({
    GOOGLE_CLOUD_STORAGE_API_URL: google.url,
    GOOGLE_TOKEN_URL: google.url,
    DROPBOX_API_URL: dropbox.url,
  })
  host = `${new URL(store.url).host.replace(':', '_')}/`
  admin = await adminClient(store)
  plugins = pluginClient(admin)
  const made = await storeCommand(store.databaseUrl, ['backup-key', keyFile])
  const recipient = made.output.match(/^age1\S+$/m)?.[0] ?? ''
  common = { recipient, hour: 23, keepDays: 7, keepWeeks: 0 }
  // No backup of the day meanwhile.
  await store.sql.query(
    `INSERT INTO "AuditEntry" ("username", "action", "entityType", "entityId", "after")
     SELECT 'x', 'x', 'x', 'x', to_jsonb((SELECT string_agg(md5(random()::text || i || j), '') FROM generate_series(1, 3000) j))
     FROM generate_series(1, ${ROWS}) i`,
  )
  await store.sql.query(`INSERT INTO "StoreBackup" ("id", "day", "attempt", "status", "username", "message", "finishedAt")
    SELECT gen_random_uuid(), to_char(now() + d * interval '1 day', 'YYYY-MM-DD'), 3, 'succeeded', 'system', '', now()
    FROM generate_series(-1, 1) d`)
})
afterAll(async () => {
  await store.stop()
  await google.close()
  await dropbox.close()
  rmSync(folder, { recursive: true })
})

const newest = async (): Promise<StoreBackup> => (await admin.call(`${PATH}?limit=1`)).body[0]
/** Makes a backup. @returns how it ended */
async function backUp(): Promise<StoreBackup> {
  expect((await admin.post(PATH)).status).toBe(202)
  return eventually(async () => {
    const backup = await newest()
    return backup.status !== 'running' && backup
  })
}

/** Restores a backup into a database of its own. @returns the numbers of rows of the table that was filled */
async function restoredRows(bytes: Buffer): Promise<number> {
  const file = join(folder, `${randomBytes(6).toString('hex')}.backup`)
  writeFileSync(file, bytes)
  const server = process.env.TEST_DATABASE_URL ?? ''
  const name = `restored_${randomBytes(6).toString('hex')}`
  const target = await createDatabase(server, name)
  expect(await storeCommand(target, ['restore', file, '--key', keyFile])).toMatchObject({ code: 0 })
  const restored = new pg.Client({ connectionString: target })
  await restored.connect()
  const { rows } = await restored.query(
    `SELECT count(*)::int AS count FROM "AuditEntry" WHERE "action" = 'x'`,
  )
  await restored.end()
  await dropDatabase(server, name)
  return rows[0].count
}

/**
 * Reads a backup to its end with the owner's key, as a restore does before it begins: what is whole is restored alike,
 * wherever it came from.
 *
 * @returns the number of rows of the table that was filled
 */
async function readRows(bytes: Buffer): Promise<number> {
  const file = join(folder, `${randomBytes(6).toString('hex')}.backup`)
  writeFileSync(file, bytes)
  let found = 0
  for await (const frame of readSealed(file, { identity: keyInFile(keyFile) }))
    if (frame.kind === 'end') found = frame.rows.AuditEntry ?? 0
  return found
}

type Destination = {
  id: string
  /** Its simulator. */
  at: () => {
    objects: Map<string, Buffer>
    uploads: Map<string, unknown>
    expireTokens: () => void
  }
  settings: () => object
  /** The folder that they name. */
  folder: string
  passes: string
  /** Settings with which it opens nothing, and what is said. */
  refused: () => [changed: object, message: string][]
  /** Lets the next upload break off in a part and in its end, and a list fail once. */
  breakOff: () => void
  /** Lets the next upload be lost. */
  lose: () => void
  lost: string
  /** Lets the next removal be refused. */
  refuseRemoval: () => void
  notRemoved: string
  /** The rows of the filled table in a backup of it. */
  rowsOf: (bytes: Buffer) => Promise<number>
}

const DESTINATIONS: Destination[] = [
  {
    id: 'google-cloud-storage',
    at: () => google,
    settings: () => ({ ...google.settings, prefix: 'backups' }),
    folder: 'backups/',
    passes: 'The bucket takes, lists and deletes objects.',
    refused: () => {
      const file = JSON.parse(google.settings.serviceAccountKey)
      const stranger = JSON.stringify({ ...file, client_email: 'nobody@example.com' })
      return [
        [{ bucket: 'no-such-bucket' }, 'There is no such bucket.'],
        [
          { serviceAccountKey: stranger },
          'Google does not know this key: it was deleted, or its service account was.',
        ],
        [
          { serviceAccountKey: 'AIzaSyA' },
          'The Service Account is not the JSON file of a key: paste all of it.',
        ],
      ]
    },
    breakOff: () =>
      google.failNext(
        { of: 'begin', is: 'hang up' },
        { of: 'put', is: 'half' },
        { of: 'put', is: 'busy' },
        { of: 'list', is: 'busy' },
      ),
    lose: () => google.failNext({ of: 'put', is: 'lost' }),
    lost: 'The bucket ended the upload before it was done.',
    refuseRemoval: () => google.failNext({ of: 'delete', is: 'refused' }),
    notRemoved: 'Older backups could not be removed: The key may not do this with the bucket.',
    rowsOf: restoredRows,
  },
  {
    id: 'dropbox',
    at: () => dropbox,
    settings: () => ({ ...dropbox.settings, folder: '/Geschäft/备份' }),
    folder: 'Geschäft/备份/',
    passes: 'Dropbox takes, lists and deletes files.',
    refused: () => [
      [
        { appSecret: 'another-secret' },
        'Dropbox does not know the App Key, or the App Secret does not fit it.',
      ],
      [
        { refreshToken: 'another-refresh-token' },
        'Dropbox does not take the Refresh Token: it was revoked, or is of another app.',
      ],
    ],
    breakOff: () =>
      dropbox.failNext(
        { of: 'start', is: 'hang up' },
        { of: 'append_v2', is: 'half' },
        { of: 'append_v2', is: 'busy' },
        { of: 'finish', is: 'unanswered' },
        { of: 'list_folder', is: 'busy' },
      ),
    lose: () => dropbox.failNext({ of: 'finish', is: 'lost' }),
    lost: 'Dropbox ended the upload before it was done.',
    refuseRemoval: () =>
      dropbox.failNext(
        { of: 'delete_v2', is: 'no permission' },
        { of: 'delete_v2', is: 'no permission' },
      ),
    notRemoved:
      'Older backups could not be removed: The app at Dropbox lacks the permission files.content.write.',
    rowsOf: readRows,
  },
]

describe.each(DESTINATIONS)('backups at $id', (destination) => {
  const { id, at, settings, folder: named, passes, lost, notRemoved } = destination
  const own = () => `${named}${host}`

  it('are tried out before it is switched on', async () => {
    const test = async (changed: object) =>
      (await plugins.test(id, { ...settings(), ...common, ...changed })).body
    expect(await test({})).toEqual({ ok: true, message: passes })
    expect(at().objects.size).toBe(0)
    for (const [changed, message] of destination.refused())
      expect(await test(changed)).toEqual({ ok: false, message })
  })

  it('are made whole though the upload breaks off, and old ones removed; they can be restored', async () => {
    await plugins.set(id, { active: true, settings: { ...settings(), ...common } })
    const old = [
      '20200101T000000Z-0a1b2c3d',
      '20200102T000000Z-0a1b2c3d',
      '20200103T000000Z-0a1b2c3d',
    ]
    const others = [
      `${own()}notes.txt`,
      `${named}other.example/store-20200101T000000Z-0a1b2c3d.backup`,
    ]
    for (const name of old) at().objects.set(`${own()}store-${name}.backup`, Buffer.from('x'))
    for (const key of others) at().objects.set(key, Buffer.from('x'))
    destination.breakOff()
    const made = await backUp()
    expect(made).toMatchObject({ status: 'succeeded', message: '' })
    const bytes = at().objects.get(made.objectKey ?? '') ?? Buffer.alloc(0)
    expect(bytes.length).toBe(made.bytes)
    expect(bytes.length).toBeGreaterThan(8 * 2 ** 20)
    expect([...at().objects.keys()].sort()).toEqual([...others, made.objectKey].sort())
    expect(await destination.rowsOf(bytes)).toBeGreaterThanOrEqual(ROWS)
  })

  it('fail with the reason when the upload is lost, and leave nothing there', async () => {
    const before = [...at().objects.keys()]
    destination.lose()
    expect(await backUp()).toMatchObject({ status: 'failed', message: lost, objectKey: null })
    expect([...at().objects.keys()]).toEqual(before)
  })

  it('are made with another token when one is taken no more, and tell what could not be removed', async () => {
    at().expireTokens()
    at().objects.set(`${own()}store-20200101T000000Z-0a1b2c3d.backup`, Buffer.from('x'))
    destination.refuseRemoval()
    expect(await backUp()).toMatchObject({ status: 'succeeded', message: notRemoved })
  })
})

it('backups go to one place: the plugin that is switched on switches the other off', async () => {
  const others = { endpoint: google.url, region: 'eu-test-1', bucket: 'store-backups' }
  const keys = { accessKeyId: 'AKIASIMULATED', secretAccessKey: 'simulated/secret+key' }
  await plugins.set('amazon-s3', { active: true, settings: { ...others, ...keys, ...common } })
  const on = (await plugins.all()).filter(({ oneOf, active }) => oneOf === 'backup' && active)
  expect(on.map(({ id }) => id)).toEqual(['amazon-s3'])
  await plugins.set('amazon-s3', { active: false })
  expect(await admin.post(PATH)).toMatchObject({
    status: 409,
    body: { message: 'No backup plugin is on' },
  })
})
