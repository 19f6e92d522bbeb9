import 'server-only'
import { z } from 'zod'
import { Prisma, type Tx } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'
import { PRODUCT_FIELD_NAMES, type ProductFields } from './admin-contracts'

/** Rows per statement. */
const BATCH = 1000

async function inBatches<T>(rows: readonly T[], write: (batch: T[]) => Promise<unknown>) {
  for (let from = 0; from < rows.length; from += BATCH) await write(rows.slice(from, from + BATCH))
}

/** Reads many rows, of some values at once: the database takes 65,535 a statement. */
export async function readInBatches<V, Row>(
  values: readonly V[],
  read: (batch: V[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = []
  await inBatches(values, async (batch) => rows.push(...(await read(batch))))
  return rows
}

const quotedNames = (names: readonly string[], prefix = '') =>
  Prisma.raw(names.map((name) => `${prefix}"${name}"`).join(', '))

/** Rows as the database's own type: one parameter a statement, however many there are. */
const recordset = (rows: readonly object[]) =>
  Prisma.sql`jsonb_populate_recordset(NULL::"Product", ${JSON.stringify(rows)}::jsonb) r`

const insertProductsRow = z.object({ id: z.number(), slug: z.string() })

/**
 * Adds many products at once.
 *
 * @returns their ids by slug
 */
export async function insertProducts(
  tx: Tx,
  products: readonly ProductFields[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  await inBatches(products, async (batch) => {
    const rows = await rowsOf(
      tx,
      insertProductsRow,
      Prisma.sql`
      INSERT INTO "Product" (${quotedNames(PRODUCT_FIELD_NAMES)}, "updatedAt")
      SELECT ${quotedNames(PRODUCT_FIELD_NAMES, 'r.')}, now() FROM ${recordset(batch)}
      RETURNING "id", "slug"`,
    )
    for (const { id, slug } of rows) ids.set(slug, id)
  })
  return ids
}

/** Writes the same fields of many products at once. */
export async function updateProducts<Field extends keyof ProductFields>(
  tx: Tx,
  fields: readonly Field[],
  products: readonly ({ id: number } & Pick<ProductFields, Field>)[],
): Promise<void> {
  const assignments = Prisma.raw(fields.map((field) => `"${field}" = r."${field}"`).join(', '))
  await inBatches(
    products,
    (batch) => tx.$executeRaw`
      UPDATE "Product" p SET ${assignments}, "updatedAt" = now()
      FROM ${recordset(batch)} WHERE p."id" = r."id"`,
  )
}
