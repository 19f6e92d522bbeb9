import { z } from 'zod'
import { fault } from '@/lib/core/server-text'
import { TERRITORIES } from '@/lib/pricing/territories'

/** A part of a country that is outside the VAT territory; empty for none. */
export const territorySchema = z.enum(
  [...TERRITORIES, ''],
  fault('fields.mustBeOneOf', { field: 'territory', choices: TERRITORIES.join(', ') }),
)
