import { invalidateCaches } from './page-changes'
import type { TestStore } from './store'

/** Gives a setting another value, for as long as the store runs. */
export async function setSetting(store: TestStore, key: string, value: unknown): Promise<void> {
  await store.sql.query(
    `INSERT INTO "Setting" ("key", "value", "updatedAt") VALUES ($1, $2, now())
     ON CONFLICT ("key") DO UPDATE SET "value" = $2`,
    [key, JSON.stringify(value)],
  )
  await invalidateCaches(store, 'settings')
}

/** Runs a test with another value of a setting, and restores it. */
export async function withSetting<T>(
  store: TestStore,
  key: string,
  value: unknown,
  test: () => Promise<T>,
): Promise<T> {
  const { rows } = await store.sql.query('SELECT "value" FROM "Setting" WHERE "key" = $1', [key])
  await setSetting(store, key, value)
  try {
    return await test()
  } finally {
    if (rows[0]) await setSetting(store, key, rows[0].value)
    else {
      await store.sql.query('DELETE FROM "Setting" WHERE "key" = $1', [key])
      await invalidateCaches(store, 'settings')
    }
  }
}
