import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, expect, it } from '@jest/globals'
import { dataDir } from '@/scripts/lib/data-dir'
import { startNode, stop } from '@/scripts/lib/processes'
import { isThorough } from '@/tests/setup/depth'

const CHECKOUTS = isThorough ? 300 : 24
/** Which faults meet which checkout depends on timing; that the books balance does not. */
const SEED = 20_261

let storm: ChildProcess | undefined
afterAll(() => storm && stop(storm, 60_000))

it(`balances all books after ${CHECKOUTS} checkouts in a storm, seed ${SEED}`, async () => {
  const child = startNode(
    [
      ...['--import', 'tsx', '--import', './scripts/lib/server-only.mjs'],
      ...['scripts/tasks/chaos.ts', '--checkouts', String(CHECKOUTS), '--seed', String(SEED)],
      // Most of them wait for something that is away.
      ...['--concurrency', '40'],
      // Before this test is over, so that it can tell what is not done.
      ...['--within', '540'],
    ],
    {
      stdio: 'pipe',
      env: {
        ...process.env,
        // It has a database of its own, which it restarts.
        DATABASE_URL: '',
        DATA_DIR: join(dataDir(), 'storm'),
        NODE_OPTIONS: '',
      },
    },
  )
  storm = child
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => output.push(String(chunk)))
  const [code] = await once(child, 'close')
  // What does not balance comes first: the report of a storm is longer than some show of a failure.
  const lines = output.join('').split('\n')
  const wrong = lines.filter((line) => line.includes('✖'))
  expect(code === 0 ? [] : [...wrong, ...lines]).toEqual([])
}, 600_000)
