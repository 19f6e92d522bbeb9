import { join } from 'node:path'
import { dataDir } from './data-dir'
import { openDatabase } from './embedded-database'
import { loadDotEnv, storeEnvironment } from './environment'
import type { FirstAdmin } from './first-admin'
import { isFree } from './ports'
import { onShutdown } from './processes'
import { PlainError, step } from './progress'
import { applyMigrations } from './schema-engine'
import { seedDatabase } from './seeding'
import {
  simulatedKlarna,
  simulatedStripe,
  simulatorEnvironment,
  startSimulators,
} from './simulators'

/** What a server of the store on this machine needs. */
export type LocalStore = {
  port: number
  siteUrl: string
  databaseUrl: string
  /** Environment variables of the server beyond the database. */
  extra: Record<string, string>
  /** Called in reverse order when the process is stopped or the work fails. */
  cleanups: (() => Promise<unknown>)[]
  showAddresses: () => void
}

/** What can be prepared while the database is being filled. */
export type Meanwhile = (store: {
  siteUrl: string
  databaseUrl: string
  filled: Promise<unknown>
}) => Promise<unknown>

/**
 * Starts a filled database and the providers' simulators, does the work, and finally stops everything.
 *
 * @param command the command that the user entered
 * @param meanwhile runs while the database is being filled, and is finished before the work
 * @param work serves the store until it is stopped
 */
export async function withLocalStore(
  command: string,
  meanwhile: Meanwhile,
  work: (store: LocalStore) => Promise<void>,
): Promise<void> {
  loadDotEnv()
  const port = Number(process.env.PORT || 3000)
  if (!(await isFree(port)))
    throw new PlainError(`Port ${port} is taken. Choose another: PORT=${port + 1} ${command}`)
  const siteUrl = process.env.SITE_URL || `http://localhost:${port}`

  const database = await step('Starting PostgreSQL', () => openDatabase())
  const cleanups: LocalStore['cleanups'] = [() => database.stop()]
  const stopAll = async () => {
    console.log('\nStopping …')
    for (const cleanup of cleanups.reverse()) await cleanup()
  }
  onShutdown(stopAll)

  try {
    Object.assign(process.env, storeEnvironment(database.url))
    const filled = fill(database.url)
    const [admin, simulators] = await Promise.all([
      filled,
      startLocalSimulators(port, cleanups),
      meanwhile({ siteUrl, databaseUrl: database.url, filled }),
    ])
    await work({
      port,
      siteUrl,
      databaseUrl: database.url,
      extra: {
        PORT: String(port),
        SITE_URL: siteUrl,
        ...simulatorEnvironment(simulators.urls),
        ...simulatedStripe(),
        ...simulatedKlarna(),
      },
      cleanups,
      showAddresses: () => showAddresses(siteUrl, simulators.urls.mail, admin),
    })
  } catch (error) {
    await stopAll()
    throw error
  }
}

async function fill(databaseUrl: string): Promise<FirstAdmin> {
  await step('Migrating the database', () => applyMigrations(databaseUrl))
  return seedDatabase({ buyers: true })
}

async function startLocalSimulators(port: number, cleanups: LocalStore['cleanups']) {
  const simulators = await step(
    'Starting the simulators of PayPal, Authorize.Net, Stripe, Klarna and SMTP',
    () => startSimulators({ mailDir: join(dataDir(), 'mail'), firstPort: port + 1 }),
  )
  cleanups.push(() => simulators.stop())
  return simulators
}

function showAddresses(siteUrl: string, mailUrl: string, admin: FirstAdmin): void {
  const login = admin?.password
    ? `${admin.username} / ${admin.password}  (shown this once; write it down)`
    : `${process.env.ADMIN_USERNAME || 'admin'} with the password from the first run (or ADMIN_PASSWORD)`
  console.log(`
  Softhaven is open:   ${siteUrl}
  Mails land at:       ${mailUrl}
  Admin login:         ${login}

  Test mode, no money moves. Pay by PayPal, or with card 4111 1111 1111 1111, any future
  date and any CVV. Card 4222 2222 2222 2 is declined. By Stripe (Card or bank) pay with card
  4242 4242 4242 4242, or with 4000 0027 6000 3184, whose bank asks first (3-D Secure).
  By Klarna you choose on its page what it says.
  Ctrl-C stops everything.
`)
}
