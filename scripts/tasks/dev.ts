import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { developmentPolicy } from '@/lib/plugins/page-policy'
import { dataDir, projectRoot } from '../lib/data-dir'
import { buildEnvironment } from '../lib/environment'
import { withLocalStore } from '../lib/local-store'
import { finished, nextBin, startNode, stop } from '../lib/processes'
import { note, runTask, step } from '../lib/progress'
import { waitUntilReady } from '../lib/store-server'

// The first page is compiled when it is requested.
const COMPILE_MS = 180_000

const nothing = async () => {}

/** Next allows one development server per folder. */
function developmentFolder(): string {
  const folder = dataDir()
  if (folder === join(projectRoot, '.data')) return '.next'
  return `.next-${createHash('sha256').update(folder).digest('hex').slice(0, 8)}`
}

/** The same as the demo, with Next's development server instead of a build. */
runTask(() =>
  withLocalStore('npm run dev', nothing, async (store) => {
    const { port, siteUrl, cleanups } = store
    process.env.NEXT_DIST_DIR ||= developmentFolder()
    const server = startNode([nextBin(), 'dev', '--port', String(port)], {
      env: {
        ...buildEnvironment(store.databaseUrl, store.extra),
        NODE_ENV: 'development',
        // React's development build evaluates code, and no server of ours knows the pages' scripts.
        DEV_PAGE_POLICY: developmentPolicy().replace(
          "script-src 'self'",
          "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
        ),
        LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
      },
    })
    cleanups.push(() => stop(server))
    await step('Starting the development server', () =>
      waitUntilReady(server, `http://localhost:${port}`, { withinMs: COMPILE_MS }),
    )
    store.showAddresses()
    note(`Changes show at once. ${siteUrl} is compiled page by page, at the first visit of each.`)
    await finished(server, 'The development server')
  }),
)
