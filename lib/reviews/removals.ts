import { z } from 'zod'
import { REVIEW_GROUNDS } from './review-rules'

/** Outbox payload of the mail that says why a review was taken down. */
export const removalSchema = z.object({
  decision: z.enum(['decline', 'hide', 'delete']),
  ground: z.enum(REVIEW_GROUNDS),
  reason: z.string(),
  /** Whether somebody had reported it, or the store found it itself. */
  wasReported: z.boolean(),
  productName: z.string(),
  writtenAt: z.iso.datetime(),
})
export type Removal = z.infer<typeof removalSchema>
