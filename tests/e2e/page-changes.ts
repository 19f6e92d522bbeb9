import { invalidateCaches } from '@/tests/setup/page-changes'
import type { TestStore } from '@/tests/setup/store'

/** Runs a test while only these products are visible. */
export async function withOnly(
  store: TestStore,
  remaining: readonly number[],
  test: () => Promise<void>,
): Promise<void> {
  const { rows } = await store.sql.query<{ id: number }>(
    'UPDATE "Product" SET "isHidden" = true WHERE NOT "isHidden" AND "id" <> ALL($1) RETURNING "id"',
    [remaining],
  )
  await invalidateCaches(store, 'products')
  try {
    await test()
  } finally {
    await store.sql.query('UPDATE "Product" SET "isHidden" = false WHERE "id" = ANY($1)', [
      rows.map(({ id }) => id),
    ])
    await invalidateCaches(store, 'products')
  }
}
