/** Where a cart came from, as its orders keep it. */
import { z } from 'zod'
import { fault } from '@/lib/core/server-text'
import { MAX_SOURCE_LENGTH } from './read-source'

const wordSchema = z
  .string()
  .max(MAX_SOURCE_LENGTH, fault('cart.sourceAtMost', { max: MAX_SOURCE_LENGTH }))
  .regex(/^\P{Cc}*$/u, fault('cart.sourceControlCharacters'))

/** Where a browser came from, by the usual parameters of a link (utm_source, utm_medium, utm_campaign) or the page that led here. */
export const cartSourceSchema = z.object({
  source: wordSchema.min(1, fault('fields.mustNotBeEmpty', { field: 'source' })),
  medium: wordSchema.default(''),
  campaign: wordSchema.default(''),
})
