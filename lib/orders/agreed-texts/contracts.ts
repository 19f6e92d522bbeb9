import { z } from 'zod'

/** The texts of law that a payment keeps, in the order in which they are named. */
export const AGREED_TEXT_KINDS = [
  'terms',
  'disclaimer',
  'privacy',
  'returns',
  'withdrawal',
  'licence_notice',
] as const
export type AgreedTextKind = (typeof AGREED_TEXT_KINDS)[number]

/** A version of one of them, as orders name it. */
export const agreedTextSchema = z.object({
  id: z.number().int(),
  kind: z.enum(AGREED_TEXT_KINDS),
  language: z.string(),
  /** 1, 2, 3 of its kind in its language. */
  number: z.number().int(),
  validFrom: z.iso.datetime(),
})
export type AgreedText = z.infer<typeof agreedTextSchema>

/** A version that is in force now. */
export type VersionInForce = Pick<AgreedText, 'id' | 'kind'>

/** The page that shows a version, for ever. */
export const agreedTextPath = (id: number): string => `/agreed-texts/${id}`
