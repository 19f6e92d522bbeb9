import 'server-only'
import { onUniqueViolation } from '@/lib/core/database-errors'
import { db, type Tx } from '@/lib/core/db'
import { differences } from '@/lib/core/differences'
import { AppError } from '@/lib/core/errors'
import { picturesIn } from '@/lib/core/rich-text'
import { lockRows } from '@/lib/core/rows'
import { say } from '@/lib/core/server-text'
import { missingUploads } from '@/lib/media/uploads'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import { currentSettings } from '@/lib/settings/queries'
import { type Actor, recordAudits } from '@/lib/staff/audit'
import { reversed, type Undoing } from '@/lib/staff/undo-contracts'
import { changedSince, laterChanges, type UndoableChange } from '@/lib/staff/undoable-changes'
import { PRODUCT_FIELD_NAMES, type ProductFields } from './admin-contracts'
import { catalogTags } from './cache-tags'
import { requireFamiliesInBounds } from './families'
import { originObstacles } from './origin-obstacles'
import { stillKnown } from './own-fact-rules'
import { currentOwnFacts } from './own-facts'
import { queueReleaseChanges } from './preorder-jobs'
import { readInBatches, updateProducts } from './product-batches'
import { PRODUCT_FIELD_SELECT, productFieldsOf } from './product-fields'
import { restoredProduct, type StoredProduct } from './product-restoring'
import { PRODUCT_ENTITY } from './product-writes'
import { stockChanged } from './refresh-stock'
import { skuClashes } from './sku-clashes'
import { skuHolders } from './sku-holders'
import { videoTags } from './video-tags'

const TIMEOUT_MS = 120_000

type Restoring = {
  change: UndoableChange
  id: number
  now: ProductFields | undefined
  fields: ProductFields
  createdAt?: Date
}

/**
 * Undoes changes and deletions of products; those that were changed since stay as they are.
 *
 * @throws AppError `conflict` when somebody takes the slug of one at this moment, `invalid` for a family that would be
 *   too large
 */
export async function restoreProducts(
  actor: Actor,
  changes: readonly UndoableChange[],
): Promise<Undoing> {
  const { restored, kept } = await db()
    .$transaction(
      async (tx) => {
        const planned = await plan(tx, changes)
        await write(tx, actor, planned.restored)
        return planned
      },
      { timeout: TIMEOUT_MS },
    )
    .catch(
      onUniqueViolation(
        (cause) => new AppError('conflict', say('products.changedSince'), { cause }),
      ),
    )
  await stockChanged(restored.map(({ id }) => id))
  return { undone: restored.length, kept }
}

async function plan(tx: Tx, changes: readonly UndoableChange[]) {
  const ids = changes.map(({ entityId }) => Number(entityId))
  const stored = await lockProducts(tx, ids)
  const later = await laterChanges(
    tx,
    changes.map(({ id }) => id),
  )
  const { timezone, baseCurrency } = await currentSettings(tx)
  const facts = await currentOwnFacts(tx)
  const restored: Restoring[] = []
  const kept: Undoing['kept'] = []
  for (const change of changes) {
    const id = Number(change.entityId)
    const now = stored.get(id)
    const laterChange = later.get(change.id)
    const result = laterChange
      ? changedSince(laterChange, timezone)
      : restoredProduct(change.undo, now, baseCurrency)
    if ('reason' in result)
      kept.push({ name: nameOf(now?.fields ?? change.undo.before, id), text: result })
    else {
      // Of facts that are gone since, nothing comes back.
      const ownFacts = stillKnown(facts, result.fields.ownFacts)
      restored.push({
        change,
        id,
        now: now?.fields,
        ...result,
        fields: { ...result.fields, ownFacts },
      })
    }
  }
  return withoutObstacles(tx, restored, kept)
}

const nameOf = (fields: object, id: number) =>
  'name' in fields && typeof fields.name === 'string' ? fields.name : `Product ${id}`

async function lockProducts(tx: Tx, ids: number[]): Promise<Map<number, StoredProduct>> {
  await lockRows(tx, 'Product', { id: ids })
  const rows = await readInBatches(ids, (batch) =>
    tx.product.findMany({
      where: { id: { in: batch } },
      select: { ...PRODUCT_FIELD_SELECT, id: true, ratingSource: true, isBundle: true },
    }),
  )
  return new Map(
    rows.map(({ id, ratingSource, isBundle, ...fields }) => [
      id,
      { fields: productFieldsOf(fields), ratingSource, isBundle },
    ]),
  )
}

