import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg'
import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'
import { projectRoot } from './data-dir'

const silent = new Logger(() => () => {})
const migrationsDir = join(projectRoot, 'prisma/migrations')

let ready: Promise<void> | undefined

/**
 * Loads the WebAssembly build of Prisma's schema engine: the native one would have to be downloaded.
 */
function load(): Promise<void> {
  ready ??= (async () => {
    const wasm = createRequire(import.meta.url)
      .resolve('@prisma/schema-engine-wasm')
      .replace(/schema_engine\.js$/, 'schema_engine_bg.wasm')
    const module = await WebAssembly.compile(new Uint8Array(readFileSync(wasm)))
    const instance = await WebAssembly.instantiate(module, { './schema_engine_bg.js': glue })
    glue.__wbg_set_wasm(instance.exports)
    const start = instance.exports.__wbindgen_start
    if (typeof start !== 'function') throw new Error('The schema engine has no start function')
    start()
  })()
  return ready
}

export const currentSchema = () => readFileSync(join(projectRoot, 'prisma/schema.prisma'), 'utf8')

/**
 * Sends a migration as it is, in one piece: all of it or nothing. The adapter's own way cuts it at every
 * semicolon, those within functions too.
 */
class WholeScripts extends PrismaPg {
  override async connect() {
    const adapter = await super.connect()
    adapter.executeScript = async (script) => {
      await adapter.underlyingDriver().query(script)
    }
    return adapter
  }
}

async function engineFor(databaseUrl: string) {
  await load()
  const adapter = bindMigrationAwareSqlAdapterFactory(
    // The engine never closes its pool, and a database that is still in use can't be copied.
    new WholeScripts({ connectionString: databaseUrl, idleTimeoutMillis: 1000 }),
  )
  return glue.SchemaEngine.new(
    { datamodels: [['schema.prisma', currentSchema()]] },
    () => {},
    adapter,
  )
}

function migrationsList() {
  const names = readdirSync(migrationsDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
  return {
    baseDir: migrationsDir,
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
    shadowDbInitScript: '',
    migrationDirectories: names.map((name) => ({
      path: name,
      migrationFile: {
        path: 'migration.sql',
        content: {
          tag: 'ok' as const,
          value: readFileSync(join(migrationsDir, name, 'migration.sql'), 'utf8'),
        },
      },
    })),
  }
}

const noFilters = { externalTables: [], externalEnums: [] }

/**
 * Applies the migrations that the database does not have yet, and those of the job queue.
 *
 * @returns the names of the applied migrations
 */
export async function applyMigrations(databaseUrl: string): Promise<string[]> {
  const engine = await engineFor(databaseUrl)
  try {
    const result = await engine.applyMigrations({
      migrationsList: migrationsList(),
      filters: noFilters,
    })
    await runMigrations({ connectionString: databaseUrl, logger: silent })
    return result.appliedMigrationNames
  } finally {
    engine.free()
  }
}

/**
 * Writes the SQL that leads from one schema to another. Comparing schema texts, not a database:
 * the PostgreSQL adapter can't yet read the catalogue's "char" columns that introspection needs.
 *
 * @param databaseUrl any reachable database: the engine connects, but reads nothing from it
 * @param before text of the older schema.prisma, or `null` to start from nothing
 * @param after text of the newer one
 * @returns the SQL, empty when there is nothing to change
 */
export async function diffSchemas(
  databaseUrl: string,
  before: string | null,
  after: string,
): Promise<string> {
  const datamodel = (content: string) => ({
    tag: 'schemaDatamodel' as const,
    files: [{ path: 'schema.prisma', content }],
  })
  const engine = await engineFor(databaseUrl)
  try {
    const result = await engine.diff({
      from: before === null ? { tag: 'empty' } : datamodel(before),
      to: datamodel(after),
      script: true,
      exitCode: null,
      filters: noFilters,
    })
    const sql = result.stdout ?? ''
    return sql.includes('This is an empty migration') ? '' : sql
  } finally {
    engine.free()
  }
}

/** Makes the tables of schema.prisma in an empty database, without the migrations. */
export async function makeTables(databaseUrl: string): Promise<void> {
  const sql = await diffSchemas(databaseUrl, null, currentSchema())
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/**
 * Stores a new migration.
 *
 * @returns the path of its file
 */
export function writeMigration(name: string, sql: string): string {
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const folder = join(migrationsDir, `${stamp}_${name}`)
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'migration.sql')
  writeFileSync(file, sql)
  return file
}
