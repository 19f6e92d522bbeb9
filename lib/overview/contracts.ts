import { z } from 'zod'
import { ALL_CURRENCIES } from '@/lib/i18n/currencies'
import { orderRowsSchema } from '@/lib/orders/admin-contracts'
import { unpaidCountsSchema } from '@/lib/orders/unpaid-contracts'
import { OUTSIDE_PROVIDER_IDS } from '@/lib/payments/provider-ids'
import { RATE_FAILURES } from '@/lib/settings/rates/failures'
import { forecastSchema } from './analytics/contracts'
import { FIRST_STEPS } from './first-steps'
import { HEALTH_STATES } from './health'
import { WAITING_KINDS } from './waiting'

const count = z.number().int()
const time = z.iso.datetime().nullable()
const state = z.enum(HEALTH_STATES)
const salesSchema = z.object({ orders: count, gross: z.string().regex(/^\d+\.\d{2}$/) })

const healthSchema = z.object({
  /** The providers that are offered to shoppers. */
  payments: z.array(
    z.object({
      provider: z.enum(OUTSIDE_PROVIDER_IDS),
      mode: z.enum(['live', 'test']).nullable(),
      state,
      /** The last order that was paid with it. */
      lastPaidAt: time,
      /** The last payment that failed other than by the payer's bank, within 30 days. */
      lastFailedAt: time,
      lastFailure: z.string().nullable(),
      /** The last notification that it sent. */
      lastNoticeAt: time,
      /** Since when its payouts cannot be read, if that is for days; and why. */
      payoutsFailingSince: time,
      payoutsFailure: z.string().nullable(),
    }),
  ),
  mail: z.object({
    state,
    hasServer: z.boolean(),
    waiting: count,
    failed: count,
    oldestAt: time,
    lastSentAt: time,
    lastErrorAt: time,
    lastError: z.string().nullable(),
    /** Since when the mailbox of bounces cannot be read, if that is for an hour; and why. */
    bouncesFailingSince: time,
    bouncesFailure: z.string().nullable(),
  }),
  jobs: z.object({
    state,
    isWorkerAlive: z.boolean(),
    workerSeenAt: time,
    waiting: count,
    oldestAt: time,
    retrying: count,
    givenUp: count,
  }),
  /** `null` while the store makes none by itself. */
  backups: z
    .object({
      state,
      lastGoodAt: time,
      /** The last one that failed since. */
      lastFailedAt: time,
      lastFailure: z.string().nullable(),
    })
    .nullable(),
  /** `null` while prices are shown by fixed rates. */
  rates: z
    .object({
      state,
      /** The newest day that rates are known of. */
      day: z.iso.date().nullable(),
      /** Since when, and why, they cannot be read. */
      failingSince: time,
      failure: z.enum(RATE_FAILURES).nullable(),
      /** Of which currencies a rate was too far off to be taken. */
      held: z.array(z.enum(ALL_CURRENCIES)),
    })
    .nullable(),
})
export type StoreHealth = z.infer<typeof healthSchema>

/** Answer of GET /api/admin/overview. */
export const overviewSchema = z.object({
  /** What the caller's role may deal with, also what is zero. */
  waiting: z.array(z.object({ what: z.enum(WAITING_KINDS), count })),
  /** Until when the first dispute is to be answered. */
  disputesDue: time,
  /** When the oldest message that waits for an answer came. */
  oldestMessage: time,
  // What follows is `null` for a role that may not see it.
  /** The products whose keys run out first, and how many such products there are. */
  stock: z.object({ total: count, products: forecastSchema }).nullable(),
  /** In the store's time zone; `before` is the same weekday of last week up to the same time of day. */
  sales: z.object({ today: salesSchema, before: salesSchema }).nullable(),
  /** Payments of the last 7 days that brought no money. */
  unpaid: unpaidCountsSchema.nullable(),
  /** The last ones. */
  orders: orderRowsSchema.nullable(),
  health: healthSchema.nullable(),
  /** What a new store needs before it sells, and what of it is done. */
  firstSteps: z.array(z.object({ step: z.enum(FIRST_STEPS), isDone: z.boolean() })).nullable(),
})
export type Overview = z.infer<typeof overviewSchema>
