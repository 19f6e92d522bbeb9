import 'server-only'
import type { z } from 'zod'
import { db, Prisma } from './db'
import { checkRows } from './rows'

/** Nobody waits longer for a report. */
const REPORT_MS = 30_000

/**
 * Reads a report over many rows. PostgreSQL would compile such a statement before it runs it, which takes a third of a second
 * and saves less.
 *
 * @param row what a row consists of; a constant of the file
 * @returns the rows, each checked
 */
export async function readReport<Row extends z.ZodType>(
  row: Row,
  sql: Prisma.Sql,
): Promise<z.output<Row>[]> {
  const [, rows] = await db().$transaction(
    [db().$executeRaw(Prisma.sql`SET LOCAL jit = off`), db().$queryRaw<unknown[]>(sql)],
    { timeout: REPORT_MS },
  )
  return checkRows(row, rows, sql)
}
