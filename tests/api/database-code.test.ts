import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { startStore, type TestStore } from '@/tests/setup/store'
import { storeCommand } from '@/tests/setup/store-command'

let store: TestStore
beforeAll(async () => {
  store = await startStore()
})
afterAll(() => store.stop())

it('the migrations lead to schema.prisma, and beside it to prisma/sql', async () => {
  const { code, output } = await storeCommand(store.databaseUrl, ['db-sql', '--check'])
  expect({ code, output }).toEqual({ code: 0, output: expect.not.stringContaining('✖') })
})
