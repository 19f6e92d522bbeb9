import 'server-only'
import { z } from 'zod'
import { db, Prisma } from './db'
import { rowsOf } from './rows'

/** Of so many of the last rows some may not have been committed yet, or are removed again. */
const MAY_CHANGE = 5000
const HOLDS_FOR_MS = 10 * 60 * 1000

type Known = { upTo: number; rows: number; until: number }

const countedRow = z.object({ rows: z.number(), last: z.number() })

const newerRow = z.object({ rows: z.number() })

/**
 * Counts the rows of a table from which nothing is deleted, with ids that grow. Of a large one the old rows are counted every
 * ten minutes, and only the new ones each time: to count a million takes a fifth of a second.
 *
 * @param table its name, quoted; never from outside
 */
export function rowCounter(table: Prisma.Sql): () => Promise<number> {
  let known: Known = { upTo: 0, rows: 0, until: 0 }
  return async () => {
    const { upTo, rows } = Date.now() < known.until ? known : { upTo: 0, rows: 0 }
    const [found] = await rowsOf(
      db(),
      countedRow,
      Prisma.sql`
      SELECT count(*)::int AS "rows", coalesce(max("id"), 0) AS "last" FROM ${table} WHERE "id" > ${upTo}`,
    )
    const total = rows + (found?.rows ?? 0)
    const settled = (found?.last ?? 0) - MAY_CHANGE
    if (settled > upTo + MAY_CHANGE) {
      const [newer] = await rowsOf(
        db(),
        newerRow,
        Prisma.sql`
        SELECT count(*)::int AS "rows" FROM ${table} WHERE "id" > ${settled}`,
      )
      known = {
        upTo: settled,
        rows: total - (newer?.rows ?? 0),
        until: upTo === 0 ? Date.now() + HOLDS_FOR_MS : known.until,
      }
    }
    return total
  }
}
