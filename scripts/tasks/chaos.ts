import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { OwnDatabase } from '../chaos/database'
import { Journal } from '../chaos/journal'
import { readOptions } from '../chaos/options'
import { report } from '../chaos/report'
import { runChaos } from '../chaos/run'
import { dataDir } from '../lib/data-dir'
import { onShutdown } from '../lib/processes'
import { PlainError, runTask } from '../lib/progress'
import { useSharedBuild } from '../lib/shared-build'
import { buildStore } from '../lib/store-build'

const SITE_URL = 'http://localhost'

/** What does not stop in time ends with this process, and keeps no report back. */
const CLEANUP_WITHIN_MS = 20_000

/** Makes the build to serve, if there is none of these sources. */
const buildFor = ({ url }: OwnDatabase) =>
  useSharedBuild((fingerprint) => buildStore(url, { extra: { SITE_URL }, fingerprint }))

/** Fails after so many seconds, if any, and tells what was not done. */
async function timeIsUp(seconds: number | null, journal: Journal): Promise<never> {
  if (seconds === null) return new Promise(() => {})
  await sleep(seconds * 1000)
  const unfinished = journal.unfinished().map((activity) => `  ✖ ${activity}`)
  throw new PlainError([`Not done after ${seconds} seconds:`, ...unfinished].join('\n'))
}

/** Real checkouts while everything around the store fails; then all books are compared. */
runTask(async () => {
  const options = readOptions(process.argv.slice(2))
  process.env.DATA_DIR ||= '.data/chaos'
  const folder = join(dataDir(), 'chaos')
  // With a build of their own, tests have said which.
  const chosen = process.env.NEXT_DIST_DIR
  const cleanups: (() => Promise<unknown>)[] = []
  const stopAll = async () => {
    for (const cleanup of cleanups.splice(0).reverse())
      await Promise.race([cleanup(), sleep(CLEANUP_WITHIN_MS)])
  }
  onShutdown(stopAll)
  const journal = new Journal()
  try {
    const outcome = await Promise.race([
      runChaos(options, journal, folder, chosen ? undefined : buildFor, cleanups),
      timeIsUp(options.within, journal),
    ])
    console.log(report(outcome, folder))
    process.exitCode = outcome.books.some(({ differences }) => differences.length > 0) ? 1 : 0
  } finally {
    await stopAll()
  }
  process.exit()
})
