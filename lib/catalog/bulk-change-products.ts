import 'server-only'
import { z } from 'zod'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { differences } from '@/lib/core/differences'
import { englishOf } from '@/lib/core/english-text'
import { AppError } from '@/lib/core/errors'
import { ID_ROW, rowsOf } from '@/lib/core/rows'
import { type ServerText, say } from '@/lib/core/server-text'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import { chargedCurrencies } from '@/lib/pricing/selling'
import { currentSettings } from '@/lib/settings/queries'
import { type Actor, recordAudits } from '@/lib/staff/audit'
import { undoState } from '@/lib/staff/undo-contracts'
import type { ProductFields } from './admin-contracts'
import { allGroups, productConditions } from './back-office-queries'
import type { BulkChange, BulkResult } from './bulk-contracts'
import { type BulkFields, effectOf, type FieldAction } from './bulk-rules'
import { catalogTags } from './cache-tags'
import { readInBatches, updateProducts } from './product-batches'
import { PRODUCT_FIELD_SELECT, productFieldsOf } from './product-fields'
import { filterGroups } from './product-groups'
import { PRODUCT_ENTITY, requireCategoryExists } from './product-writes'
import { stockChanged } from './refresh-stock'
import { foreseeRemovals, removeProducts } from './remove-products'

const EXAMPLES = 20
const TIMEOUT_MS = 120_000

type Selected = BulkFields & Pick<ProductFields, 'prices'> & { id: number; name: string }
type Changed = { before: Selected; after: Selected }
type Refused = { id: number; name: string; text: ServerText }

/**
 * Changes or removes many products, all or none; with `skipRefused` all that can be changed.
 *
 * @returns what was changed, or for a dry run what would be
 * @throws AppError `conflict` when other products match than in the preview, `invalid` when some can't be changed, or
 *   for a category that does not exist
 */
export async function bulkChangeProducts(actor: Actor, change: BulkChange): Promise<BulkResult> {
  const where = await conditionOf(change.select)
  const { result, ids } = await db().$transaction(
    async (tx) => {
      const ids = await readIds(tx, where, !change.dryRun)
      requireExpected(change, ids.length)
      return { result: await apply(tx, actor, change, ids), ids }
    },
    { timeout: TIMEOUT_MS },
  )
  const { kind } = change.action
  if (!change.dryRun && (kind === 'delivery' || kind === 'stock')) await stockChanged(ids)
  return result
}

async function apply(
  tx: Tx,
  actor: Actor,
  { action, dryRun, skipRefused }: BulkChange,
  ids: number[],
): Promise<BulkResult> {
  const selected = await readSelected(tx, ids)
  if (action.kind === 'remove') return remove(tx, actor, selected, dryRun)
  if (action.kind === 'category') await requireCategoryExists(tx, action.categoryId)
  const seller = await currentSettings(tx)
  const currency = seller.baseCurrency
  const { changed, refused } = planned(selected, action, currency)
  if (!dryRun) {
    const [first, ...others] = refused
    if (first && !skipRefused) throw refusal([first, ...others])
    if (changed.length > 0) await write(tx, actor, changed)
  }
  const result = {
    ...resultOf(selected.length, changed, refused),
    savingsLost: dryRun && seller.struckPrices === 'lowest30' ? await savingsLost(tx, changed) : 0,
    typedPricesStay: withTypedPrices(changed, chargedCurrencies(seller)),
  }
  // The end of a sale is nothing that is lost.
  if (action.kind !== 'sale') return result
  return { ...result, originalPricesRemoved: 0, ...(action.off === null && { savingsLost: 0 }) }
}

const lostRow = z.object({ lost: z.number() })

/** How many are announced as reduced and show no saving, or do not any more; none where the settings show none. */
async function savingsLost(tx: Tx, changed: readonly Changed[]): Promise<number> {
  const priced = changed.filter(
    ({ before, after }) =>
      before.price !== after.price || before.originalPrice !== after.originalPrice,
  )
  if (priced.length === 0) return 0
  const rows = await rowsOf(
    tx,
    lostRow,
    Prisma.sql`
    SELECT count(*)::int AS "lost"
    FROM jsonb_to_recordset(${JSON.stringify(
      priced.map(({ after: { id, price, originalPrice } }) => ({ id, price, originalPrice })),
    )}::jsonb) n(id int, price numeric, "originalPrice" numeric) JOIN "Product" p USING (id)
    WHERE (p."comparedPrices" ? 'base' OR n."originalPrice" > n."price")
      AND softhaven_compared_prices(p."id", n."price", n."originalPrice", p."prices", now()) = '{}'`,
  )
  return rows[0]?.lost ?? 0
}

/** How many have another price in the store's own currency, and keep those that were typed in these. */
const withTypedPrices = (changed: readonly Changed[], currencies: readonly CurrencyCode[]) =>
  changed.filter(
    ({ before, after }) =>
      before.price !== after.price && currencies.some((code) => before.prices[code] !== undefined),
  ).length

