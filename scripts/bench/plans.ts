import { z } from 'zod'
import type { Category, ProductQueryInput } from '@/lib/catalog/contracts'
import { PAGE_SIZE, SUGGESTION_COUNT } from '@/lib/catalog/listing-choices'
import { listingOrder, listingWhere } from '@/lib/catalog/listing-sql'
import { Prisma } from '@/lib/core/prisma-client/client'
import { rankedMatches } from '@/lib/search/ranked-search'
import type { Row } from './figures'
import type { BenchStore } from './store'

type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Loops': number
  Plans?: Node[]
}
const nodeSchema: z.ZodType<Node> = z.lazy(() =>
  z.object({
    'Node Type': z.string(),
    'Relation Name': z.string().optional(),
    'Index Name': z.string().optional(),
    'Actual Loops': z.number(),
    Plans: z.array(nodeSchema).optional(),
  }),
)
const planSchema = z
  .array(z.object({ Plan: nodeSchema, 'Execution Time': z.number() }))
  .transform(([plan]) => plan)

/** How PostgreSQL reads listings and searches: EXPLAIN ANALYZE, and whether it read all products. */
export async function planRows(store: BenchStore): Promise<Row[]> {
  await store.sql.query('VACUUM ANALYZE "Product"')
  const categories = (
    await store.sql.query<Category>(
      'SELECT * FROM "Category" WHERE "isActive" ORDER BY "parentId" NULLS FIRST, "position", "id"',
    )
  ).rows
  const [main] = categories
  const below = categories.filter(({ parentId }) => parentId !== null && parentId === main?.id)
  const [sub] = below
  if (!main || !sub) throw new Error('There is no category')

  const rows: Row[] = []
  const listing = async (name: string, query: ProductQueryInput, category?: Category) => {
    const where = listingWhere(query, category, category === main ? below : [])
    rows.push(
      await explained(
        store,
        name,
        Prisma.sql`SELECT p."id" FROM "Product" p WHERE ${where} ORDER BY ${listingOrder(query)} LIMIT ${PAGE_SIZE}`,
      ),
    )
  }
  await listing('listing by popularity', {})
  await listing('listing by price', { sort: 'price-low', price: ['under50'] })
  await listing('main category', { sort: 'popularity' }, main)
  await listing('main category, filtered, by name', { sort: 'name', rating: [4] }, main)
  await listing('subcategory', {}, sub)
  await listing('featured', { featured: true })
  for (const search of ['edition', 'microsoft', 'licence', 'qxzvw'])
    for (const count of [SUGGESTION_COUNT, PAGE_SIZE])
      rows.push(
        await explained(
          store,
          `search for “${search}”, first ${count}`,
          rankedMatches(search, listingWhere({}, undefined, []), count),
        ),
      )
  return rows
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
  const scans = executed.filter(
    (node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'Product',
  )
  return {
    name,
    p50: plan['Execution Time'],
    note: [...indexes].join(', '),
    target: { text: 'no full scan', met: scans.length === 0 },
  }
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]
