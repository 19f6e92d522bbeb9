/** Customers who are merged because they are one person. */
import { z } from 'zod'
import { MAX_ID } from '@/lib/core/id-schemas'
import { fault } from '@/lib/core/server-text'
import { MAX_ADDRESSES } from '@/lib/customers/record-rules'
import { customerRowSchema, sumsSchema } from './contracts'

const idInBody = (name: string) =>
  z
    .number(fault('fields.mustBeNumber', { field: name }))
    .int(fault('fields.mustBeWholeNumber', { field: name }))
    .min(1, fault('fields.mustBeAtLeast', { field: name, min: 1 }))
    .max(MAX_ID, fault('fields.isTooLarge', { field: name }))

/** Body of POST …/merging. */
export const customerMergeSchema = z.object({
  /** The customer that follows from now on. */
  otherId: idInBody('otherId'),
  /** The ids of all addresses that come together, as the preview named them. */
  addressIds: z
    .array(idInBody('addressIds'), fault('fields.mustBeList', { field: 'addressIds' }))
    .min(2, fault('customers.addressesOfBoth'))
    .max(MAX_ADDRESSES, fault('customers.addressesAtMost', { count: MAX_ADDRESSES })),
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