function planned(selected: readonly Selected[], action: FieldAction, currency: CurrencyCode) {
  const changed: Changed[] = []
  const refused: Refused[] = []
  for (const before of selected) {
    const effect = effectOf(before, action, currency)
    if ('refusal' in effect)
      refused.push({ id: before.id, name: before.name, text: effect.refusal })
    else if (Object.keys(differences(before, effect.fields).after).length > 0)
      changed.push({ before, after: { ...before, ...effect.fields } })
  }
  return { changed, refused }
}

function requireExpected({ expectedCount }: BulkChange, count: number): void {
  if (expectedCount !== undefined && expectedCount !== count)
    throw new AppError('conflict', say('products.countChanged', { count, expected: expectedCount }))
}

function refusal([first, ...others]: readonly [Refused, ...Refused[]]): AppError {
  return new AppError(
    'invalid',
    others.length > 0
      ? say('products.severalNotChanged', {
          name: first.name,
          count: others.length,
          reason: first.text,
        })
      : say('products.nothingChanged', { name: first.name, reason: first.text }),
    { issues: [{ path: 'action.by', text: first.text }] },
  )
}

async function conditionOf(select: BulkChange['select']): Promise<Prisma.Sql> {
  if ('ids' in select) return Prisma.sql`p."id" IN (${Prisma.join(select.ids)})`
  return productConditions(select.filter, filterGroups(await allGroups(), select.filter.category))
}

async function readIds(tx: Tx, where: Prisma.Sql, lock: boolean): Promise<number[]> {
  const rows = await rowsOf(
    tx,
    ID_ROW,
    Prisma.sql`
    SELECT p."id" FROM "Product" p WHERE ${where} ORDER BY p."id" ${lock ? Prisma.sql`FOR UPDATE` : Prisma.empty}`,
  )
  return rows.map(({ id }) => id)
}

async function readSelected(tx: Tx, ids: readonly number[]): Promise<Selected[]> {
  const rows = await readInBatches(ids, (batch) =>
    tx.product.findMany({
      where: { id: { in: batch } },
      select: { ...PRODUCT_FIELD_SELECT, id: true, salePrice: true, isBundle: true },
      orderBy: { id: 'asc' },
    }),
  )
  return rows.map(({ id, salePrice, isBundle, ...fields }) => ({
    id,
    isBundle,
    isInSale: salePrice?.equals(fields.price) ?? false,
    ...productFieldsOf(fields),
  }))
}

const WRITTEN = [
  'price',
  'originalPrice',
  'inStock',
  'isFeatured',
  'isHidden',
  'publishAt',
  'delivery',
  'categoryId',
] as const satisfies readonly (keyof BulkFields)[]

async function write(tx: Tx, actor: Actor, changed: readonly Changed[]) {
  const changes = changed.map(({ before, after }) => ({
    id: before.id,
    ...differences<Selected>(before, after),
  }))
  const fields = WRITTEN.filter((field) => changes.some(({ after }) => field in after))
  await updateProducts<(typeof WRITTEN)[number]>(
    tx,
    fields,
    changed.map(({ after }) => after),
  )
  await recordAudits(
    tx,
    actor,
    changes.map(({ id, before, after }) => ({
      action: 'product.bulk',
      entityType: PRODUCT_ENTITY,
      entityId: id,
      before: { ...before },
      after: { ...after },
      undo: undoState(before, after),
    })),
  )
  await invalidateTags(tx, [catalogTags.products])
}

async function remove(
  tx: Tx,
  actor: Actor,
  selected: readonly Selected[],
  dryRun: boolean,
): Promise<BulkResult> {
  const ids = selected.map(({ id }) => id)
  const removals = dryRun ? await foreseeRemovals(tx, ids) : await removeProducts(tx, actor, ids)
  return {
    ...resultOf(
      selected.length,
      selected.map((product) => ({ before: product, after: product })),
      [],
    ),
    hiddenInstead: removals.filter(({ outcome }) => outcome === 'hidden').length,
  }
}

function resultOf(
  matched: number,
  changed: readonly Changed[],
  refused: readonly Refused[],
): BulkResult {
  return {
    matched,
    changed: changed.length,
    originalPricesRemoved: changed.filter(
      ({ before, after }) => before.originalPrice !== null && after.originalPrice === null,
    ).length,
    savingsLost: 0,
    typedPricesStay: 0,
    hiddenInstead: 0,
    refused: refused.length,
    refusals: refused.slice(0, EXAMPLES).map((one) => ({ ...one, reason: englishOf(one.text) })),
    examples: changed.slice(0, EXAMPLES).map(({ before, after }) => ({
      id: before.id,
      name: before.name,
      before: before.price,
      after: after.price,
    })),
  }
}
