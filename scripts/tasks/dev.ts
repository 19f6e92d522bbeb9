import { developmentPolicy } from '@/lib/plugins/page-policy'
import { buildEnvironment } from '../lib/environment'
import { withLocalStore } from '../lib/local-store'
import { finished, nextBin, startNode, stop } from '../lib/processes'
import { note, runTask, step } from '../lib/progress'
import { waitUntilReady } from '../lib/store-server'

// The first page is compiled when it is requested.
const COMPILE_MS = 180_000

/** The same as the demo, with Next's development server instead of a build. */
runTask(() =>
  withLocalStore('npm run dev', async (store) => {
    const { port, siteUrl, cleanups } = store
    const server = startNode([nextBin(), 'dev', '--port', String(port)], {
      env: {
        ...buildEnvironment(store.databaseUrl, store.extra),
        NODE_ENV: 'development',
        // React's development build evaluates code.
        DEV_PAGE_POLICY: developmentPolicy().replace(
          "script-src 'self'",
          "script-src 'self' 'unsafe-eval'",
        ),
        LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
      },
    })
    cleanups.push(() => stop(server))
    await step('Starting the development server', () =>
      waitUntilReady(server, `http://localhost:${port}`, COMPILE_MS),
    )
    store.showAddresses()
    note(`Changes show at once. ${siteUrl} is compiled page by page, at the first visit of each.`)
    await finished(server, 'The development server')
  }),
)
