import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { z } from 'zod'
import { PlainError } from '../progress'

/** A server that was told to stop takes a moment. */
const PATIENCE_MS = 3_000

/**
 * Nobody else may be connected: a server would go on selling what the restored store sells again.
 *
 * @throws PlainError that says how to stop it
 */
export async function requireUnused(client: pg.Client): Promise<void> {
  // Without a user it is one of PostgreSQL's own processes.
  const others = async () => {
    const { rows } = await client.query(
      `SELECT pid FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND usesysid IS NOT NULL`,
    )
    return z.array(z.object({ pid: z.number() })).parse(rows)
  }
  const until = Date.now() + PATIENCE_MS
  let found = await others()
  while (found.length > 0 && Date.now() < until) {
    await sleep(200)
    found = await others()
  }
  if (found.length > 0)
    throw new PlainError(
      `The database is in use by ${found.length} other connections (of PostgreSQL's processes ${found.map(({ pid }) => pid).join(', ')}). ` +
        'Stop every server and worker of the store first: Ctrl-C where it runs, or systemctl stop, or docker compose stop. Nothing was changed.',
    )
}

const stateSchema = z.object({ tables: z.number(), isStore: z.boolean(), isMigrated: z.boolean() })

/**
 * What is to be restored over must be nothing, or a store that sold nothing yet.
 *
 * @param mayReplace whether it may have sold something
 * @throws PlainError when something would be lost
 */
export async function requireReplaceable(client: pg.Client, mayReplace: boolean): Promise<void> {
  const { rows } = await client.query(
    `SELECT count(*)::int AS tables, to_regclass('"_prisma_migrations"') IS NOT NULL AS "isMigrated",
       to_regclass('"Order"') IS NOT NULL AND to_regclass('"ProductKey"') IS NOT NULL AS "isStore"
     FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r'`,
  )
  const [{ tables, isStore, isMigrated }] = z.tuple([stateSchema]).parse(rows)
  if (tables === 0 || (isMigrated && tables === 1)) return
  if (!isStore || !isMigrated)
    throw new PlainError(
      'The database has tables that are none of a store. Restore into a database of its own. Nothing was changed.',
    )
  if (mayReplace) return
  const filled = await client.query(
    'SELECT FROM "Order" UNION ALL SELECT FROM "ProductKey" LIMIT 1',
  )
  if (filled.rowCount !== 0)
    throw new PlainError(
      'The database has a store with orders or licence keys. With --replace they are lost; back them up before. Nothing was changed.',
    )
}

/** What may be in the store's schema, with how it is dropped. What belongs to an extension stays. */
const CONTENTS = `
  SELECT format('DROP %s IF EXISTS %s CASCADE',
    CASE relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END,
    oid::regclass) AS statement, oid
  FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'S')
  UNION ALL
  SELECT format('DROP ROUTINE IF EXISTS %s CASCADE', oid::regprocedure), oid
  FROM pg_proc WHERE pronamespace = current_schema()::regnamespace
  UNION ALL
  SELECT format('DROP TYPE IF EXISTS %s CASCADE', oid::regtype), oid
  FROM pg_type WHERE typnamespace = current_schema()::regnamespace AND typtype IN ('e', 'd')`

/** Empties the store's schema, in the caller's transaction. Only what the role owns itself has to be dropped. */
export async function dropEverything(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `SELECT statement FROM (${CONTENTS}) contents
     WHERE NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = contents.oid AND d.deptype = 'e')`,
  )
  for (const { statement } of z.array(z.object({ statement: z.string() })).parse(rows))
    await client.query(statement)
}
