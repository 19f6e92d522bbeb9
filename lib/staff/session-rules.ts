import type { Prisma } from '@/lib/core/db'
import { DAY_MS, HOUR_MS } from '@/lib/core/time'

const MINUTE_MS = HOUR_MS / 60

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

const PROOF_MS = 15 * MINUTE_MS

/** Whether it is a short while ago that a session's user showed who they are. */
export const isRecentProof = (provenAt: Date): boolean => Date.now() - provenAt.getTime() < PROOF_MS
