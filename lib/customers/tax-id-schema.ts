import { z } from 'zod'
import { cleanTaxId } from './tax-id'

/** No tax ID has that many signs, however it is pasted. */
const MAX_TYPED = 200

/** A tax ID as somebody types or pastes it, made readable; whether it is one is another question. */
export const typedTaxIdSchema = (max: number) =>
  z
    .string('taxId must be a text')
    .max(MAX_TYPED, `taxId must be at most ${max} characters`)
    .overwrite(cleanTaxId)
    .max(max, `taxId must be at most ${max} characters`)
    .regex(/^\P{Cs}*$/u, 'taxId must not contain control characters')
