import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { readDatabaseCode } from '@/scripts/lib/database-code'
import { makeTables } from '@/scripts/lib/schema-engine'
import { createDatabase, dropDatabase } from '@/scripts/lib/scratch-database'
import { startStore, type TestStore } from '@/tests/setup/store'

const folder = join(process.cwd(), 'prisma/sql')
const MADE = `softhaven_made_${process.pid}`
let store: TestStore

beforeAll(async () => {
  store = await startStore()
})
afterAll(async () => {
  await dropDatabase(store.databaseUrl, MADE)
  await store.stop()
})

it('the migrations lead to schema.prisma (npm run db:diff writes them) and prisma/sql (npm run db:sql)', async () => {
  const made = await createDatabase(store.databaseUrl, MADE)
  await makeTables(made)
  const written = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sql'))
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')])
  const code = await readDatabaseCode(store.databaseUrl, made)
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(code))
})
