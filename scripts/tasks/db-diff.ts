import { openDatabase } from '../lib/embedded-database'
import { git, gitLines } from '../lib/git'
import { note, PlainError, runTask } from '../lib/progress'
import { currentSchema, diffSchemas, writeMigration } from '../lib/schema-engine'

/** The schema that the newest migration leads to, which was committed with it. */
function migratedSchema(): string {
  const open = gitLines('status', '--porcelain', '--', 'prisma/migrations')
  if (open.length > 0)
    throw new PlainError(
      `Commit the migration that is there with its schema, or delete it, and run this again:\n${open.join('\n')}`,
    )
  const commit = git('log', '-1', '--format=%H', '--', 'prisma/migrations').trim()
  return git('show', `${commit}:prisma/schema.prisma`)
}

runTask(async () => {
  const name = process.argv[2]
  if (!name || !/^[a-z0-9_]+$/.test(name))
    throw new PlainError('Name the migration in small letters: npm run db:diff -- add_something')
  const database = await openDatabase()
  try {
    const sql = await diffSchemas(database.url, migratedSchema(), currentSchema())
    if (sql) note(`Written: ${writeMigration(name, sql)}. Read it before you commit it.`)
    else note('The schema has no changes that the database would notice.')
  } finally {
    await database.stop()
  }
})
