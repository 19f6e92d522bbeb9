import 'server-only'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { toCents, toDecimal } from '@/lib/core/money'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import { type Actor, recordAudits } from '@/lib/staff/audit'
import type { ProductFields } from './admin-contracts'
import { allGroups, productConditions } from './back-office-queries'
import type { BulkAction, BulkChange, BulkResult } from './bulk-contracts'
import { catalogTags } from './cache-tags'
import { updateProducts } from './product-batches'
import { differences } from './product-differences'
import { filterGroups } from './product-groups'
import { applyPriceChange } from './product-prices'

const EXAMPLES = 20
const TIMEOUT_MS = 120_000

type Changeable = Pick<ProductFields, 'price' | 'originalPrice' | 'inStock' | 'isFeatured'>
type Selected = Changeable & { id: number; name: string; isGiftCard: boolean }

/**
 * Changes price, stock or recommendation of many products, all or none.
 *
 * @returns what was changed, or for a dry run what would be
 * @throws AppError `conflict` when other products match than in the preview, `invalid` for a
 *   price that is too high, or a gift card that would cost nothing
 */
export async function bulkChangeProducts(actor: Actor, change: BulkChange): Promise<BulkResult> {
  const where = await conditionOf(change.select)
  return db().$transaction(
    async (tx) => {
      const selected = await readSelected(tx, where, !change.dryRun)
      if (change.expectedCount !== undefined && change.expectedCount !== selected.length)
        throw new AppError(
          'conflict',
          `Now ${selected.length} products match, not ${change.expectedCount}. Look at the preview again.`,
        )
      const changed = selected.flatMap((before) => {
        const after = applied(before, change.action)
        const isOther = Object.keys(after).some(
          (field) => before[field as keyof Changeable] !== after[field as keyof Changeable],
        )
        return isOther ? [{ before, after: { ...before, ...after } }] : []
      })
      if (!change.dryRun && changed.length > 0) await write(tx, actor, change.action, changed)
      return resultOf(selected.length, changed)
    },
    { timeout: TIMEOUT_MS, maxWait: 10_000 },
  )
}

async function conditionOf(select: BulkChange['select']): Promise<Prisma.Sql> {
  if ('ids' in select) return Prisma.sql`p."id" IN (${Prisma.join(select.ids)})`
  return productConditions(select.filter, filterGroups(await allGroups(), select.filter.category))
}

type SelectedRow = Omit<Selected, 'price' | 'originalPrice'> & {
  price: Prisma.Decimal
  originalPrice: Prisma.Decimal | null
}

async function readSelected(tx: Tx, where: Prisma.Sql, lock: boolean): Promise<Selected[]> {
  const rows = await tx.$queryRaw<SelectedRow[]>`
    SELECT p."id", p."name", p."price", p."originalPrice", p."inStock", p."isFeatured", p."isGiftCard"
    FROM "Product" p WHERE ${where} ORDER BY p."id" ${lock ? Prisma.sql`FOR UPDATE` : Prisma.empty}`
  return rows.map((row) => ({
    ...row,
    price: toDecimal(toCents(row.price)),
    originalPrice: row.originalPrice === null ? null : toDecimal(toCents(row.originalPrice)),
  }))
}

/** The effect of an action on a product; an original price that is not above the new price is removed. */
function applied(product: Selected, action: BulkAction): Partial<Changeable> {
  if (action.kind === 'stock') return { inStock: action.inStock }
  if (action.kind === 'featured') return { isFeatured: action.isFeatured }
  const cents = applyPriceChange(toCents(product.price), action)
  if (cents === null)
    throw new AppError('invalid', `The price of ${product.name} would be more than 99,999,999.99`, {
      issues: [{ path: 'action.by', message: 'Some prices would be more than 99,999,999.99' }],
    })
  if (cents === 0 && product.isGiftCard)
    throw new AppError('invalid', `${product.name} is worth its price, so it must cost something`, {
      issues: [{ path: 'action.by', message: 'A gift card would cost nothing' }],
    })
  const original = product.originalPrice
  const keepsOriginal = original !== null && toCents(original) > cents
  return { price: toDecimal(cents), originalPrice: keepsOriginal ? original : null }
}

type Changed = { before: Selected; after: Selected }

const FIELDS_OF = {
  price: ['price', 'originalPrice'],
  stock: ['inStock'],
  featured: ['isFeatured'],
} as const satisfies Record<BulkAction['kind'], readonly (keyof Changeable)[]>

async function write(tx: Tx, actor: Actor, { kind }: BulkAction, changed: Changed[]) {
  const rows = changed.map(({ after }) => after)
  await updateProducts<keyof Changeable>(tx, FIELDS_OF[kind], rows)
  await recordAudits(
    tx,
    actor,
    changed.map(({ before, after }) => ({
      action: 'product.bulk',
      entityType: 'product',
      entityId: before.id,
      ...onlyDifferent(before, after),
    })),
  )
  await invalidateTags(tx, [catalogTags.products])
}

function onlyDifferent(before: Selected, after: Selected) {
  const { price, originalPrice, inStock, isFeatured } = after
  const different = differences(before, {
    price,
    originalPrice,
    inStock,
    isFeatured,
  })
  return { before: { ...different.before }, after: { ...different.after } }
}

function resultOf(matched: number, changed: Changed[]): BulkResult {
  return {
    matched,
    changed: changed.length,
    originalPricesRemoved: changed.filter(
      ({ before, after }) => before.originalPrice !== null && after.originalPrice === null,
    ).length,
    examples: changed.slice(0, EXAMPLES).map(({ before, after }) => ({
      id: before.id,
      name: before.name,
      before: before.price,
      after: after.price,
    })),
  }
}
