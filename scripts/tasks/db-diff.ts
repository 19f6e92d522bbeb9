import { openDatabase } from '../lib/embedded-database'
import { note, PlainError, runTask } from '../lib/progress'
import {
  currentSchema,
  diffSchemas,
  lastSchema,
  saveLastSchema,
  writeMigration,
} from '../lib/schema-engine'

runTask(async () => {
  const name = process.argv[2]
  if (!name || !/^[a-z0-9_]+$/.test(name))
    throw new PlainError('Name the migration in small letters: npm run db:diff -- add_something')
  const database = await openDatabase()
  try {
    const schema = currentSchema()
    const sql = await diffSchemas(database.url, lastSchema(), schema)
    if (sql) note(`Written: ${writeMigration(name, sql)}. Read it before you commit it.`)
    else note('The schema has no changes that the database would notice.')
    saveLastSchema(schema)
  } finally {
    await database.stop()
  }
})
