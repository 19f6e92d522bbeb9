import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { requireSecretSettled } from '../lib/app-secret'
import { distDir, projectRoot } from '../lib/data-dir'
import { openDatabase } from '../lib/embedded-database'
import { loadDotEnv, storeEnvironment } from '../lib/environment'
import { ensureFirstAdmin, printGeneratedPassword } from '../lib/first-admin'
import { pagesEnvironment } from '../lib/page-versions'
import { isFree } from '../lib/ports'
import { finished, onShutdown, stop } from '../lib/processes'
import { note, PlainError, runTask } from '../lib/progress'
import { requireRightSecret } from '../lib/right-secret'
import { applyMigrations } from '../lib/schema-engine'
import { startServer } from '../lib/store-server'

/** Each takes memory of its own; more than these want more thought (docs/operations.md). */
const MAX_CONCURRENCY = 4

runTask(async () => {
  loadDotEnv()
  const port = Number(process.env.PORT || 3000)
  if (!existsSync(join(projectRoot, distDir(), 'BUILD_ID')))
    throw new PlainError('There is no build yet. Make one with: npm run build')
  if (!(await isFree(port)))
    throw new PlainError(`Port ${port} is taken. Choose another: PORT=${port + 1} npm start`)
  requireSecretSettled()
  const database = await openDatabase()
  await applyMigrations(database.url)
  Object.assign(process.env, storeEnvironment(database.url))
  await requireRightSecret()
  const { chooseFirstCurrency } = await import('@/lib/catalog/choose-first-currency')
  await chooseFirstCurrency()
  printGeneratedPassword(await ensureFirstAdmin())
  const concurrency =
    Number(process.env.WEB_CONCURRENCY) || Math.min(availableParallelism(), MAX_CONCURRENCY)
  const env = storeEnvironment(database.url, { PORT: String(port) })
  const server = startServer({
    env: {
      ...env,
      ...(await pagesEnvironment(database.url, env)),
      NODE_ENV: 'production',
      WEB_CONCURRENCY: String(concurrency),
    },
  })
  onShutdown(async () => {
    await stop(server)
    await database.stop()
  }, ['SIGINT', 'SIGTERM'])
  // New server processes take over one by one. A single one has nobody to hand over to.
  process.on('SIGHUP', () => {
    if (concurrency > 1) server.kill('SIGHUP')
    else note('There is one server process only; it stays.')
  })
  await finished(server, 'The server')
})
