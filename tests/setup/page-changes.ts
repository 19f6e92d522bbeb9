import { eventually } from './api-client'
import type { TestStore } from './store'

/**
 * Invalidates cached reads that a test has changed directly in the database, and waits until the
 * store's server has dropped them.
 */
export async function invalidateCaches(store: TestStore, ...tags: string[]): Promise<void> {
  for (const tag of tags)
    await store.sql.query(
      `INSERT INTO "PageChange" ("tag") VALUES ($1)
       ON CONFLICT ("tag") DO UPDATE SET "version" = nextval('"PageChange_version_seq"')`,
      [tag],
    )
  const { rows } = await store.sql.query<{ version: string }>(
    `SELECT max("version")::text AS version, pg_notify('page_changes', '') FROM "PageChange"`,
  )
  const version = Number(rows[0]?.version)
  const known = async () => (await (await fetch(`${store.url}/api/health`)).json()).pages
  await eventually(async () => Number(await known()) >= version)
}
