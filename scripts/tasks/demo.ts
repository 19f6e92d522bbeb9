import { storeEnvironment } from '../lib/environment'
import { withLocalStore } from '../lib/local-store'
import { pagesEnvironment } from '../lib/page-versions'
import { finished, startNode, stop } from '../lib/processes'
import { note, runTask, step } from '../lib/progress'
import { buildStore, isBuilt, sourceFingerprint } from '../lib/store-build'
import { waitUntilReady } from '../lib/store-server'

/** Starts the whole store on this machine, with simulated payments and mail. */
runTask(() =>
  withLocalStore('npm run demo', async (store) => {
    const { databaseUrl, extra, siteUrl, cleanups } = store
    const fingerprint = sourceFingerprint(siteUrl)
    if (isBuilt(fingerprint)) note('The build is up to date.')
    else await step('Building the store', () => buildStore(databaseUrl, extra, fingerprint))

    const server = startNode(['server.mjs'], {
      env: {
        ...storeEnvironment(databaseUrl, extra),
        ...(await pagesEnvironment(databaseUrl)),
        NODE_ENV: 'production',
        LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
      },
    })
    cleanups.push(() => stop(server))
    await step('Starting the store', () => waitUntilReady(server, siteUrl))
    store.showAddresses()
    await finished(server, 'The store')
  }),
)
