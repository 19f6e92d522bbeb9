import { z } from 'zod'

/** A text in a further language. */
const translatedTextSchema = z.object({
  text: z.union([z.string(), z.array(z.string())]),
  /** Of the original that it says, by originalMark: another one means that it was changed since. */
  of: z.string(),
  /** Made by a machine, and accepted by nobody yet: not shown to shoppers. */
  isProposed: z.boolean(),
})

/** What a row of `Translation` holds, by field. */
export const translatedTextsSchema = z.record(z.string(), translatedTextSchema)
export type TranslatedTexts = z.infer<typeof translatedTextsSchema>
