import type { Sort } from '@/lib/catalog/contracts'
import { MAX_SEARCH_LENGTH, MINIMUM_RATINGS, PRICE_BUCKETS } from '@/lib/catalog/listing-choices'
import { factFilter, readFactFilter } from '@/lib/catalog/own-fact-rules'
import {
  LICENSE_TYPES,
  LIFETIME,
  MAX_DEVICES,
  MAX_TERM_MONTHS,
  PLATFORMS,
  UNLIMITED,
} from '@/lib/catalog/product-facts'
import { FACT_LISTS, type Filters, NO_FILTERS, SWITCHES } from './product-filters'

/** What a visitor chose of a list. */
export type Choice = { filters: Filters; sort: Sort }

/** What a list offers. */
export type Offer = {
  /** In the order of the list; the first one is the list's own. */
  sorts: readonly Sort[]
  /** The one category that is listed; empty where visitors choose among all. */
  category: string
  /** On the search page, which has its text elsewhere and no category. */
  isSearch?: boolean
}

const OWN = ['search', 'category', 'price', 'rating', 'sort', ...FACT_LISTS, ...SWITCHES]
const SLUG = /^[a-z0-9-]{1,120}$/
const MAX_NAME_LENGTH = 120
/** More of one kind nobody chooses by hand; the API takes no more. */
const MOST_VALUES = 50

/** What an offer shows when nothing was chosen. @throws Error for an offer without sorts */
export function noChoice({ sorts, category }: Offer): Choice {
  const [sort] = sorts
  if (!sort) throw new Error('A list needs at least one sort')
  return { filters: { ...NO_FILTERS, category }, sort }
}

/**
 * What the query of an address chooses. What makes no sense, or is not offered, is left out.
 *
 * @param query with or without its question mark
 */
export function choiceOf(query: string, offer: Offer): Choice {
  const params = new URLSearchParams(query)
  const none = noChoice(offer)
  const category = params.get('category') ?? ''
  return {
    filters: {
      search: offer.isSearch ? '' : (params.get('search') ?? '').slice(0, MAX_SEARCH_LENGTH),
      category: offer.category || (SLUG.test(category) && !offer.isSearch ? category : ''),
      price: PRICE_BUCKETS.filter((bucket) => params.getAll('price').includes(bucket)),
      rating: MINIMUM_RATINGS.filter((stars) => params.getAll('rating').includes(String(stars))),
      publisher: several(params, 'publisher', isName),
      platform: PLATFORMS.filter((each) => params.getAll('platform').includes(each)),
      licenseType: LICENSE_TYPES.filter((each) => params.getAll('licenseType').includes(each)),
      term: several(params, 'term', isNumberOr(LIFETIME, MAX_TERM_MONTHS)),
      devices: several(params, 'devices', isNumberOr(UNLIMITED, MAX_DEVICES)),
      inStock: params.get('inStock') === 'true',
      onSale: params.get('onSale') === 'true',
      fact: ownFactsIn(params),
    },
    sort: offer.sorts.find((sort) => sort === params.get('sort')) ?? none.sort,
  }
}

/** Filters by the owner's own facts, each in a parameter of its own: `f.genre=puzzle`. */
const OWN_FACT = /^f\./

function ownFactsIn(params: URLSearchParams): string[] {
  const named = [...params].filter(([name]) => OWN_FACT.test(name))
  const filters = named.map(([name, value]) => factFilter(name.slice(2), value))
  return [...new Set(filters)].filter((each) => readFactFilter(each) !== null).slice(0, MOST_VALUES)
}

/** Each value once that makes sense. */
const several = (params: URLSearchParams, name: string, makesSense: (value: string) => boolean) =>
  [...new Set(params.getAll(name))].filter(makesSense).slice(0, MOST_VALUES)

const isName = (name: string) =>
  name !== '' && name.length <= MAX_NAME_LENGTH && !/\p{Cc}/u.test(name)

const isNumberOr = (word: string, max: number) => (value: string) =>
  value === word || (/^[1-9]\d{0,6}$/.test(value) && Number(value) <= max)

/**
 * The query of the address that chooses the same, for {@link choiceOf}. Other parameters stay as they are.
 *
 * @param query of the present address
 * @returns with its question mark, or empty
 */
export function queryOf({ filters, sort }: Choice, offer: Offer, query: string): string {
  const params = new URLSearchParams(query)
  for (const name of [...OWN, ...[...params.keys()].filter((each) => OWN_FACT.test(each))])
    params.delete(name)
  const search = filters.search.trim()
  if (search !== '') params.set('search', search)
  if (filters.category !== offer.category) params.set('category', filters.category)
  for (const bucket of filters.price) params.append('price', bucket)
  for (const stars of filters.rating) params.append('rating', String(stars))
  for (const fact of FACT_LISTS) for (const value of filters[fact]) params.append(fact, value)
  for (const each of SWITCHES) if (filters[each]) params.set(each, 'true')
  for (const each of filters.fact) {
    const at = each.indexOf(':')
    params.append(`f.${each.slice(0, at)}`, each.slice(at + 1))
  }
  if (sort !== noChoice(offer).sort) params.set('sort', sort)
  return params.size > 0 ? `?${params}` : ''
}