/** Keeps those whose category, pictures or address are not to be had any more. */
async function withoutObstacles(tx: Tx, planned: Restoring[], kept: Undoing['kept']) {
  const picturesOf = ({ image, additionalImages, story }: ProductFields) => [
    ...(image === null ? [] : [image]),
    ...additionalImages,
    ...picturesIn(story),
  ]
  const missing = new Set(
    await missingUploads(
      tx,
      planned.flatMap(({ fields }) => picturesOf(fields)),
    ),
  )
  const categories = await tx.category.findMany({
    where: { id: { in: [...new Set(planned.map(({ fields }) => fields.categoryId))] } },
    select: { id: true },
  })
  const moved = planned.filter(({ now, fields }) => now?.slug !== fields.slug)
  const taken = await readInBatches(moved, (batch) =>
    tx.product.findMany({
      where: { slug: { in: batch.map(({ fields }) => fields.slug) } },
      select: { slug: true },
    }),
  )
  const renumbered = planned.filter(({ now, fields }) => now?.sku !== fields.sku)
  const holders = await readInBatches(renumbered, (batch) =>
    skuHolders(
      tx,
      batch.flatMap(({ fields }) => fields.sku ?? []),
    ),
  )
  const clashes = skuClashes(
    renumbered.flatMap(({ id, fields: { sku } }, line) => (sku === null ? [] : { line, id, sku })),
    holders,
  )
  const origins = await originObstacles(
    tx,
    planned.flatMap(({ id, now, fields }) => (now ? [{ id, before: now, after: fields }] : [])),
  )
  const clashingIds = new Set(renumbered.flatMap(({ id }, line) => (clashes.has(line) ? id : [])))
  const obstacle = ({ id, now, fields }: Restoring) => {
    if (!categories.some(({ id }) => id === fields.categoryId)) return say('products.categoryGone')
    if (picturesOf(fields).some((path) => missing.has(path))) return say('products.pictureGone')
    if (now?.slug !== fields.slug && taken.some(({ slug }) => slug === fields.slug))
      return say('products.slugTakenMeanwhile', { slug: fields.slug })
    if (clashingIds.has(id)) return say('products.skuTakenMeanwhile', { sku: fields.sku ?? '' })
    return origins.get(id) ?? null
  }
  const restored: Restoring[] = []
  for (const product of planned) {
    const text = obstacle(product)
    if (text) kept.push({ name: product.fields.name, text })
    else restored.push(product)
  }
  return { restored, kept }
}

async function write(tx: Tx, actor: Actor, restored: readonly Restoring[]): Promise<void> {
  if (restored.length === 0) return
  const existing = restored.filter(({ now }) => now !== undefined)
  const gone = restored.filter(({ now }) => now === undefined)
  const changed = PRODUCT_FIELD_NAMES.filter((field) =>
    existing.some(
      ({ change, now, fields }) =>
        field in change.undo.before ||
        // One that is shown again does not wait for its time.
        (field === 'publishAt' && now?.publishAt !== fields.publishAt) ||
        // Nor one whose day has passed for it.
        (field === 'availableFrom' && now?.availableFrom !== fields.availableFrom),
    ),
  )
  if (changed.length > 0)
    await updateProducts<keyof ProductFields>(
      tx,
      changed,
      existing.map(({ id, fields }) => ({ id, ...fields })),
    )
  if (gone.length > 0)
    await tx.product.createMany({
      data: gone.map(({ id, fields, createdAt }) => ({ ...fields, id, createdAt })),
    })
  await requireFamiliesInBounds(
    tx,
    restored.map(({ fields }) => fields.family),
  )
  await queueReleaseChanges(
    tx,
    existing.map(({ id, now, fields }) => ({ id, before: now ?? {}, after: fields })),
  )
  await recordAudits(tx, actor, restored.map(entryOf))
  await invalidateTags(tx, [
    catalogTags.products,
    ...videoTags([
      ...existing.map(({ now, fields }) =>
        now?.videoUrl === fields.videoUrl ? undefined : fields.videoUrl,
      ),
      ...gone.map(({ fields }) => fields.videoUrl ?? undefined),
    ]),
  ])
}

function entryOf({ change, id, now, fields }: Restoring) {
  const { before, after } = now ? differences(now, fields) : { before: undefined, after: fields }
  return {
    action: 'product.undo',
    entityType: PRODUCT_ENTITY,
    entityId: id,
    ...(before && { before: { ...before } }),
    after: { ...after },
    undo: reversed(change.undo),
    undoesId: change.id,
  }
}
