import { z } from 'zod'
import { answeredTextSchema } from '@/lib/core/answered-text'
import { fault } from '@/lib/core/server-text'
import { lineSchema } from '@/lib/core/text-schemas'

/** How many a store may have. */
export const MAX_SUPPLIER_FEEDS = 20

/** How often a feed is imported, in hours. */
export const EVERY_HOURS = [1, 6, 24, 168] as const

const date = z.iso.datetime()

/** `held`: what it would do is more than happens unseen; `failed`: there was nothing that could be imported. */
const FEED_OUTCOMES = ['imported', 'unchanged', 'held', 'failed'] as const

/** How an import ended; the numbers are of lines. */
export const feedResultSchema = z.object({
  outcome: z.enum(FEED_OUTCOMES),
  /** Why it was held or failed; otherwise empty. */
  message: z.string(),
  text: answeredTextSchema.optional(),
  added: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  refused: z.number().int(),
})
export type FeedResult = z.infer<typeof feedResultSchema>

/** Body of POST and PUT /api/admin/supplier-feeds. */
export const supplierFeedFieldsSchema = z.object({
  name: lineSchema('name', 100).min(1, fault('supplierFeeds.enterSupplierName')),
  url: lineSchema('url', 2000).refine(
    (text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''),
    fault('fields.enterHttpsAddress'),
  ),
  everyHours: z
    .number(fault('fields.mustBeNumber', { field: 'everyHours' }))
    .refine(
      (hours) => EVERY_HOURS.some((one) => one === hours),
      fault('fields.mustBeOneOf', { field: 'everyHours', choices: EVERY_HOURS.join(', ') }),
    ),
  /** Imported by itself. */
  isOn: z.boolean(fault('fields.mustBeTrueOrFalse', { field: 'isOn' })),
})
export type SupplierFeedFields = z.output<typeof supplierFeedFieldsSchema>

export const supplierFeedSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** `…` stands for what may be a password. Sent back as it is, it changes nothing. */
  url: z.string(),
  everyHours: z.number().int(),
  isOn: z.boolean(),
  /** `null` while it is off. */
  nextRunAt: date.nullable(),
  lastRunAt: date.nullable(),
  lastResult: feedResultSchema.nullable(),
})
export type SupplierFeed = z.infer<typeof supplierFeedSchema>

export const supplierFeedsSchema = z.array(supplierFeedSchema)

/** Body of POST /api/admin/supplier-feeds/[id]/import. */
export const importFeedSchema = z.object({
  /** Reports what the feed would do now, and does nothing. */
  dryRun: z.boolean(fault('fields.mustBeTrueOrFalse', { field: 'dryRun' })),
  /** That of the preview: an import that would do anything else is refused. */
  fingerprint: z
    .string()
    .max(64, fault('fields.isTooLong', { field: 'fingerprint' }))
    .optional(),
})
export type ImportFeed = z.output<typeof importFeedSchema>
