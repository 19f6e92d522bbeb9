import { type Option, productOf } from '@/lib/catalog/option-choices'
import { ENDLESS, PLATFORMS, type Platform } from '@/lib/catalog/product-facts'
import { toCents } from '@/lib/core/money'
import { type Answers, QUESTIONS, type Question, withoutAnswer } from './answers'
import type { FinderUse } from './finder-uses'

/** A product that may be what somebody looks for. */
export type Candidate = Option & {
  family: string | null
  /** Those that its texts tell of. */
  uses: readonly FinderUse[]
}

/** What is worth asking of some products: the answers that some of them have, and others have not. */
export type Asked = {
  use: FinderUse[]
  devices: number[]
  system: Platform[]
  term: number[]
}

/** More uses are no help. */
const MOST_USES = 8

/** Larger than any number of devices or months that a product may have. */
const NO_END = 1_000_000_000
const sizeOf = (count: number) => (count === ENDLESS ? NO_END : count)

/** Numbers from the smallest, what has no end last. */
const bySize = (one: number, other: number) => sizeOf(one) - sizeOf(other)

const several = <T>(values: readonly T[]): T[] => (values.length > 1 ? [...values] : [])

const known = (candidates: readonly Candidate[], fact: 'devices' | 'termMonths'): number[] =>
  [...new Set(candidates.flatMap((each) => each[fact] ?? []))].sort(bySize)

/** The questions that tell some products apart. */
export function askedOf(candidates: readonly Candidate[]): Asked {
  const isOfSome = (count: number) => count > 0 && count < candidates.length
  const uses = new Map<FinderUse, number>()
  for (const { uses: own } of candidates)
    for (const use of own) uses.set(use, (uses.get(use) ?? 0) + 1)
  return {
    use: [...uses]
      .filter(([, count]) => isOfSome(count))
      .sort(([one, many], [other, more]) => more - many || one.localeCompare(other, 'en'))
      .slice(0, MOST_USES)
      .map(([use]) => use),
    devices: several(known(candidates, 'devices')),
    system: PLATFORMS.filter((each) =>
      isOfSome(candidates.filter(({ platforms }) => platforms.includes(each)).length),
    ),
    term: several(known(candidates, 'termMonths')),
  }
}

/** Whether there is enough to ask for a choice to be a help. */
export const isWorthAsking = (candidates: readonly Candidate[]): boolean => {
  const asked = askedOf(candidates)
  return (
    editionsAmong(candidates).length > 2 &&
    QUESTIONS.filter((each) => asked[each].length > 0).length > 1
  )
}

/** Whether a product fits an answer; what is not known of it does not. More devices than were asked for do as well. */
const FITS: Record<Question, (candidate: Candidate, answers: Answers) => boolean> = {
  use: ({ uses }, { use }) => use === null || uses.includes(use),
  devices: ({ devices: own }, { devices }) =>
    devices === null || (own !== null && bySize(own, devices) >= 0),
  system: ({ platforms }, { system }) => system.every((each) => platforms.includes(each)),
  term: ({ termMonths }, { term }) => term === null || termMonths === term,
}

const fits = (candidate: Candidate, answers: Answers) =>
  QUESTIONS.every((question) => FITS[question](candidate, answers))

const cents = ({ price }: Candidate) => toCents(price)

const cheapestFirst = (one: Candidate, other: Candidate) =>
  Number(other.inStock) - Number(one.inStock) || cents(one) - cents(other) || one.id - other.id

/** Of each edition its cheapest variant that can be bought, the cheapest edition first, what is sold out last. */
function editionsAmong(candidates: readonly Candidate[]): Candidate[] {
  const editions = new Map<string, Candidate>()
  for (const each of [...candidates].sort(cheapestFirst)) {
    const edition =
      each.family === null ? `product ${each.id}` : `${each.family} ${productOf(each)}`
    if (!editions.has(edition)) editions.set(edition, each)
  }
  return [...editions.values()]
}

/** What costs less than the cheapest that fits, and does not fit one answer. */
export type Less = { candidate: Candidate; question: Question }

export type Found = {
  /** An edition each, the cheapest first, what is sold out last. */
  fitting: Candidate[]
  /** The dearest of those that miss one answer and cost less, one for each answer. */
  less: Less[]
  /** Where nothing fits: how many editions would without an answer, where any would. */
  without: { question: Question; editions: number }[]
}

const isAnswered = (answers: Answers, question: Question) =>
  question === 'system' ? answers.system.length > 0 : answers[question] !== null

/** What some products are to somebody by their answers. */
export function findEditions(candidates: readonly Candidate[], answers: Answers): Found {
  const fitting = editionsAmong(candidates.filter((each) => fits(each, answers)))
  const answered = QUESTIONS.filter((question) => isAnswered(answers, question))
  const [cheapest] = fitting
  if (!cheapest)
    return {
      fitting,
      less: [],
      without: answered
        .map((question) => ({
          question,
          editions: editionsAmong(
            candidates.filter((each) => fits(each, withoutAnswer(answers, question))),
          ).length,
        }))
        .filter(({ editions }) => editions > 0),
    }
  return {
    fitting,
    less: answered.flatMap((question) => lessBy(candidates, answers, question, cheapest)),
    without: [],
  }
}

function lessBy(
  candidates: readonly Candidate[],
  answers: Answers,
  question: Question,
  cheapest: Candidate,
): Less[] {
  const rest = withoutAnswer(answers, question)
  const [candidate] = candidates
    .filter(
      (each) =>
        each.inStock &&
        cents(each) < cents(cheapest) &&
        fits(each, rest) &&
        !FITS[question](each, answers),
    )
    .sort((one, other) => cents(other) - cents(one) || one.id - other.id)
  return candidate ? [{ candidate, question }] : []
}
