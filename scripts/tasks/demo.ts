import { storeEnvironment } from '../lib/environment'
import { withLocalStore } from '../lib/local-store'
import { pagesEnvironment } from '../lib/page-versions'
import { finished, stop } from '../lib/processes'
import { runTask, step } from '../lib/progress'
import { useSharedBuild } from '../lib/shared-build'
import { buildStore } from '../lib/store-build'
import { startServer, waitUntilReady } from '../lib/store-server'

/** Starts the whole store on this machine, with simulated payments and mail. */
runTask(() =>
  withLocalStore(
    'npm run demo',
    ({ siteUrl, databaseUrl, filled }) =>
      useSharedBuild((fingerprint) =>
        buildStore(databaseUrl, { extra: { SITE_URL: siteUrl }, fingerprint, filled }),
      ),
    async ({ databaseUrl, extra, siteUrl, cleanups, showAddresses }) => {
      const env = storeEnvironment(databaseUrl, extra)
      const server = startServer({
        env: {
          ...env,
          ...(await pagesEnvironment(databaseUrl, env)),
          NODE_ENV: 'production',
          LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
        },
      })
      cleanups.push(() => stop(server))
      await step('Starting the store', () => waitUntilReady(server, siteUrl))
      showAddresses()
      await finished(server, 'The store')
    },
  ),
)
