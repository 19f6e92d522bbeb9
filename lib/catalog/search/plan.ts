import type { Estimate, Part } from './estimate'

// How long it takes, in microseconds, to look at the text of a product that a list names next, and of
// one that the index of substrings names. Only their relation matters.
const LOOK_IN_LIST = 4
const LOOK_BY_INDEX = 8

/** Below this the catalogue is small enough for any way. */
const FEW_PRODUCTS = 2000

/**
 * Where to look for matches: among the products of the list in its order, down to a depth if it is a long
 * one, or among those that the index of substrings names.
 */
export type Way = { in: 'list'; depth: number | null } | { in: 'index' }

/** How much further than expected a list is looked through before the index is asked instead. */
const SLACK = 2
const MIN_DEPTH = 300

/** Half a product of the sample stands for none: the sample was too small to meet one. */
const NONE = 0.5

const isFew = ({ products, sampled }: Estimate) => products <= FEW_PRODUCTS || sampled === 0

/** How many products one of the sample stands for. */
const weight = ({ products, sampled }: Estimate) => products / sampled

/**
 * The quicker way to the first matches in the order of a list: a common word is met soon in the list,
 * a rare one has few entries in the index.
 *
 * @param part those that match
 * @param entries how many products the index names before the wanted ones are among them
 * @param count how many matches are wanted
 */
export function chooseWay(estimated: Estimate, part: Part, entries: number, count: number): Way {
  if (isFew(estimated)) return { in: 'index' }
  const inList = Math.max(estimated.listed, NONE) * weight(estimated)
  const expected =
    part.ahead === null
      ? inList
      : Math.min(inList, part.ahead * weight(estimated) + (count * estimated.listed) / part.count)
  if (expected * LOOK_IN_LIST >= entries * LOOK_BY_INDEX) return { in: 'index' }
  const depth = Math.max(MIN_DEPTH, Math.ceil(expected * SLACK))
  return { in: 'list', depth: depth < inList ? depth : null }
}

/** How many products the index of substrings names for the search. */
export const entriesOf = (estimated: Estimate, count = estimated.containing): number =>
  isFew(estimated) ? estimated.products : Math.max(count, NONE) * weight(estimated)

/** Totals up to this are exact. */
export const COUNTED_UP_TO = 1000

/** The quicker way to count up to there, and one more. */
export function chooseWayToCount(estimated: Estimate): Way {
  const { matching, containing } = estimated
  const wanted = COUNTED_UP_TO + 1
  const entries = entriesOf(estimated)
  // The index is read until so many of its entries match, which not all in it do.
  const read = (wanted * Math.max(containing, NONE)) / Math.max(matching.count, NONE)
  const way = chooseWay(estimated, matching, Math.min(entries, read), wanted)
  return way.in === 'list' ? { in: 'list', depth: null } : way
}

/**
 * Whether more match than are counted, without counting. If only {@link COUNTED_UP_TO} did, so many in
 * the sample would be a chance below one in a million.
 */
export function isCertainlyMore(estimated: Estimate): boolean {
  if (estimated.products <= COUNTED_UP_TO || estimated.sampled === 0) return false
  const expected = COUNTED_UP_TO / weight(estimated)
  return estimated.matching.count >= expected + 4.5 * Math.sqrt(expected) + 5
}
