import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { projectRoot } from '../lib/data-dir'
import { readDatabaseCode } from '../lib/database-code'
import { openDatabase } from '../lib/embedded-database'
import { note, runTask } from '../lib/progress'
import { applyMigrations, makeTables } from '../lib/schema-engine'
import { createDatabase, dropDatabase } from '../lib/scratch-database'

/** Writes what all migrations lead to beside schema.prisma into prisma/sql. */
runTask(async () => {
  const database = await openDatabase()
  try {
    const migrated = await createDatabase(database.url, 'softhaven_migrated')
    await applyMigrations(migrated)
    const made = await createDatabase(database.url, 'softhaven_made')
    await makeTables(made)
    const code = await readDatabaseCode(migrated, made)
    const folder = join(projectRoot, 'prisma/sql')
    rmSync(folder, { recursive: true, force: true })
    for (const [name, sql] of code) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), sql)
    }
    note(`prisma/sql has ${code.size} files.`)
    await dropDatabase(database.url, 'softhaven_migrated')
    await dropDatabase(database.url, 'softhaven_made')
  } finally {
    await database.stop()
  }
})
