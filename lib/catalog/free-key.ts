import 'server-only'
import { Prisma } from '@/lib/core/db'

/** Whether the key `k` may still be handed out: neither expired nor recalled. */
export const STILL_GOOD = Prisma.sql`(k."notAfter" IS NULL OR k."notAfter" > now())`

/** Whether nobody has the key `k`; a reservation that lapsed counts for nothing. */
export const UNSOLD_KEY = Prisma.sql`(k."status" = 'available' OR (k."status" = 'reserved' AND k."reservedUntil" < now()))`

/** Whether the key `k` can be sold now. */
export const FREE_KEY = Prisma.sql`(${UNSOLD_KEY} AND ${STILL_GOOD})`
