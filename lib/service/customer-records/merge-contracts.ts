/** Customers who are merged because they are one person. */
import { z } from 'zod'
import { MAX_ID } from '@/lib/core/id-schemas'
import { MAX_ADDRESSES } from '@/lib/customers/record-rules'
import { customerRowSchema, sumsSchema } from './contracts'

const idInBody = (name: string) =>
  z
    .number(`${name} must be a number`)
    .int(`${name} must be a whole number`)
    .min(1, `${name} must be at least 1`)
    .max(MAX_ID, `${name} is too large`)

/** Body of POST …/merging. */
export const customerMergeSchema = z.object({
  /** The customer that follows from now on. */
  otherId: idInBody('otherId'),
  /** The ids of all addresses that come together, as the preview named them. */
  addressIds: z
    .array(idInBody('addressIds'), 'addressIds must be a list')
    .min(2, 'addressIds must name the addresses of both')
    .max(MAX_ADDRESSES, `A customer has at most ${MAX_ADDRESSES} addresses`),
})

const mergeSideSchema = customerRowSchema.extend({ notes: z.number().int() })

/** What comes together when two customers are merged, whichever of them leads. */
export const mergePreviewSchema = z.object({
  /** In the order in which the path names them. */
  customers: z.tuple([mergeSideSchema, mergeSideSchema]),
  together: sumsSchema.extend({
    notes: z.number().int(),
    tags: z.array(z.string()),
    isBlocked: z.boolean(),
  }),
  /** For the merging, which is refused when there are others by then. */
  addressIds: z.array(z.number().int()),
})
export type MergePreview = z.infer<typeof mergePreviewSchema>
export type MergeSide = MergePreview['customers'][number]
