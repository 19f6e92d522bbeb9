import { z } from 'zod'
import { isTimezone } from '@/lib/core/calendar'
import { fault } from '@/lib/core/server-text'
import { emailSchema, lineSchema, paragraphsSchema } from '@/lib/core/text-schemas'
import { GIFT_DESIGNS } from '@/lib/customers/gift-designs'
import { COUNTRIES } from '@/lib/i18n/countries'
import { partsOf } from '@/lib/pricing/territories'
import {
  MAX_COMPANY,
  MAX_REFERENCE,
  MAX_TAX_ID,
  normalTaxId,
  type TaxIdProblem,
  taxIdProblem,
} from './tax-id'
import { typedTaxIdSchema } from './tax-id-schema'
import { territorySchema } from './territory-schema'

export const MAX_GIFT_MESSAGE_LENGTH = 500

const giftNameSchema = lineSchema('name', 120).default('')
const giftMessageSchema = paragraphsSchema('message', MAX_GIFT_MESSAGE_LENGTH).default('')
/** How gift cards look. */
export const giftDesignSchema = z
  .enum(
    GIFT_DESIGNS,
    fault('fields.mustBe', { field: 'design', example: `one of ${GIFT_DESIGNS.join(', ')}` }),
  )
  .default('plain')

/** What is on gift cards that their buyer prints and gives. */
const printedCardSchema = z.object({
  name: giftNameSchema,
  message: giftMessageSchema,
  design: giftDesignSchema,
})
/** As typed into a form. */
export type TypedPrintedCard = z.input<typeof printedCardSchema>

/** Whom the keys of an order are for, when it is not the buyer. */
const giftSchema = z.object({
  email: emailSchema,
  name: giftNameSchema,
  /** The buyer's words to the recipient. */
  message: giftMessageSchema,
  /** The day on which the keys are mailed; at once unless given. */
  sendOn: z.iso
    .date(fault('fields.mustBe', { field: 'sendOn', example: 'a day such as 2026-12-24' }))
    .or(z.literal(''))
    .nullish()
    .transform((day) => day || null),
  /** What the clocks of `timeZone` show then. Without both: at an hour of the store's. */
  sendTime: z
    .string(fault('fields.mustBeText', { field: 'sendTime' }))
    .regex(
      /^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/,
      fault('fields.mustBe', { field: 'sendTime', example: 'a time such as 18:30' }),
    )
    .nullish()
    .transform((time) => time || null),
  /** An IANA name. */
  timeZone: z
    .string(fault('fields.mustBeText', { field: 'timeZone' }))
    .max(60)
    .refine(
      (name) => name === '' || isTimezone(name),
      fault('fields.mustBe', { field: 'timeZone', example: 'a time zone such as Europe/Berlin' }),
    )
    .nullish()
    .transform((name) => name || null),
  /** How the gift cards in it look. */
  design: giftDesignSchema,
})
/** As typed into a form. */
export type TypedGift = z.input<typeof giftSchema>

/** Why a tax ID is refused. */
export const TAX_ID_REFUSALS: Readonly<Record<TaxIdProblem, string>> = {
  form: fault('customers.taxIdForm'),
  check_digits: fault('customers.taxIdMistyped'),
}

/**
 * A buyer as payments have it. Of those that were stored, the tax ID may be one that would be refused today.
 */
export const storedCustomerSchema = z.object({
  email: emailSchema,
  name: lineSchema('name', 120).min(1, fault('fields.enterFullName')),
  address: z
    .string()
    .trim()
    .max(500, fault('fields.mustBeAtMostCharacters', { field: 'address', max: 500 }))
    .optional()
    .default(''),
  /** ISO 3166-1 code; empty for none. */
  country: z
    .string(fault('fields.mustBeText', { field: 'country' }))
    .refine((code) => code === '' || COUNTRIES.includes(code), {
      error: fault('fields.mustBeCountryCode', { field: 'country' }),
    })
    .optional(),
  /** The part of the country, where that may be taxed otherwise. */
  territory: territorySchema.optional(),
  company: lineSchema('company', MAX_COMPANY).optional(),
  taxId: typedTaxIdSchema(MAX_TAX_ID).optional(),
  /** How a company's books find its invoice: its order number, or another reference. */
  buyerReference: lineSchema('buyerReference', MAX_REFERENCE).optional(),
  gift: giftSchema.optional(),
  /** In place of `gift`, where the buyer prints the gift cards. */
  printedCard: printedCardSchema.optional(),
})

/**
 * The buyer: the review step's form, stored in the browser as `checkoutCustomerInfo`. Country, company, tax ID and reference
 * are for the invoice, territory for the tax; the tax ID is put into its normal form.
 */
export const customerSchema = storedCustomerSchema
  .superRefine(({ country = '', territory = '', taxId = '' }, context) => {
    if (territory !== '' && !partsOf(country).includes(territory))
      context.addIssue({
        code: 'custom',
        path: ['territory'],
        message: fault('fields.mustBe', { field: 'territory', example: 'a part of the country' }),
      })
    const problem = taxIdProblem(country, taxId)
    if (problem)
      context.addIssue({ code: 'custom', path: ['taxId'], message: TAX_ID_REFUSALS[problem] })
  })
  .overwrite((customer) =>
    customer.taxId
      ? { ...customer, taxId: normalTaxId(customer.country ?? '', customer.taxId) }
      : customer,
  )
export type Customer = z.infer<typeof customerSchema>
