import 'server-only'
import { z } from 'zod'
import { Prisma, type Tx } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'
import { documentNumber, prefixOf } from './numbers'

type Series = { template: string; first: number; digits: number }
export type TakenNumber = { prefix: string; position: number; number: string }

const takeNumberRow = z.object({ position: z.number() })

/**
 * Takes the next number of a series. Whoever takes one holds the series until their transaction ends, so numbers follow
 * each other without gaps: one that is rolled back is the next one's.
 *
 * @param series `first`: where the first series of a template begins; its later years begin with 1
 * @param issuedOn the day in the store's time zone
 */
export async function takeNumber(
  tx: Tx,
  { template, first, digits }: Series,
  issuedOn: string,
): Promise<TakenNumber> {
  const prefix = prefixOf(template, issuedOn)
  await tx.$executeRaw(Prisma.sql`
    INSERT INTO "DocumentSeries" ("prefix", "template", "first", "next")
    SELECT ${prefix}, ${template}, "first", "first"
    FROM (SELECT CASE WHEN EXISTS (SELECT FROM "DocumentSeries" WHERE "template" = ${template})
            THEN 1 ELSE ${first}::int END AS "first") AS begin
    ON CONFLICT ("prefix") DO NOTHING`)
  const [row] = await rowsOf(
    tx,
    takeNumberRow,
    Prisma.sql`
    UPDATE "DocumentSeries" SET "next" = "next" + 1 WHERE "prefix" = ${prefix}
    RETURNING "next" - 1 AS "position"`,
  )
  if (!row) throw new Error(`There is no series ${prefix}`)
  return { prefix, position: row.position, number: documentNumber(prefix, row.position, digits) }
}
