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

/** All limits in one table, to compare them at a glance. */
export const LIMITS = {
  startPayment: { name: 'start-payment', points: 30, seconds: 600 },
  createOrder: { name: 'create-order', points: 60, seconds: 600 },
  readOrder: { name: 'read-order', points: 120, seconds: 600 },
  askForOrder: { name: 'ask-for-order', points: 20, seconds: 600 },
  /** Counted by order number and address, whether or not the order exists. */
  askForOneOrder: { name: 'ask-for-one-order', points: 5, seconds: 600 },
  orderStatus: { name: 'order-status', points: 120, seconds: 600 },
  resendDelivery: { name: 'resend-delivery', points: 20, seconds: 600 },
  requestRefund: { name: 'request-refund', points: 20, seconds: 600 },
  /** Counted by order number, so that addresses can't be guessed for it. */
  requestRefundOfOrder: { name: 'request-refund-of-order', points: 10, seconds: 3600 },
  searchHelp: { name: 'search-help', points: 120, seconds: 60 },
  subscribe: { name: 'subscribe', points: 10, seconds: 600 },
  mailedLink: { name: 'mailed-link', points: 120, seconds: 600 },
  contact: { name: 'contact', points: 10, seconds: 600 },
  apply: { name: 'apply', points: 10, seconds: 600 },
  /** Counted by the address that is acknowledged, so that a form can't be used to flood a mailbox. */
  acknowledge: { name: 'acknowledge', points: 5, seconds: 3600 },
  /** The store itself connects to a host that the caller names. */
  fetchPicture: { name: 'fetch-picture', points: 60, seconds: 600 },
  changeSiteImage: { name: 'change-site-image', points: 300, seconds: 600 },
  /** Drawing takes some 300 ms of CPU; a crawler requests it once per shared page. */
  sharePicture: { name: 'share-picture', points: 120, seconds: 60 },
  sitemap: { name: 'sitemap', points: 600, seconds: 60 },
  testMail: { name: 'test-mail', points: 20, seconds: 600 },
  testPlugin: { name: 'test-plugin', points: 60, seconds: 600 },
  failedLoginByUser: { name: 'failed-login-user', points: 5, seconds: 900 },
  failedLoginByAddress: { name: 'failed-login-address', points: 20, seconds: 900 },
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
export async function takeFrom(limit: Limit, key: string): Promise<void> {
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
export async function refuseWhenSpent(limit: Limit, key: string): Promise<void> {
  const state = await limiterFor(limit).get(key)
  if (state && state.consumedPoints >= limit.points) throw tooMany(state.msBeforeNext)
}

const tooMany = (waitMs: number) =>
  new AppError('rate_limited', 'Too many attempts. Please wait a moment and try again.', {
    retryAfter: Math.max(1, Math.ceil(waitMs / 1000)),
  })
