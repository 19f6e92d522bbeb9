import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { projectRoot } from '../lib/data-dir'
import { readDatabaseCode } from '../lib/database-code'
import { openDatabase } from '../lib/embedded-database'
import { note, runTask } from '../lib/progress'
import { applyMigrations, currentSchema } from '../lib/schema-engine'
import { createDatabase, dropDatabase } from '../lib/scratch-database'

const SCRATCH = 'softhaven_sql'

/** Writes the functions, triggers and derived tables that all migrations lead to into prisma/sql. */
runTask(async () => {
  const database = await openDatabase()
  try {
    const scratch = await createDatabase(database.url, SCRATCH)
    await applyMigrations(scratch)
    const code = await readDatabaseCode(scratch, currentSchema())
    const folder = join(projectRoot, 'prisma/sql')
    rmSync(folder, { recursive: true, force: true })
    for (const [name, sql] of code) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), sql)
    }
    note(`prisma/sql has ${code.size} files.`)
    await dropDatabase(database.url, SCRATCH)
  } finally {
    await database.stop()
  }
})
