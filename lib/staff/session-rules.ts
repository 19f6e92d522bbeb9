import type { Prisma } from '@/lib/core/db'
import { DAY_MS, HOUR_MS } from '@/lib/core/time'

const IDLE_MS = 12 * HOUR_MS
/** The longest that a session lasts, in use or not. */
export const SESSION_MS = 7 * DAY_MS

/** Which sessions are alive: not signed out, idle for twelve hours, or seven days old. */
export const liveSessions = (now: Date) =>
  ({
    revokedAt: null,
    expiresAt: { gt: now },
    lastSeenAt: { gt: new Date(now.getTime() - IDLE_MS) },
  }) as const satisfies Prisma.AdminSessionWhereInput
