import { z } from 'zod'
import { TERRITORIES } from '@/lib/pricing/territories'

/** A part of a country that is outside the VAT territory; empty for none. */
export const territorySchema = z.enum(
  [...TERRITORIES, ''],
  `territory must be one of ${TERRITORIES.join(', ')}`,
)
