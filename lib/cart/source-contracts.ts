/** Where a cart came from, as its orders keep it. */
import { z } from 'zod'
import { MAX_SOURCE_LENGTH } from './read-source'

const wordSchema = z
  .string()
  .max(MAX_SOURCE_LENGTH, `A part of source has at most ${MAX_SOURCE_LENGTH} characters`)
  .regex(/^\P{Cc}*$/u, 'A part of source has no control characters')

/** Where a browser came from, by the usual parameters of a link (utm_source, utm_medium, utm_campaign) or the page that led here. */
export const cartSourceSchema = z.object({
  source: wordSchema.min(1, 'source must not be empty'),
  medium: wordSchema.default(''),
  campaign: wordSchema.default(''),
})
