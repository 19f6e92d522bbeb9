import { join } from 'node:path'
import type { OwnDatabase } from '../chaos/database'
import { readOptions } from '../chaos/options'
import { report } from '../chaos/report'
import { runChaos } from '../chaos/run'
import { dataDir } from '../lib/data-dir'
import { onShutdown } from '../lib/processes'
import { runTask } from '../lib/progress'
import { useSharedBuild } from '../lib/shared-build'
import { buildStore } from '../lib/store-build'

const SITE_URL = 'http://localhost'

/** Makes the build to serve, if there is none of these sources. */
const buildFor = ({ url }: OwnDatabase) =>
  useSharedBuild((fingerprint) => buildStore(url, { extra: { SITE_URL }, fingerprint }))

/** Real checkouts while everything around the store fails; then all books are compared. */
runTask(async () => {
  const options = readOptions(process.argv.slice(2))
  process.env.DATA_DIR ||= '.data/chaos'
  const folder = join(dataDir(), 'chaos')
  // With a build of their own, tests have said which.
  const chosen = process.env.NEXT_DIST_DIR
  const cleanups: (() => Promise<unknown>)[] = []
  const stopAll = async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
  }
  onShutdown(stopAll)
  try {
    const outcome = await runChaos(options, folder, chosen ? undefined : buildFor, cleanups)
    console.log(report(outcome, folder))
    process.exitCode = outcome.books.some(({ differences }) => differences.length > 0) ? 1 : 0
  } finally {
    await stopAll()
  }
  process.exit()
})
