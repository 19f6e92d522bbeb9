import { z } from 'zod'
import type { ProductQueryInput } from '@/lib/catalog/contracts'
import { combinationsOf } from '@/lib/catalog/fact-conditions'
import { filterValuesSql } from '@/lib/catalog/find-filter-values'
import { countSql, foundToCount, productsInOrder } from '@/lib/catalog/find-products'
import { PAGE_SIZE } from '@/lib/catalog/listing-choices'
import {
  type ListOrder,
  listingWhere,
  ORDER_SQL,
  orderOf,
  WHOLE_STORE,
} from '@/lib/catalog/listing-sql'
import { estimateSql, readEstimate } from '@/lib/catalog/search/estimate'
import { interpretWords } from '@/lib/catalog/search/interpret'
import { isCertainlyMore } from '@/lib/catalog/search/plan'
import { relevanceSql } from '@/lib/catalog/search/ranked-search'
import { SUGGESTION_COUNTS } from '@/lib/content/suggestions/suggestion-choices'
import { Prisma } from '@/lib/core/prisma-client/client'
import { priceBounds } from '@/lib/pricing/round-near'
import type { Row } from './figures'
import type { BenchStore } from './store'

/** From words that every product has to one that none has, and a beginning as for suggestions. */
const SEARCHES = [
  'edition',
  'microsoft',
  'norton',
  'familiar',
  'licence',
  'edition 12',
  'qxzvw',
  'mi',
]

type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Loops': number
  'Actual Rows': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Node[]
}
const nodeSchema: z.ZodType<Node> = z.lazy(() =>
  z.object({
    'Node Type': z.string(),
    'Relation Name': z.string().optional(),
    'Index Name': z.string().optional(),
    'Actual Loops': z.number(),
    'Actual Rows': z.number(),
    'Rows Removed by Filter': z.number().optional(),
    'Rows Removed by Index Recheck': z.number().optional(),
    Plans: z.array(nodeSchema).optional(),
  }),
)
const planSchema = z
  .array(z.object({ Plan: nodeSchema, 'Execution Time': z.number() }))
  .transform(([plan]) => plan)

/** The tables that are never read as a whole, nor a share of them. */
const TABLES = ['Product', 'ListedProduct', 'ProductText']

/** So many rows may be read of a catalogue of any size. */
const MOST_ROWS = 40_000

/** How PostgreSQL reads listings and searches: EXPLAIN ANALYZE, and how many products it read for it. */
export async function planRows(store: BenchStore): Promise<Row[]> {
  await store.sql.query('VACUUM ANALYZE')
  const { rows: lists } = await store.sql.query<{ id: number; parentId: number | null }>(
    `SELECT c."id", c."parentId" FROM "ProductList" l JOIN "Category" c ON c."id" = l."id"
     WHERE c."isActive" ORDER BY l."total" DESC`,
  )
  const main = lists.find(({ parentId }) => parentId === null)
  const sub = lists.find(({ parentId }) => parentId !== null)
  if (!main || !sub) throw new Error('There is no category with products')

  const rows: Row[] = []
  const explain = async (name: string, sql: Prisma.Sql) =>
    rows.push(await explained(store, name, sql))
  const listing = async (name: string, listId: number, query: ProductQueryInput) => {
    const where = listingWhere(listId, query, priceBounds('USD'))
    const from = Prisma.sql`"ListedProduct" l WHERE ${where}`
    const order = orderOf(query)
    if (order === 'relevance') throw new Error('A listing has an order of its own')
    await explain(name, productsInOrder(from, order, 0, PAGE_SIZE + 1))
    await explain(`${name}: count`, countSql(from))
  }
  await listing('listing by popularity', WHOLE_STORE, {})
  await listing('below $50 by price', WHOLE_STORE, { sort: 'price-low', price: ['under50'] })
  await listing('main category', main.id, {})
  await listing('main category, filtered, by name', main.id, { sort: 'name', rating: [4] })
  await listing('main category, filtered, newest', main.id, {
    sort: 'newest',
    price: ['under50', 'over100'],
    rating: [5],
  })
  await listing('subcategory', sub.id, { price: ['50to100'], sort: 'price-high' })
  await listing('by facts', WHOLE_STORE, { platform: ['macos'], term: [12], inStock: true })
  await explain('values of filters', filterValuesSql(combinationsOf(WHOLE_STORE), { onSale: true }))
  await listing('featured', WHOLE_STORE, { featured: true })
  for (const search of SEARCHES) await planSearch(store, search, explain)
  return rows
}

type Explain = (name: string, sql: Prisma.Sql) => Promise<unknown>

async function planSearch({ sql }: BenchStore, text: string, explain: Explain) {
  const where = listingWhere(WHOLE_STORE, {}, priceBounds('USD'))
  const order: ListOrder = 'standing'
  const { search } = await interpretWords(text)
  const sample = estimateSql({ search, where }, ORDER_SQL[order])
  const { rows } = await sql.query<unknown[]>({ text: sample.text, values: sample.values })
  const estimated = readEstimate(rows[0])
  await explain(`“${text}”: sample`, sample)
  for (const count of [SUGGESTION_COUNTS.products, PAGE_SIZE])
    await explain(
      `“${text}”: first ${count}`,
      relevanceSql({ search, where }, count + 1, estimated),
    )
  if (!isCertainlyMore(estimated))
    await explain(`“${text}”: count`, countSql(foundToCount({ search, where }, order, estimated)))
}

async function explained({ sql }: BenchStore, name: string, query: Prisma.Sql): Promise<Row> {
  const { rows } = await sql.query<{ 'QUERY PLAN': unknown }>({
    text: `EXPLAIN (ANALYZE, FORMAT JSON) ${query.text}`,
    values: query.values,
  })
  const plan = planSchema.parse(rows[0]?.['QUERY PLAN'])
  if (!plan) throw new Error(`${name}: no plan`)
  const executed = nodesOf(plan.Plan).filter((node) => node['Actual Loops'] > 0)
  const indexes = new Set(executed.flatMap((node) => node['Index Name'] ?? []))
  const read = executed
    .filter((node) => TABLES.includes(node['Relation Name'] ?? ''))
    .reduce((sum, node) => sum + rowsRead(node), 0)
  const scans = executed.some(
    (node) => node['Node Type'] === 'Seq Scan' && TABLES.includes(node['Relation Name'] ?? ''),
  )
  return {
    name,
    p50: plan['Execution Time'],
    note: `${Math.round(read)} rows: ${[...indexes].join(', ')}`,
    target: { text: `≤ ${MOST_ROWS} rows, no full scan`, met: !scans && read <= MOST_ROWS },
  }
}

const rowsRead = (node: Node): number =>
  node['Actual Loops'] *
  (node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0))

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]
