import 'server-only'
import { z } from 'zod'
import { $Enums, Prisma, type Tx } from './db'

/**
 * Column types of raw statements that zod has no short word for. An `int8`, which `count(*)` and `sum` of integers give, is
 * a `z.bigint()`; an `int4` or `float8` a `z.number()`.
 */
export const column = {
  /** A `numeric`: amounts. */
  decimal: z.instanceof(Prisma.Decimal),
  /** A `bytea`. */
  bytes: z.instanceof(Uint8Array<ArrayBuffer>),
  /** A column of an enumeration of the database. */
  ...$Enums,
}

/** Rows of which nothing but the id is read. */
export const ID_ROW = z.object({ id: z.number() })

/** The row of a count. */
export const TOTAL_ROW = z.object({ total: z.number() })

/** So much of a statement says which it is. */
const NAMED_BY = 160

const nameOf = (sql: Prisma.Sql): string =>
  sql.strings.join('?').replace(/\s+/g, ' ').trim().slice(0, NAMED_BY)

/**
 * Checks rows that a statement returned.
 *
 * @returns the columns that the schema names
 * @throws Error that names column and statement, and none of the values: they may be a buyer's
 */
export function checkRows<Row extends z.ZodType>(
  row: Row,
  rows: readonly unknown[],
  sql: Prisma.Sql,
): z.output<Row>[] {
  return rows.map((each) => {
    const parsed = row.safeParse(each)
    if (parsed.success) return parsed.data
    const columns = parsed.error.issues.map(({ path, code }) => `${path.join('.')} (${code})`)
    throw new Error(`The database returned other columns: ${columns.join(', ')} of ${nameOf(sql)}`)
  })
}

/**
 * The rows that a raw statement returns, each checked. For what the client has no call for.
 *
 * @param row what a row consists of; a constant of the file, since zod prepares it once
 */
export async function rowsOf<Row extends z.ZodType>(
  tx: Tx,
  row: Row,
  sql: Prisma.Sql,
): Promise<z.output<Row>[]> {
  return checkRows(row, await tx.$queryRaw<unknown[]>(sql), sql)
}

/** How many rows a raw statement returns, or `SELECT`s for a lock, whatever is in them. */
export const countRowsOf = (tx: Tx, sql: Prisma.Sql): Promise<number> => tx.$executeRaw(sql)

/** Columns that say which rows are meant: a value, or any of a list. */
type Key = Readonly<Record<string, number | string | readonly number[] | readonly string[]>>

/** How others are kept off: `NO KEY UPDATE` lets them write rows that refer to it. */
type Strength = 'UPDATE' | 'NO KEY UPDATE' | 'SHARE' | 'KEY SHARE'

/**
 * Locks rows of a table until the transaction ends, in the order of their keys.
 *
 * @returns whether there are any
 */
export async function lockRows(
  tx: Tx,
  table: Prisma.ModelName,
  key: Key,
  strength: Strength = 'UPDATE',
): Promise<boolean> {
  const columns = Object.entries(key).map(([name, value]) => ({ name: quoted(name), value }))
  const isMeant = columns.map(({ name, value }) =>
    Array.isArray(value) ? Prisma.sql`${name} = ANY(${value})` : Prisma.sql`${name} = ${value}`,
  )
  const found = await countRowsOf(
    tx,
    Prisma.sql`SELECT 1 FROM ${quoted(table)} WHERE ${Prisma.join(isMeant, ' AND ')}
      ORDER BY ${Prisma.join(columns.map(({ name }) => name))} FOR ${Prisma.raw(strength)}`,
  )
  return found > 0
}

const quoted = (name: string): Prisma.Sql => Prisma.raw(`"${name}"`)
