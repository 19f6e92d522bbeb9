import 'server-only'
import { Prisma } from '@/lib/core/db'
import type { ProductQueryInput } from './contracts'
import { type ListedFact, MINIMUM_RATINGS } from './listing-choices'

/** The filters by what is known of products. */
export type FactFilters = Pick<
  ProductQueryInput,
  'publisher' | 'platform' | 'licenseType' | 'term' | 'devices' | 'inStock' | 'onSale'
>

type Kind = keyof FactFilters & ListedFact

/** The conditions of each filter on `f`, a combination of facts; `null`: it was not chosen. */
const CONDITIONS: { [K in Kind]: (query: FactFilters) => Prisma.Sql | null } = {
  publisher: ({ publisher }) =>
    publisher?.length ? Prisma.sql`f."publisher" = ANY(${publisher}::text[])` : null,
  platform: ({ platform }) =>
    platform?.length ? Prisma.sql`f."platforms" && ${platform}::text[]` : null,
  licenseType: ({ licenseType }) =>
    licenseType?.length ? Prisma.sql`f."licenseType" = ANY(${licenseType}::text[])` : null,
  term: ({ term }) => (term?.length ? Prisma.sql`f."termMonths" = ANY(${term}::int[])` : null),
  devices: ({ devices }) =>
    devices?.length ? Prisma.sql`f."devices" = ANY(${devices}::int[])` : null,
  inStock: ({ inStock }) =>
    inStock === undefined ? null : Prisma.sql`f."inStock" = ${inStock}::boolean`,
  onSale: ({ onSale }) =>
    onSale === undefined ? null : Prisma.sql`f."onSale" = ${onSale}::boolean`,
}

const KINDS = Object.keys(CONDITIONS) as Kind[]

/**
 * The conditions of a query on `f`, a combination of facts.
 *
 * @param without a filter that is left out
 */
export const factConditions = (query: FactFilters, without?: ListedFact): Prisma.Sql[] =>
  KINDS.filter((kind) => kind !== without).flatMap((kind) => CONDITIONS[kind](query) ?? [])

/** Whether a query filters by facts. */
export const hasFactFilters = (query: FactFilters): boolean => factConditions(query).length > 0

/** Whether ratings are in the steps that combinations of facts know. */
export const areOffered = (ratings: readonly number[]): boolean =>
  ratings.every((stars) => MINIMUM_RATINGS.some((each) => each === stars))

/**
 * The conditions of all filters on `f`, a combination of facts, which knows prices and ratings by the steps that lists
 * offer.
 *
 * @param without a filter that is left out
 */
export function combinationWhere(
  query: FactFilters & Pick<ProductQueryInput, 'price' | 'rating'>,
  without?: ListedFact,
): Prisma.Sql {
  const conditions = [Prisma.sql`true`, ...factConditions(query, without)]
  if (query.price?.length && without !== 'price')
    conditions.push(Prisma.sql`f."priceBucket" = ANY(${query.price}::text[])`)
  // Several minimum ratings combine as OR, so the lowest one decides.
  if (query.rating?.length && without !== 'rating')
    conditions.push(Prisma.sql`f."stars" >= ${Math.min(...query.rating)}::int`)
  return Prisma.join(conditions, ' AND ')
}

/** The combinations of facts that the products of a list have, each with their number. */
export const combinationsOf = (listId: number) => Prisma.sql`
  SELECT f.*, n."products" FROM "ListedFacts" n JOIN "ProductFacts" f ON f."id" = n."factsId"
  WHERE n."listId" = ${listId}::int`
