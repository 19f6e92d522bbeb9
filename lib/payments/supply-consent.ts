import { z } from 'zod'

/** What the buyer ticked of the two statements about immediate supply, and which wording of them was shown. */
export const tickedConsentSchema = z.object({
  supply: z.boolean(),
  loss: z.boolean(),
  version: z.number().int(),
})
export type TickedConsent = z.infer<typeof tickedConsentSchema>

/** What a buyer was asked before a payment and answered, as evidence: the texts are those that were shown. */
export const supplyConsentSchema = z.object({
  isGiven: z.boolean(),
  version: z.number().int(),
  supplyText: z.string(),
  lossText: z.string(),
  /** The language of the texts. */
  locale: z.string(),
  answeredAt: z.iso.datetime(),
  network: z.string(),
})
export type SupplyConsent = z.infer<typeof supplyConsentSchema>
