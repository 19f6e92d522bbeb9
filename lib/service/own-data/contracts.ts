import { z } from 'zod'
import { emailSchema } from '@/lib/core/text-schemas'
import { localeSchema } from '@/lib/i18n/locale-schema'

const dateTime = z.iso.datetime()

/** Body of POST /api/own-data/requests. */
export const ownDataRequestSchema = z.object({
  email: emailSchema,
  locale: localeSchema,
  /** A honeypot: hidden from visitors, so only bots fill it in. */
  website: z.string().max(500).default(''),
})
export type OwnDataRequest = z.output<typeof ownDataRequestSchema>

/** What may be stored under an address, in the order in which it is told. */
export const STORED_KINDS = [
  'orders',
  'reviews',
  'reviewReports',
  'questions',
  'buyerAnswers',
  'messages',
  'withdrawals',
  'keyReports',
  'pictures',
  'newsletter',
  'productAlerts',
  'cartReminders',
  'paymentLinks',
  'applications',
  'giftsReceived',
  'giftCards',
  'passkeys',
] as const

/** What an erasure leaves. */
const STAYING_KINDS = ['orders', 'disputes', 'withdrawals', 'giftCards', 'gifts', 'block'] as const

const stayingSchema = z.object({
  kind: z.enum(STAYING_KINDS),
  count: z.number().int(),
  /** Until when; `null` while that is not known yet. */
  until: dateTime.nullable(),
})
export type Staying = z.infer<typeof stayingSchema>

/** What POST /api/own-data/overview answers. */
export const ownDataOverviewSchema = z.object({
  /** In lower case. */
  email: z.string(),
  stored: z.array(z.object({ kind: z.enum(STORED_KINDS), count: z.number().int() })),
  stays: z.array(stayingSchema),
})
export type OwnDataOverview = z.infer<typeof ownDataOverviewSchema>

/** What POST /api/own-data/erasure answers. */
export const ownDataErasedSchema = z.object({ stays: z.array(stayingSchema) })
