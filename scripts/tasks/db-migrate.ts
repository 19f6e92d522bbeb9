import { openDatabase } from '../lib/embedded-database'
import { loadDotEnv } from '../lib/environment'
import { note, runTask, step } from '../lib/progress'
import { applyMigrations } from '../lib/schema-engine'

runTask(async () => {
  loadDotEnv()
  const database = await openDatabase()
  try {
    const applied = await step('Migrating the database', () => applyMigrations(database.url))
    note(applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'Nothing to apply.')
  } finally {
    await database.stop()
  }
})
