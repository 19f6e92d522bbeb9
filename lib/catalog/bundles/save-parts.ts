import 'server-only'
import { catalogTags } from '@/lib/catalog/cache-tags'
import { stockChanged } from '@/lib/catalog/refresh-stock'
import { setBundle } from '@/lib/catalog/set-bundle'
import { db, type Tx } from '@/lib/core/db'
import { AppError, fieldError } from '@/lib/core/errors'
import { lockRows } from '@/lib/core/rows'
import { say } from '@/lib/core/server-text'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import { type Named, recordAudit } from '@/lib/staff/audit'
import { type UndoState, undoState } from '@/lib/staff/undo-contracts'
import { bundleProblem, partProblem } from './bundle-rules'
import { CANDIDATE, candidateOf } from './candidates'
import type { Bundle, BundleInput } from './contracts'
import { bundleOf } from './queries'

type Parts = BundleInput['parts']

/**
 * Makes a product a bundle of others, changes what is in one, or makes it none again. What was bought stays as it was.
 *
 * @throws AppError `not_found`; `conflict` for a product with keys of its own, a gift card, or one that is in another bundle, and for
 *   parts that are bundles, gift cards or the product itself
 */
export async function saveParts(
  actor: Named,
  productId: number,
  { parts }: BundleInput,
): Promise<Bundle> {
  await db().$transaction((tx) => writeParts(tx, actor, productId, parts))
  await stockChanged([productId])
  return bundleOf(productId)
}

/** What is written of a change that undoes another one, in place of what a change is by itself. */
type Undoing = { action: 'product.undo'; undo: UndoState | undefined; undoesId: number }

/**
 * {@link saveParts} in the caller's transaction. The stock of the product is counted by whoever calls.
 *
 * @param undoing where it undoes a change
 */
export async function writeParts(
  tx: Tx,
  actor: Named,
  productId: number,
  parts: Parts,
  undoing?: Undoing,
): Promise<void> {
  const partIds = parts.map(({ productId: id }) => id)
  // In one order, so that two who put each other's products into theirs wait for one another.
  await lockRows(tx, 'Product', { id: [...new Set([productId, ...partIds])] })
  await requireBundle(tx, productId, parts)
  const before = await storedParts(tx, productId)
  await tx.bundlePart.deleteMany({ where: { bundleId: productId } })
  await tx.bundlePart.createMany({
    data: parts.map(({ productId: partId, quantity }, position) => ({
      bundleId: productId,
      partId,
      quantity,
      position,
    })),
  })
  if (before.length > 0 !== parts.length > 0) await setBundle(tx, productId, parts.length > 0)
  await recordAudit(tx, actor, {
    action: 'product.parts',
    entityType: 'product',
    entityId: productId,
    before: { parts: before },
    after: { parts },
    undo: undoState({ parts: before }, { parts }),
    ...undoing,
  })
  await invalidateTags(tx, [catalogTags.products])
}

/** What a product consists of, as it is said when it is saved. */
export async function storedParts(tx: Tx, productId: number): Promise<Parts> {
  const rows = await tx.bundlePart.findMany({
    where: { bundleId: productId },
    orderBy: { position: 'asc' },
    select: { partId: true, quantity: true },
  })
  return rows.map(({ partId, quantity }) => ({ productId: partId, quantity }))
}

async function requireBundle(tx: Tx, productId: number, parts: Parts): Promise<void> {
  const bundle = await tx.product.findUnique({
    where: { id: productId },
    select: {
      ...CANDIDATE,
      _count: { select: { keys: true } },
      partOf: { take: 1, select: { bundle: { select: { name: true } } } },
    },
  })
  if (!bundle) throw new AppError('not_found', say('products.unknown'))
  if (parts.length === 0) return
  const { _count, partOf, ...candidate } = bundle
  const why = bundleProblem(candidateOf(candidate), {
    keys: _count.keys,
    partOf: partOf[0]?.bundle.name ?? null,
  })
  if (why) throw fieldError('conflict', 'parts', why)
  const found = await tx.product.findMany({
    where: { id: { in: parts.map((part) => part.productId) } },
    select: CANDIDATE,
  })
  for (const [index, part] of parts.entries()) {
    const path = `parts.${index}.productId`
    const product = found.find(({ id }) => id === part.productId)
    if (!product) throw fieldError('conflict', path, say('products.unknown'))
    const problem = partProblem(candidateOf(product), productId)
    if (problem) throw fieldError('conflict', path, problem)
  }
}
