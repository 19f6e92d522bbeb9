import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { readDatabaseCode } from '@/scripts/lib/database-code'
import { startStore, type TestStore } from '@/tests/setup/store'

const folder = join(process.cwd(), 'prisma/sql')
const schema = readFileSync(join(process.cwd(), 'prisma/schema.prisma'), 'utf8')
let store: TestStore

beforeAll(async () => {
  store = await startStore()
})
afterAll(() => store.stop())

it('prisma/sql is what the migrations lead to (npm run db:sql writes it)', async () => {
  const written = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sql'))
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')])
  const code = await readDatabaseCode(store.databaseUrl, schema)
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(code))
})
