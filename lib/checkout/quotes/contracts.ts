import { z } from 'zod'
import { MAX_QUANTITY, MIN_QUANTITY } from '@/lib/cart/contracts'
import { MAX_ID } from '@/lib/core/id-schemas'
import { fault } from '@/lib/core/server-text'
import { lineSchema, paragraphsSchema } from '@/lib/core/text-schemas'
import { MAX_COMPANY, MAX_REFERENCE, MAX_TAX_ID } from '@/lib/customers/tax-id'
import { typedTaxIdSchema } from '@/lib/customers/tax-id-schema'
import { localeSchema } from '@/lib/i18n/locale-schema'
import { countrySchema } from '@/lib/settings/tax-rates'
import { MAX_QUOTE_ADDRESS } from './limits'

const number = (field: string, min: number, max: number) =>
  z.coerce
    .number(fault('fields.mustBeNumber', { field }))
    .int(fault('fields.mustBeWholeNumber', { field }))
    .min(min, fault('fields.mustBeAtLeast', { field, min }))
    .max(max, fault('fields.mustBeAtMost', { field, max }))

/** What a quote is asked for with: the fields of a form, so that it can be sent without scripts. */
export const quoteRequestSchema = z.object({
  product: number('product', 1, MAX_ID),
  seats: number('seats', MIN_QUANTITY, MAX_QUANTITY),
  /** The store's own where it is left out. */
  currency: z.string().trim().toUpperCase().length(3).optional(),
  locale: localeSchema,
  company: lineSchema('company', MAX_COMPANY).default(''),
  address: paragraphsSchema('address', MAX_QUOTE_ADDRESS).default(''),
  country: countrySchema('country').default(''),
  taxId: typedTaxIdSchema(MAX_TAX_ID).default(''),
  reference: lineSchema('reference', MAX_REFERENCE).default(''),
})
export type QuoteRequest = z.infer<typeof quoteRequestSchema>
