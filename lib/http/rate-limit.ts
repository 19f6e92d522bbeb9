import 'server-only'
import pg from 'pg'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
} from 'rate-limiter-flexible'
import { env } from '@/lib/core/env'
import { AppError } from '@/lib/core/errors'
import type { Limit } from './limit'

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
    // While the database is down the calls fail anyway; the limit then applies per process.
    insuranceLimiter: new RateLimiterMemory({ points: limit.points, duration: limit.seconds }),
  })
  limiters.set(limit.name, limiter)
  return limiter
}

/**
 * Consumes one call of a limit.
 *
 * @throws AppError `rate_limited` with the seconds to wait
 */
export async function consumeLimit(limit: Limit, key: string): Promise<void> {
  try {
    await limiterFor(limit).consume(key)
  } catch (refused) {
    if (refused instanceof Error) throw refused
    throw tooMany((refused as { msBeforeNext?: number }).msBeforeNext ?? limit.seconds * 1000)
  }
}

/**
 * Refuses when a limit is exhausted, without consuming: for limits that count failures only.
 *
 * @throws AppError `rate_limited` with the seconds to wait
 */
export async function requireLimitLeft(limit: Limit, key: string): Promise<void> {
  const state = await limiterFor(limit).get(key)
  if (state && state.consumedPoints >= limit.points) throw tooMany(state.msBeforeNext)
}

const tooMany = (waitMs: number) =>
  new AppError('rate_limited', 'Too many attempts. Please wait a moment and try again.', {
    retryAfter: Math.max(1, Math.ceil(waitMs / 1000)),
  })
