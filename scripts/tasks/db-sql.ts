import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { projectRoot } from '../lib/data-dir'
import { readDatabaseCode } from '../lib/database-code'
import { openDatabase } from '../lib/embedded-database'
import { note, PlainError, runTask } from '../lib/progress'
import { applyMigrations, makeTables } from '../lib/schema-engine'
import { createDatabase, dropDatabase } from '../lib/scratch-database'

const folder = join(projectRoot, 'prisma/sql')

async function codeOfMigrations(databaseUrl: string): Promise<Map<string, string>> {
  const migrated = await createDatabase(databaseUrl, 'softhaven_migrated')
  const made = await createDatabase(databaseUrl, 'softhaven_made')
  try {
    await applyMigrations(migrated)
    await makeTables(made)
    return await readDatabaseCode(migrated, made)
  } finally {
    await dropDatabase(databaseUrl, 'softhaven_migrated')
    await dropDatabase(databaseUrl, 'softhaven_made')
  }
}

function write(code: Map<string, string>): void {
  rmSync(folder, { recursive: true, force: true })
  for (const [name, sql] of code) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), sql)
  }
  note(`prisma/sql has ${code.size} files.`)
}

function compare(code: Map<string, string>): void {
  const written = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.sql'),
  )
  const stands = (name: string) =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : undefined
  const others = [...new Set([...written, ...code.keys()])].filter(
    (name) => stands(name) !== code.get(name),
  )
  if (others.length > 0)
    throw new PlainError(
      `The migrations lead to something else than prisma/sql says (npm run db:sql writes it):\n${others.join('\n')}`,
    )
}

/** Writes what all migrations lead to beside schema.prisma into prisma/sql; with `--check` says whether that is what stands there. */
runTask(async () => {
  const database = await openDatabase()
  try {
    const code = await codeOfMigrations(database.url)
    if (process.argv.includes('--check')) compare(code)
    else write(code)
  } finally {
    await database.stop()
  }
})
