import 'server-only'
import { bringProduct, type Outcome, storedNot } from '@/lib/content/woocommerce/bring-product'
import { furtherPlacesOf, placeOf } from '@/lib/content/woocommerce/category-place'
import { WOOCOMMERCE } from '@/lib/content/woocommerce/client'
import { woocommercePlugin } from '@/lib/content/woocommerce/plugin'
import { categoryAt, furtherAt } from '@/lib/content/woocommerce/product-category'
import { type Draft, draftsOf, refusalOf } from '@/lib/content/woocommerce/product-drafts'
import { turnOf } from '@/lib/content/woocommerce/sale-prices'
import {
  listCategories,
  listProducts,
  readCurrency,
  readProducts,
  readVariations,
  type ShopCategory,
  type ShopProduct,
} from '@/lib/content/woocommerce/shop'
import { siteOf } from '@/lib/content/wordpress/client'
import { SiteError, unreadable } from '@/lib/content/wordpress/site-error'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { AppError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { describeFailure } from '@/lib/mail/notifications/delivery-outcome'
import { waitAfter } from '@/lib/platform/wait-after'
import type { PluginValues } from '@/lib/plugins/plugin'
import { activePluginValues } from '@/lib/plugins/queries'
import { currentSetting } from '@/lib/settings/queries'
import { MAX_LISTED, type TakenProduct, type TakeoverProblem } from './contracts'
import { queueTakeover } from './jobs'
import { categoriesOf, problemsOf, type TakeoverRow, takenOf } from './queries'
import { moveTakeover } from './transition'

/** So many products are read by one call, and in one job. */
const AT_ONCE = 5

/** A shop of which nothing can be taken over, however often it is asked; the message is for the owner. */
class NothingToTake extends Error {}

/**
 * Does the next part of a run: finds out what is to be read, or reads some products; and queues the rest. May be broken off at
 * any point and run again: a product is remembered by its id. Ends once somebody has ended it.
 */
export async function runTakeover(id: string): Promise<void> {
  const run = await db().catalogueImport.findUniqueOrThrow({ where: { id } })
  if (run.status !== 'running') return
  const values = await activePluginValues(woocommercePlugin)
  if (!values || siteOf(values) !== run.site) {
    const failure = values
      ? 'The address of the site was changed'
      : describeFailure({ kind: 'off' })
    await moveTakeover(db(), id, 'fail', { failure })
    return
  }
  try {
    if (await doNext(run, values)) await db().$transaction((tx) => queueTakeover(tx, id))
    else await moveTakeover(db(), id, 'finish', { failure: null })
  } catch (error) {
    if (error instanceof NothingToTake)
      await moveTakeover(db(), id, 'fail', { failure: error.message })
    else if (error instanceof SiteError) await tryLater(run, error)
    else throw error
  }
}

/** @returns whether there is more to do */
async function doNext(run: TakeoverRow, values: PluginValues): Promise<boolean> {
  if (!run.isPlanned) {
    await plan(run, values)
    return true
  }
  const ids = run.sourceIds.slice(0, AT_ONCE)
  if (ids.length === 0) return false
  const products = new Map(
    (await readProducts(values, ids)).map(({ id, product }) => [id, product]),
  )
  const part: Part = {
    run,
    values,
    categories: categoriesOf(run),
    found: new Map(),
  }
  for (const sourceId of ids)
    if (!(await record(run, sourceId, await handled(part, sourceId, products.get(sourceId)))))
      return false
  return true
}

async function plan({ id }: TakeoverRow, values: PluginValues): Promise<void> {
  const [theirs, ours] = [await readCurrency(values), await currentSetting('baseCurrency')]
  if (theirs !== ours)
    throw new NothingToTake(
      `WooCommerce’s prices are in ${theirs}, the store’s in ${ours}: nothing is taken over`,
    )
  const categories = await listCategories(values)
  const sourceIds = await listProducts(values)
  await db().catalogueImport.updateMany({
    where: isRunning(id),
    data: {
      isPlanned: true,
      categories,
      sourceIds,
      products: sourceIds.length,
      failures: 0,
      failure: null,
    },
  })
}

/** What one job of a run knows. */
type Part = {
  run: TakeoverRow
  values: PluginValues
  categories: ReadonlyMap<number, ShopCategory>
  /** Categories of the store that were found already, by those of the shop. */
  found: Map<number, number>
}

/** What became of a product of the shop, or of its variations. */
type Handled = {
  results: Outcome['result'][]
  taken: TakenProduct[]
  problems: TakeoverProblem[]
}

const NOTHING: Handled = { results: [], taken: [], problems: [] }

async function handled(
  part: Part,
  sourceId: number,
  product: ShopProduct | null | undefined,
): Promise<Handled> {
  // Not published any more since it was listed.
  if (product === undefined) return NOTHING
  if (product === null)
    return {
      ...NOTHING,
      problems: [{ name: String(sourceId), link: '', text: unreadable(WOOCOMMERCE).message }],
    }
  const at = (problem: { name: string; text: string }) => ({ ...problem, link: product.permalink })
  const isVariable = product.type === 'variable' && refusalOf(product) === null
  const variations = isVariable ? await readVariations(part.values, product) : []
  const { drafts, problems } = draftsOf(product, variations, {
    site: part.run.site,
    siteUrl: env().SITE_URL,
    now: new Date(),
  })
  const all: Handled = { results: [], taken: [], problems: problems.map(at) }
  const ids = product.categories.map(({ id }) => id)
  const place = placeOf(part.categories, ids)
  const further = furtherPlacesOf(part.categories, ids)
  for (const draft of drafts) {
    const outcome = await outcomeOf(part, draft, { place, further })
    all.results.push(outcome.result)
    all.problems.push(...outcome.problems.map((text) => at({ name: draft.fields.name, text })))
    if (outcome.result === 'added') all.taken.push(takenFrom(draft, place))
  }
  return all
}

async function outcomeOf(
  { run: { site, isPreview, overwrites }, values, found }: Part,
  draft: Draft,
  { place, further }: { place: readonly ShopCategory[]; further: readonly ShopCategory[][] },
): Promise<Outcome> {
  try {
    return await bringProduct(
      {
        site,
        isPreview,
        overwrites,
        syncPrices: values.syncPrices === true,
        filed: async () => {
          const categoryId = await categoryAt({ site, overwrites, found }, place)
          const furtherCategoryIds = await furtherAt(
            { site, overwrites, found },
            further,
            categoryId,
          )
          return { categoryId, furtherCategoryIds }
        },
      },
      draft,
    )
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    log.warn({ err: error, sourceId: draft.sourceId }, 'a product could not be taken over')
    return { result: 'refused', problems: [storedNot(error.text)] }
  }
}

const takenFrom = (
  { fields, link, inStock, sale }: Draft,
  place: readonly ShopCategory[],
): TakenProduct => ({
  name: fields.name,
  link,
  price: fields.price,
  originalPrice: fields.originalPrice,
  category: place.map(({ name }) => name),
  inStock,
  saleTurnsAt: (sale && turnOf(sale, new Date()))?.toISOString() ?? null,
})

const isRunning = (id: string) => ({ id, status: 'running' as const })

/** @returns whether the run goes on */
async function record(
  { id }: TakeoverRow,
  sourceId: number,
  { results, taken, problems }: Handled,
): Promise<boolean> {
  const counted = (result: Outcome['result']) => ({
    increment: results.filter((one) => one === result).length,
  })
  return db().$transaction(async (tx) => {
    const row = await tx.catalogueImport.findUniqueOrThrow({ where: { id } })
    const { count } = await tx.catalogueImport.updateMany({
      where: isRunning(id),
      data: {
        sourceIds: row.sourceIds.filter((one) => one !== sourceId),
        handled: { increment: 1 },
        added: counted('added'),
        changed: counted('changed'),
        unchanged: counted('unchanged'),
        kept: counted('kept'),
        taken: [takenOf(row), taken].flat().slice(0, MAX_LISTED),
        problems: [problemsOf(row), problems].flat().slice(0, MAX_LISTED),
        failures: 0,
        failure: null,
      },
    })
    return count === 1
  })
}

async function tryLater({ id }: TakeoverRow, { message, retryAfter }: SiteError): Promise<void> {
  await db().$transaction(async (tx) => {
    const current = await tx.catalogueImport.findUniqueOrThrow({ where: { id } })
    const failures = current.failures + 1
    const wait = waitAfter(failures, retryAfter)
    if (wait === null) {
      await moveTakeover(tx, id, 'fail', { failure: message })
      return
    }
    const { count } = await tx.catalogueImport.updateMany({
      where: isRunning(id),
      data: { failures, failure: message },
    })
    if (count === 1) await queueTakeover(tx, id, wait)
  })
}
