import 'server-only'
import pg from 'pg'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
} from 'rate-limiter-flexible'
import { env } from '@/lib/core/env'
import { AppError } from '@/lib/core/errors'

/** `points` calls in `seconds`, counted under `name`. */
export type Limit = { name: string; points: number; seconds: number }

/** One table of limits for the public calls, so that they can be compared at a glance. */
export const LIMITS = {
  startPayment: { name: 'start-payment', points: 30, seconds: 600 },
  createOrder: { name: 'create-order', points: 60, seconds: 600 },
  readOrder: { name: 'read-order', points: 120, seconds: 600 },
} as const satisfies Record<string, Limit>

const store: { softhavenLimits?: { pool: pg.Pool; limiters: Map<string, RateLimiterAbstract> } } =
  globalThis as typeof store

function limiterFor(limit: Limit): RateLimiterAbstract {
  store.softhavenLimits ??= {
    pool: new pg.Pool({
      connectionString: env().DATABASE_URL,
      max: 3,
      connectionTimeoutMillis: 2000,
    }),
    limiters: new Map(),
  }
  const { pool, limiters } = store.softhavenLimits
  const known = limiters.get(limit.name)
  if (known) return known
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: limit.name,
    points: limit.points,
    duration: limit.seconds,
    // While the database is away the calls fail anyway; the limit then holds for this process.
    insuranceLimiter: new RateLimiterMemory({ points: limit.points, duration: limit.seconds }),
  })
  limiters.set(limit.name, limiter)
  return limiter
}

/**
 * Counts one call.
 *
 * @throws AppError `rate_limited` with the seconds to wait
 */
export async function takeFrom(limit: Limit, key: string): Promise<void> {
  try {
    await limiterFor(limit).consume(key)
  } catch (refused) {
    if (refused instanceof Error) throw refused
    const wait = (refused as { msBeforeNext?: number }).msBeforeNext ?? limit.seconds * 1000
    throw new AppError('rate_limited', 'Too many attempts. Please wait a moment and try again.', {
      retryAfter: Math.max(1, Math.ceil(wait / 1000)),
    })
  }
}
