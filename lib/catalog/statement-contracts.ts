import { z } from 'zod'
import { fault } from '@/lib/core/server-text'
import { isRegion } from './regions'
import { KEY_SOURCES, LICENCE_KINDS } from './statements'

/** What a buyer was told, as it is kept with payments and orders. */
export const statementSchema = z.object({
  licenceKind: z.enum(LICENCE_KINDS).nullable(),
  keySource: z.enum(KEY_SOURCES).nullable(),
  firstRegion: z.string().nullable(),
  updates: z.string().nullable(),
})

/** Blank is what is not stated. */
const blankAsNull = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? null : value

const lowered = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : value)

const choice = <const T extends readonly string[]>(field: string, choices: T) =>
  z.preprocess(
    (value) => lowered(blankAsNull(value)),
    z.enum(choices, fault('fields.mustBeOneOf', { field, choices: choices.join(', ') })).nullable(),
  )

/** Where keys come from, as it is sent. */
export const originFields = {
  licenceKind: choice('licenceKind', LICENCE_KINDS),
  keySource: choice('keySource', KEY_SOURCES),
  firstRegion: z.preprocess(
    blankAsNull,
    z
      .string(fault('fields.mustBeText', { field: 'firstRegion' }))
      .trim()
      .transform((code) => (code.length === 2 ? code.toUpperCase() : code.toLowerCase()))
      .refine((code) => isRegion(code), { message: fault('statements.regionCode') })
      .nullable(),
  ),
}

const MAX_UPDATE_MONTHS = 1200

const isDay = (text: string) => z.iso.date().safeParse(text).success
const isMonths = (text: string) => /^[1-9]\d{0,3}$/.test(text) && Number(text) <= MAX_UPDATE_MONTHS

/** How long there are updates: a day, or months after the purchase. */
export const updatesField = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : blankAsNull(value)),
  z
    .string(fault('statements.updates'))
    .trim()
    .refine((text) => isDay(text) || isMonths(text), { message: fault('statements.updates') })
    .nullable(),
)
