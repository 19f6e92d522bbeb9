import { requireSecretSettled } from '../lib/app-secret'
import { openDatabase } from '../lib/embedded-database'
import { loadDotEnv, storeEnvironment } from '../lib/environment'
import { onShutdown } from '../lib/processes'
import { note, runTask } from '../lib/progress'
import { requireRightSecret } from '../lib/right-secret'
import { applyMigrations } from '../lib/schema-engine'

runTask(async () => {
  loadDotEnv()
  requireSecretSettled()
  const database = await openDatabase()
  await applyMigrations(database.url)
  Object.assign(process.env, storeEnvironment(database.url))
  await requireRightSecret()
  const { startWorker } = await import('@/lib/server/worker')
  const stopWorker = startWorker()
  note('The worker runs. Ctrl-C stops it after the jobs under way.')
  onShutdown(async () => {
    await stopWorker()
    await database.stop()
  })
})
