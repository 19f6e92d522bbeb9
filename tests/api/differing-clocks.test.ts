import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals'
import { projectRoot } from '@/scripts/lib/data-dir'
import { checkoutClient, productDispenser } from '@/tests/setup/checkout-client'
import { startOwnStore, type TestStore } from '@/tests/setup/store'

const MINUTE = 60_000
const folder = mkdtempSync(join(tmpdir(), 'softhaven-clock-'))
const clock = join(folder, 'clock')
let store: TestStore

/** The server reads it ten times a second. */
async function shiftClock(ms: number): Promise<void> {
  writeFileSync(clock, String(ms))
  await sleep(400)
}

beforeAll(async () => {
  store = await startOwnStore({
    env: {
      NODE_OPTIONS: `--import ${join(projectRoot, 'scripts/chaos/shifted-clock.mjs')}`,
      CHAOS_CLOCK: clock,
    },
  })
})
afterEach(() => shiftClock(0))
afterAll(async () => {
  await store?.stop()
  rmSync(folder, { recursive: true, force: true })
})

it('a second tab cannot pay the same cart again, though the server that took the first payment is behind', async () => {
  const freshProduct = await productDispenser(store)
  const shopper = checkoutClient(store)
  await shopper.fillCart([{ product: freshProduct() }])
  const tab = await shopper.startWallet()
  await shiftClock(-10 * MINUTE)
  expect((await shopper.payByCard()).body.status).toBe('approved')
  await shiftClock(0)
  expect(await shopper.capture(tab.body.id)).toMatchObject({
    status: 409,
    body: { code: 'cart_changed' },
  })
})
