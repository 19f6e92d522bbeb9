import { openDatabase } from '../lib/embedded-database'
import { loadDotEnv } from '../lib/environment'
import { runTask, step } from '../lib/progress'
import { applyMigrations } from '../lib/schema-engine'
import { buildStore } from '../lib/store-build'

runTask(async () => {
  loadDotEnv()
  const database = await openDatabase()
  try {
    await step('Migrating the database', () => applyMigrations(database.url))
    await step('Building the store', () => buildStore(database.url))
  } finally {
    await database.stop()
  }
})
