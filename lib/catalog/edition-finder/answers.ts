import { z } from 'zod'
import { MAX_FAMILY_LENGTH } from '@/lib/catalog/option-choices'
import {
  ENDLESS,
  LIFETIME,
  MAX_DEVICES,
  MAX_TERM_MONTHS,
  PLATFORMS,
  type Platform,
  UNLIMITED,
} from '@/lib/catalog/product-facts'
import { FINDER_USES, type FinderUse } from './finder-uses'

/** What the finder asks, in its order. */
export const QUESTIONS = ['use', 'devices', 'system', 'term'] as const
export type Question = (typeof QUESTIONS)[number]

/** What somebody answered; `null`, or no system: that it does not matter. */
export type Answers = {
  use: FinderUse | null
  /** {@link ENDLESS}: any number of them. */
  devices: number | null
  system: Platform[]
  /** In months; {@link ENDLESS}: without end. */
  term: number | null
}

export const NO_ANSWERS: Answers = { use: null, devices: null, system: [], term: null }

const numberOr = (word: string, max: number) =>
  z.union([
    z.literal(word).transform(() => ENDLESS),
    z
      .string()
      .regex(/^[1-9]\d{0,6}$/)
      .transform(Number)
      .refine((count) => count <= max),
  ])

/** One value of a parameter; what makes no sense is no answer. */
const one = <T extends z.ZodType>(value: T) =>
  z
    .preprocess((given) => (Array.isArray(given) ? given.at(-1) : given), value)
    .nullable()
    .catch(null)

const platforms = z
  .preprocess((given) => (Array.isArray(given) ? given : [given]), z.array(z.unknown()).max(50))
  .transform((given) => PLATFORMS.filter((each) => given.includes(each)))
  .catch([])

const addressSchema = z.object({
  use: one(z.enum(FINDER_USES)),
  devices: one(numberOr(UNLIMITED, MAX_DEVICES)),
  system: platforms,
  term: one(numberOr(LIFETIME, MAX_TERM_MONTHS)),
  /** The one family that is asked about. */
  family: one(
    z
      .string()
      .max(MAX_FAMILY_LENGTH)
      // No column can hold others.
      .regex(/^[^\p{Cc}\p{Cs}]+$/u),
  ),
})
export type FinderAddress = Answers & { family: string | null }

/** What the query of an address says: the answers, and of which family is asked. */
export const readAddress = (query: Record<string, string | string[] | undefined>): FinderAddress =>
  addressSchema.parse(query)

/** The query that says the same, for {@link readAddress}; with its question mark, or empty. */
export function addressOf({ use, devices, system, term, family }: FinderAddress): string {
  const query = new URLSearchParams()
  if (family !== null) query.set('family', family)
  if (use !== null) query.set('use', use)
  if (devices !== null) query.set('devices', devicesText(devices))
  for (const each of system) query.append('system', each)
  if (term !== null) query.set('term', termText(term))
  return query.size > 0 ? `?${query}` : ''
}

/** As the form and the address have it. */
export const devicesText = (devices: number) => (devices === ENDLESS ? UNLIMITED : String(devices))
export const termText = (months: number) => (months === ENDLESS ? LIFETIME : String(months))

/** Answers without one of them; of the systems without one system. */
export const withoutAnswer = <A extends Answers>(
  answers: A,
  question: Question,
  system?: Platform,
): A => ({
  ...answers,
  [question]:
    question === 'system' ? answers.system.filter((each) => system && each !== system) : null,
})
