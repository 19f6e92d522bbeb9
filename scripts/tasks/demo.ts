import { join } from 'node:path'
import { dataDir } from '../lib/data-dir'
import { openDatabase } from '../lib/embedded-database'
import { loadDotEnv, storeEnvironment } from '../lib/environment'
import { isFree } from '../lib/ports'
import { finished, onShutdown, startNode, stop } from '../lib/processes'
import { note, PlainError, runTask, step } from '../lib/progress'
import { applyMigrations } from '../lib/schema-engine'
import { seedDatabase } from '../lib/seeding'
import { simulatorEnvironment, startSimulators } from '../lib/simulators'
import { buildStore, isBuilt, sourceFingerprint } from '../lib/store-build'
import { waitUntilReady } from '../lib/store-server'

/** Brings up the whole store on this machine, with payments and mail by simulators. */
runTask(async () => {
  loadDotEnv()
  const port = Number(process.env.PORT || 3000)
  if (!(await isFree(port)))
    throw new PlainError(`Port ${port} is taken. Choose another: PORT=${port + 1} npm run demo`)
  const siteUrl = process.env.SITE_URL || `http://localhost:${port}`

  const database = await step('Starting PostgreSQL', () => openDatabase())
  const cleanUps = [() => database.stop()]
  const stopAll = async () => {
    console.log('\nStopping …')
    for (const cleanUp of cleanUps.reverse()) await cleanUp()
  }
  onShutdown(stopAll)

  try {
    await step('Migrating the database', () => applyMigrations(database.url))
    Object.assign(process.env, storeEnvironment(database.url))
    const admin = await seedDatabase()
    const simulators = await step('Starting the simulators of PayPal, Authorize.Net and SMTP', () =>
      startSimulators({ mailDir: join(dataDir(), 'mail'), firstPort: port + 1 }),
    )
    cleanUps.push(() => simulators.stop())

    const extra = {
      PORT: String(port),
      SITE_URL: siteUrl,
      ...simulatorEnvironment(simulators.urls),
    }
    const fingerprint = sourceFingerprint(siteUrl)
    if (isBuilt(fingerprint)) note('The build is up to date.')
    else await step('Building the store', () => buildStore(database.url, extra, fingerprint))

    const server = startNode(['server.mjs'], {
      env: {
        ...storeEnvironment(database.url, extra),
        NODE_ENV: 'production',
        LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
      },
    })
    cleanUps.push(() => stop(server))
    await step('Starting the store', () => waitUntilReady(server, siteUrl))
    tellAddresses({ siteUrl, mailUrl: simulators.urls.mail, admin })
    await finished(server, 'The store')
  } catch (error) {
    await stopAll()
    throw error
  }
})

type Addresses = {
  siteUrl: string
  mailUrl: string
  admin: { username: string; password?: string } | null
}

function tellAddresses({ siteUrl, mailUrl, admin }: Addresses): void {
  const login = admin?.password
    ? `${admin.username} / ${admin.password}  (shown this once; write it down)`
    : `${process.env.ADMIN_USERNAME || 'admin'} with the password from the first run (or ADMIN_PASSWORD)`
  console.log(`
  Softhaven is open:   ${siteUrl}
  Mails land at:       ${mailUrl}
  Admin login:         ${login}

  Test mode, no money moves. Pay by PayPal, or with card 4111 1111 1111 1111, any future
  date and any CVV. Card 4222 2222 2222 2 is declined. Ctrl-C stops everything.
`)
}
