import { z } from 'zod'
import { MAX_ID } from '@/lib/core/id-schemas'
import { fault } from '@/lib/core/server-text'
import { emailSchema } from '@/lib/core/text-schemas'
import { currencySchema } from '@/lib/i18n/currency-schema'
import { localeSchema } from '@/lib/i18n/locale-schema'
import { MAX_PRODUCTS } from './alert-rules'

const address = emailSchema.transform((email) => email.toLowerCase())

const productIds = z
  .array(
    z
      .number(fault('fields.mustBe', { field: 'productIds', example: 'a list of numbers' }))
      .int(fault('fields.mustBe', { field: 'productIds', example: 'whole numbers' }))
      .min(1, fault('fields.mustBeAtLeast', { field: 'productIds', min: 1 }))
      .max(MAX_ID, fault('fields.isTooLarge', { field: 'productIds: one of them' })),
    fault('fields.mustBe', { field: 'productIds', example: 'a list of numbers' }),
  )
  .min(1, fault('productAlerts.nameProduct'))
  .max(
    MAX_PRODUCTS,
    fault('fields.mustBe', { field: 'productIds', example: `at most ${MAX_PRODUCTS} numbers` }),
  )
  .transform((ids) => [...new Set(ids)])

/** Body of POST /api/product-alerts. What is watched of a product follows from whether it can be bought. */
export const askForAlertsSchema = z.object({
  email: address,
  locale: localeSchema,
  productIds,
  /** Which the page showed: prices are watched in it, if the store sells in it. */
  currency: currencySchema.optional(),
  /** A honeypot: hidden from visitors, so only bots fill it in. */
  website: z.string().max(500).default(''),
})

/** The answer is the same for every address: it does not reveal who watches what. */
export const askedForAlertsSchema = z.object({ status: z.literal('check_your_inbox') })

const tokenText = z
  .string(fault('fields.mustBeText', { field: 'token' }))
  .min(1, fault('fields.isMissing', { field: 'token' }))
  .max(2000, fault('fields.isTooLong', { field: 'token' }))

/** Body of POST /api/product-alerts/confirm. */
export const confirmAlertsSchema = z.object({ token: tokenText })

const STOP_SCOPES = ['all', 'product'] as const
export type StopScope = (typeof STOP_SCOPES)[number]

/** Body of POST /api/product-alerts/stop. */
export const stopAlertsSchema = z.object({
  token: tokenText,
  scope: z
    .enum(
      STOP_SCOPES,
      fault('fields.mustBeOneOf', { field: 'scope', choices: STOP_SCOPES.join(', ') }),
    )
    .default('all'),
})

/** Query of the links that mail programs use themselves. */
export const alertLinkQuerySchema = z.object({ token: tokenText }).partial()

/** `already` when there was nothing left to do. */
export const alertResultSchema = z.object({ status: z.enum(['done', 'already']) })
export type AlertResult = z.infer<typeof alertResultSchema>

/** Body of POST /api/admin/product-alerts/erasures. */
export const eraseWatcherSchema = z.object({ email: address })
/** How many products the address had waited for. */
export const erasedWatcherSchema = z.object({ alerts: z.number().int() })
