import { z } from 'zod'

/** A text of the server as it is answered: as a code with what is filled in, for those who say it in their own words. */
export const answeredTextSchema = z.object({
  /** Such as `orders.unknown`. */
  reason: z.string(),
  /** By their names in the text: texts, numbers, or what has a `reason` itself, or a list of those. */
  values: z.record(z.string(), z.unknown()).optional(),
})
export type AnsweredText = z.infer<typeof answeredTextSchema>
