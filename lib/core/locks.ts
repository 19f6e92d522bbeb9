import 'server-only'
import { Prisma, type Tx } from './db'

/**
 * Takes a lock by name (PostgreSQL's advisory locks) and holds it until the transaction ends: for rules
 * that concern several rows, or a row that may not exist yet.
 */
export async function lockByName(tx: Tx, name: string): Promise<void> {
  await tx.$executeRaw(Prisma.sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/** {@link lockByName} for several names, taken in the order given. */
export async function lockByNames(tx: Tx, names: readonly string[]): Promise<void> {
  await tx.$executeRaw(Prisma.sql`
    SELECT pg_advisory_xact_lock(hashtextextended("name", 0))
    FROM unnest(${names}::text[]) WITH ORDINALITY AS n("name", "place") ORDER BY "place"`)
}

/** {@link lockByName}, together with others who share it: whoever takes it alone waits for all of them. */
export async function shareLockByName(tx: Tx, name: string): Promise<void> {
  await tx.$executeRaw(
    Prisma.sql`SELECT pg_advisory_xact_lock_shared(hashtextextended(${name}, 0))`,
  )
}
