import { z } from 'zod'
import { fault } from '@/lib/core/server-text'
import { STATES } from '@/lib/pricing/states'
import { TERRITORIES } from '@/lib/pricing/territories'

/** A part of a country that may be taxed otherwise than it. */
export const partSchema = z.enum([...TERRITORIES, ...STATES])

/** Likewise, as it is sent; empty for none. */
export const territorySchema = z.enum(
  [...TERRITORIES, ...STATES, ''],
  fault('fields.mustBe', { field: 'territory', example: 'a part of the country' }),
)
