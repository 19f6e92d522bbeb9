import 'server-only'
import { z } from 'zod'
import { db, Prisma, type Tx } from './db'
import { rowsOf } from './rows'

const databaseTimeRow = z.object({ now: z.date() })

/**
 * The time by the database's clock. Times that are compared with each other are taken from here: those of two servers
 * may differ by minutes.
 */
export async function databaseTime(tx: Tx = db()): Promise<Date> {
  const [row] = await rowsOf(tx, databaseTimeRow, Prisma.sql`SELECT clock_timestamp() AS "now"`)
  if (!row) throw new Error('The database did not tell the time')
  return row.now
}
