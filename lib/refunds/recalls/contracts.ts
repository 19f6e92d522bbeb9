import { z } from 'zod'
import { answeredTextSchema } from '@/lib/core/answered-text'
import { fault } from '@/lib/core/server-text'
import { lineSchema } from '@/lib/core/text-schemas'
import { keyBatchSchema } from '@/lib/licences/batch-contracts'

/** Body of POST /api/admin/key-batches/{id}/recall. */
export const recallSchema = z.object({
  reason: lineSchema('reason', 300).min(1, fault('recalls.sayWhy')),
  /** Gives buyers other keys of the product, as long as there are some, and mails them. */
  replace: z.boolean(fault('fields.mustBeTrueOrFalse', { field: 'replace' })),
  /** Mails those whose key is not replaced. */
  mail: z.boolean(fault('fields.mustBeTrueOrFalse', { field: 'mail' })),
})
export type RecallRequest = z.infer<typeof recallSchema>

/** How far a recall is. */
const progressSchema = z.object({
  reason: z.string(),
  recalledBy: z.string(),
  replaces: z.boolean(),
  mails: z.boolean(),
  /** Sold keys that it is about. */
  keys: z.number().int(),
  /** Of which nothing is left to do, or could be done. */
  settled: z.number().int(),
  replaced: z.number().int(),
  mailed: z.number().int(),
  problems: z.number().int(),
})

/** A buyer who got a key of the batch. */
const holderSchema = z.object({
  keyId: z.number().int(),
  masked: z.string(),
  orderNumber: z.string(),
  customerEmail: z.string(),
  assignedAt: z.iso.datetime().nullable(),
  /** What the recall has done, once there is one. */
  isReplaced: z.boolean(),
  isMailed: z.boolean(),
  /** Why the key was not replaced. */
  problem: z.string().nullable(),
  problemText: answeredTextSchema.nullable(),
})

/** Answer of GET /api/admin/key-batches/{id}: who has keys of it, and what a recall would do or has done. */
export const batchDetailSchema = keyBatchSchema.extend({
  /** Free keys of the product that are of another batch: as many can be replaced. */
  otherFree: z.number().int(),
  /** The first of them. */
  holders: z.array(holderSchema),
  recall: progressSchema.nullable(),
})
export type BatchDetail = z.infer<typeof batchDetailSchema>
