import { z } from 'zod'
import { fault } from '@/lib/core/server-text'
import { cleanTaxId } from './tax-id'

/** No tax ID has that many signs, however it is pasted. */
const MAX_TYPED = 200

/** A tax ID as somebody types or pastes it, made readable; whether it is one is another question. */
export const typedTaxIdSchema = (max: number) =>
  z
    .string(fault('fields.mustBeText', { field: 'taxId' }))
    .max(MAX_TYPED, fault('fields.mustBeAtMostCharacters', { field: 'taxId', max }))
    .overwrite(cleanTaxId)
    .max(max, fault('fields.mustBeAtMostCharacters', { field: 'taxId', max }))
    .regex(/^\P{Cs}*$/u, fault('fields.mustNotContainControlCharacters', { field: 'taxId' }))
