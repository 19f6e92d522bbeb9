import 'server-only'
import { Prisma } from '@/lib/core/db'
import { rowsOf, targetOf } from '@/lib/core/state-table'
import { KEY_STATES, type KeyEvent, type KeyGuard } from './lifecycle'

/** The states are constants of the state table, so they are safe to interpolate. */
const word = (state: (typeof KEY_STATES.states)[number]) => Prisma.raw(`'${state}'`)

const guardSql = (guard: KeyGuard, paymentId: string | null): Prisma.Sql =>
  guard === 'lapsed'
    ? Prisma.sql`"reservedUntil" < now()`
    : Prisma.sql`"paymentId" = ${paymentId}::uuid`

/**
 * The keys that an event applies to, as a condition on "ProductKey".
 *
 * @param paymentId the payment whose reserved keys are included
 */
export function mayMove(event: KeyEvent, paymentId: string | null = null): Prisma.Sql {
  const rows = rowsOf(KEY_STATES, event).flatMap(({ from, guard }) =>
    from.map((state) =>
      guard === undefined
        ? Prisma.sql`"status" = ${word(state)}`
        : Prisma.sql`("status" = ${word(state)} AND ${guardSql(guard, paymentId)})`,
    ),
  )
  return Prisma.sql`(${Prisma.join(rows, ' OR ')})`
}

/** In which order keys are handed out: first those that expire first. */
export const NEXT_FIRST = Prisma.sql`"notAfter" NULLS LAST, "id"`

/** The state that an event leads to, as a value of "status". */
export const newStatus = (event: KeyEvent): Prisma.Sql => word(targetOf(KEY_STATES, event))
