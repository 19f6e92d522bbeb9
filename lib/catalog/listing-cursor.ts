import 'server-only'
import { z } from 'zod'
import { Prisma } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import type { ListOrder } from './listing-sql'

// Where a page ends, so that the next one begins there without going through those before.

/** The last product of a page: its id, and what it is ordered by. */
export type Place = { id: number; key: string }
type Order = ListOrder | 'relevance'

const DECIMAL = /^\d{1,10}(\.\d{1,2})?$/
const keySchemas: Record<Order, z.ZodType<string>> = {
  rating: z.string().regex(DECIMAL),
  'price-low': z.string().regex(DECIMAL),
  'price-high': z.string().regex(DECIMAL),
  newest: z.literal(''),
  // PostgreSQL's texts can't contain the character 0.
  name: z.string().regex(/^[^\0]*$/),
  standing: z.string().regex(/^\d{1,2}$/),
  // The rank of the match, and the product's standing.
  relevance: z.string().regex(/^[0-5] \d{1,2}$/),
  chosen: z.string().regex(/^\d{1,5}$/),
}
const placeSchema = z.tuple([z.string(), z.number().int().min(0).max(2_147_483_647), z.string()])

/** A place as the API gives it: a text that says nothing to others. */
export const writeCursor = (order: Order, { id, key }: Place): string =>
  Buffer.from(JSON.stringify([order, id, key])).toString('base64url')

/** @throws AppError `invalid` for anything but the cursor of a page in the same order */
export function readCursor(order: Order, cursor: string): Place {
  try {
    const [writtenFor, id, key] = placeSchema.parse(
      JSON.parse(Buffer.from(cursor, 'base64url').toString()),
    )
    if (writtenFor === order) return { id, key: keySchemas[order].parse(key) }
  } catch {
    // Said below.
  }
  throw invalidField(
    'after',
    say('fields.mustBe', {
      field: 'after',
      example: 'the X-Next-Cursor of a page in the same order',
    }),
  )
}

/** What a product is ordered by, as text. */
export const KEY_SQL: Record<ListOrder, Prisma.Sql> = {
  rating: Prisma.sql`l."rating"::text`,
  standing: Prisma.sql`l."standing"::text`,
  'price-low': Prisma.sql`l."price"::text`,
  'price-high': Prisma.sql`l."price"::text`,
  newest: Prisma.sql`''`,
  name: Prisma.sql`l."name"`,
  chosen: Prisma.sql`l."place"::text`,
}

/** The condition on `l` of being behind a place. */
export function behind(order: ListOrder, { id, key }: Place): Prisma.Sql {
  // Two conditions where the directions differ: the first is where the index begins.
  switch (order) {
    case 'rating':
      return Prisma.sql`l."rating" <= ${key}::numeric AND (l."rating" < ${key}::numeric OR l."productId" > ${id}::int)`
    case 'standing':
      return Prisma.sql`l."standing" <= ${key}::int AND (l."standing" < ${key}::int OR l."productId" > ${id}::int)`
    case 'price-high':
      return Prisma.sql`l."price" <= ${key}::numeric AND (l."price" < ${key}::numeric OR l."productId" > ${id}::int)`
    case 'price-low':
      return Prisma.sql`(l."price", l."productId") > (${key}::numeric, ${id}::int)`
    case 'name':
      return Prisma.sql`(l."name", l."productId") > (${key}, ${id}::int)`
    case 'chosen':
      return Prisma.sql`(l."place", l."productId") > (${key}::int, ${id}::int)`
    case 'newest':
      return Prisma.sql`l."productId" < ${id}::int`
  }
}
