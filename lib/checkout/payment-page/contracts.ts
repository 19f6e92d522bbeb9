import { z } from 'zod'
import { PAGE_SCRIPTS } from './page-scripts'

const dateTime = z.iso.datetime()

export const paymentPageSchema = z.object({
  /** The scripts that may load with the providers and plugins that are on. */
  scripts: z.array(
    z.object({
      id: z.enum(PAGE_SCRIPTS.map(({ id }) => id)),
      /** Empty for the store's own. */
      company: z.string(),
      sources: z.array(z.string()),
      integrity: z.enum(['built', 'named', 'loaded']),
    }),
  ),
  /** When the page was last read; `null` before the first time. */
  checkedAt: dateTime.nullable(),
  /** What it is compared with; `acceptedBy` is `null` for the first, which nobody had to accept. */
  accepted: z.object({ acceptedAt: dateTime, acceptedBy: z.string().nullable() }).nullable(),
  /** What was found since that differs, until it is accepted or gone again. */
  pending: z
    .object({
      id: z.number().int(),
      takenAt: dateTime,
      differences: z.array(
        z.object({
          what: z.enum(['script', 'header']),
          name: z.string(),
          before: z.string().nullable(),
          after: z.string().nullable(),
        }),
      ),
    })
    .nullable(),
  /** What browsers kept from loading, the newest first. */
  blocked: z.array(
    z.object({
      id: z.number().int(),
      page: z.string(),
      directive: z.string(),
      blocked: z.string(),
      count: z.number().int(),
      firstAt: dateTime,
      lastAt: dateTime,
      /** A script of a payment page that nobody has looked at. */
      isNew: z.boolean(),
    }),
  ),
})
export type PaymentPage = z.infer<typeof paymentPageSchema>
