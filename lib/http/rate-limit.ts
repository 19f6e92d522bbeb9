import 'server-only'
import pg from 'pg'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
} from 'rate-limiter-flexible'
import { env } from '@/lib/core/env'
import { AppError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { processWide } from '@/lib/core/process-wide'
import { say } from '@/lib/core/server-text'
import type { Limit } from './limit'

type Pools = { usual: pg.Pool; strict: pg.Pool }
type Limits = { pools?: Pools; limiters: Map<string, RateLimiterAbstract> }
const shared = processWide<Limits>('limits of calls', { limiters: new Map() })

const poolOf = (max: number, connectionTimeoutMillis: number): pg.Pool =>
  new pg.Pool({ connectionString: env().DATABASE_URL, max, connectionTimeoutMillis })

/** What can be counted elsewhere soon is; what can't waits as long as other queries do. */
const openPools = (): Pools => ({ usual: poolOf(2, 2000), strict: poolOf(1, 20_000) })

/** @param isStrict while the database is out of reach, nothing passes */
function limiterFor(limit: Limit, isStrict = false): RateLimiterAbstract {
  shared.pools ??= openPools()
  const { pools, limiters } = shared
  const name = isStrict ? `${limit.name} strictly` : limit.name
  const known = limiters.get(name)
  if (known) return known
  const limiter = new RateLimiterPostgres({
    storeClient: isStrict ? pools.strict : pools.usual,
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: limit.name,
    points: limit.points,
    duration: limit.seconds,
    // While the database is down the calls fail anyway; the limit then applies per process.
    insuranceLimiter: isStrict
      ? undefined
      : new RateLimiterMemory({ points: limit.points, duration: limit.seconds }),
  })
  limiters.set(name, limiter)
  return limiter
}

/**
 * Consumes of a limit: one call, or as much as a call takes.
 *
 * @throws AppError `rate_limited` with the seconds to wait
 */
export const consumeLimit = (limit: Limit, key: string, points = 1): Promise<void> =>
  consume(limiterFor(limit), limit, key, points)

async function consume(
  limiter: RateLimiterAbstract,
  limit: Limit,
  key: string,
  points = 1,
): Promise<void> {
  try {
    await limiter.consume(key, points)
  } catch (refused) {
    if (refused instanceof Error) throw refused
    throw tooMany((refused as { msBeforeNext?: number }).msBeforeNext ?? limit.seconds * 1000)
  }
}

/** A limit and what is counted under it. */
export type LimitUse = { limit: Limit; key: string }

/**
 * Consumes one call of each limit, of all or of none: for limits that count only some outcomes. It comes
 * before the work, so that of any number of calls at once no more than the limit get through; what must
 * not count is given back by {@link giveBack} when the outcome is known.
 *
 * @throws AppError `rate_limited` with the seconds to wait
 */
export async function takeLimits(uses: readonly LimitUse[]): Promise<void> {
  for (const [place, { limit, key }] of uses.entries())
    try {
      // A burst may keep the database's connections busy: it must not be counted anew elsewhere then.
      await consume(limiterFor(limit, true), limit, key)
    } catch (refused) {
      await giveBack(uses.slice(0, place))
      throw refused
    }
}

/** Gives back what {@link takeLimits} consumed; what can't be given back stays counted. */
export async function giveBack(uses: readonly LimitUse[]): Promise<void> {
  const given = uses.map(({ limit, key }) => limiterFor(limit, true).reward(key))
  for (const outcome of await Promise.allSettled(given))
    if (outcome.status === 'rejected') log.warn({ err: outcome.reason }, 'a limit stays used up')
}

const tooMany = (waitMs: number) =>
  new AppError('rate_limited', say('request.tooManyAttempts'), {
    retryAfter: Math.max(1, Math.ceil(waitMs / 1000)),
  })
