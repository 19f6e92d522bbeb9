import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import pg from 'pg'
import { freePort } from '@/scripts/lib/ports'
import { stop } from '@/scripts/lib/processes'
import { createDatabase, dropDatabase } from '@/scripts/lib/scratch-database'
import { readOutput, waitUntilReady } from '@/scripts/lib/store-server'
import { eventually } from '@/tests/setup/api-client'
import { storeCommand } from '@/tests/setup/store-command'
import { TEMPLATE_DATABASE } from '@/tests/setup/template'

const SERVER = process.env.TEST_DATABASE_URL ?? ''
const RIGHT = process.env.APP_SECRET ?? ''
const newSecret = () => randomBytes(36).toString('base64url')

/** `npm start` until the store is healthy. @returns what it wrote */
async function startAndStop(databaseUrl: string, env: Record<string, string>): Promise<string> {
  const port = await freePort()
  const child = run('start', databaseUrl, { PORT: String(port), WEB_CONCURRENCY: '1', ...env })
  const output = readOutput(child)
  try {
    await waitUntilReady(child, `http://localhost:${port}`, { output })
  } finally {
    await stop(child)
  }
  return output()
}

/** `npm run worker`, which looks at the secret as `npm start` does, until it runs or ends. @returns what it wrote */
async function workAndStop(databaseUrl: string, env: Record<string, string>): Promise<string> {
  const child = run('worker', databaseUrl, env)
  const output = readOutput(child)
  try {
    await eventually(
      async () => output().includes('The worker runs') || child.exitCode !== null,
      60_000,
      async () => output(),
    )
  } finally {
    await stop(child)
  }
  return output()
}

const run = (task: string, databaseUrl: string, env: Record<string, string>) =>
  spawn(process.execPath, ['scripts/run.mjs', task], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: '',
      DATABASE_URL: databaseUrl,
      PRELOAD_PAGES: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

describe('a store whose database has been encrypted under another secret', () => {
  const name = `secret_${randomBytes(6).toString('hex')}`
  let url: string
  beforeAll(async () => {
    url = await createDatabase(SERVER, name, TEMPLATE_DATABASE)
  })
  afterAll(() => dropDatabase(SERVER, name))

  it.each([['start'], ['worker']] as const)('refuses npm run %s, and says why', async (task) => {
    const port = String(await freePort())
    const wrong = newSecret()
    const { code, output } = await storeCommand(url, [task], { APP_SECRET: wrong, PORT: port })
    expect(code).toBe(1)
    expect(output).toMatch(/✖ APP_SECRET is not the one that this database was encrypted under/)
    expect(output).toContain('Set it to what it was when the store last ran')
    expect(output).not.toContain(wrong)
    expect(output).not.toMatch(/Softhaven serves|The worker runs/)
  })

  it('names the secret before, where that is the right one', async () => {
    const { code, output } = await storeCommand(url, ['worker'], {
      APP_SECRET: newSecret(),
      APP_SECRET_PREVIOUS: `${newSecret()} ${RIGHT}`,
    })
    expect(code).toBe(1)
    expect(output).toContain('One of APP_SECRET_PREVIOUS is: set APP_SECRET to it')
    expect(output).not.toContain(RIGHT)
  })

  it('starts when the right one is said to be lost', async () => {
    const env = { APP_SECRET: newSecret(), APP_SECRET_LOST: 'on' }
    expect(await startAndStop(url, env)).toContain('Softhaven serves')
  })

  it('starts with the right one, though some of what is stored opens under no secret', async () => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(
      `UPDATE "ProductKey" SET "valueEncrypted" = '\\x01' WHERE "id" = (SELECT max("id") FROM "ProductKey")`,
    )
    await client.end()
    expect(await workAndStop(url, {})).toContain('The worker runs')
  })
})

describe('a store whose database is empty', () => {
  const name = `fresh_${randomBytes(6).toString('hex')}`
  afterAll(() => dropDatabase(SERVER, name))

  it('starts with any secret', async () => {
    const url = await createDatabase(SERVER, name)
    expect(await workAndStop(url, { APP_SECRET: newSecret() })).toContain('The worker runs')
  })
})
