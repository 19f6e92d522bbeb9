import { openDatabase } from '../lib/embedded-database'
import { note, PlainError, runTask } from '../lib/progress'
import {
  currentSchema,
  diffSchemas,
  schemaOfLastMigration,
  writeMigration,
} from '../lib/schema-engine'

runTask(async () => {
  const name = process.argv[2]
  if (!name || !/^[a-z0-9_]+$/.test(name))
    throw new PlainError('Name the migration in small letters: npm run db:diff -- add_something')
  const database = await openDatabase()
  try {
    const sql = await diffSchemas(database.url, schemaOfLastMigration(), currentSchema())
    if (!sql) return note('The schema has no changes.')
    const folder = writeMigration(name, sql, currentSchema())
    note(`Written: ${folder}/migration.sql. Read it before you commit it.`)
  } finally {
    await database.stop()
  }
})
