import 'server-only'
import { z } from 'zod'
import { shopCategorySchema } from '@/lib/content/woocommerce/shop'
import { db, type Prisma, type Tx } from '@/lib/core/db'
import { type CatalogueImport, takenProductSchema, takeoverProblemSchema } from './contracts'

export type TakeoverRow = Prisma.CatalogueImportGetPayload<object>

/** What is not taken over, as it is stored. */
export const problemsOf = ({ problems }: Pick<TakeoverRow, 'problems'>) =>
  z.array(takeoverProblemSchema).catch([]).parse(problems)

/** What is new here, as it is stored. */
export const takenOf = ({ taken }: Pick<TakeoverRow, 'taken'>) =>
  z.array(takenProductSchema).catch([]).parse(taken)

/** The shop's categories, by their ids there. */
export const categoriesOf = ({ categories }: Pick<TakeoverRow, 'categories'>) =>
  new Map(
    z
      .array(shopCategorySchema)
      .catch([])
      .parse(categories)
      .map((category) => [category.id, category]),
  )

/** A run as the API returns it. */
export const toTakeover = (row: TakeoverRow): CatalogueImport => ({
  id: row.id,
  site: row.site,
  status: row.status,
  isPreview: row.isPreview,
  overwrites: row.overwrites,
  isPlanned: row.isPlanned,
  products: row.products,
  handled: row.handled,
  added: row.added,
  changed: row.changed,
  unchanged: row.unchanged,
  kept: row.kept,
  taken: takenOf(row),
  problems: problemsOf(row),
  failure: row.failure,
  username: row.username,
  endedBy: row.endedBy,
  createdAt: row.createdAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
})

/** The run that has not come to an end. */
export const runningTakeover = (tx: Tx): Promise<TakeoverRow | null> =>
  tx.catalogueImport.findFirst({ where: { status: 'running' } })

/** The latest run. */
export async function latestTakeover(): Promise<CatalogueImport | null> {
  const row = await db().catalogueImport.findFirst({ orderBy: { createdAt: 'desc' } })
  return row && toTakeover(row)
}
