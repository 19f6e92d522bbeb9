import 'server-only'
import { onUniqueViolation } from '@/lib/core/database-errors'
import { db, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { type ServerText, say } from '@/lib/core/server-text'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import { currentSetting } from '@/lib/settings/queries'
import { type Named, recordAudit, recordAudits } from '@/lib/staff/audit'
import { undoState } from '@/lib/staff/undo-contracts'
import { PRODUCT_FIELD_NAMES } from './admin-contracts'
import { writePartsOf } from './bundles/write-parts-of'
import { catalogTags } from './cache-tags'
import { requireFamiliesInBounds } from './families'
import type { ImportReport } from './import-contracts'
import { fingerprintOf, type ImportPlan, reportOf } from './import-plan'
import { readTable, type TableLine } from './import-table'
import { planAgainstCatalogue } from './plan-against-catalogue'
import { queueReleaseChanges } from './preorder-jobs'
import { insertProducts, updateProducts } from './product-batches'
import { PRODUCT_ENTITY } from './product-writes'
import { stockChanged } from './refresh-stock'
import { videoTags } from './video-tags'

const TIMEOUT_MS = 120_000

type Options = {
  /** That of the preview. */
  fingerprint?: string
  /** Imports the right lines when others are refused. */
  skipRefused: boolean
  /** Says why an import must not be made, knowing what it would do; `null` when it may. */
  refuse?: (plan: ImportPlan) => ServerText | null
}

/**
 * Adds and changes products as a file says, all of it or nothing; with `skipRefused` all of its right lines.
 *
 * @throws AppError `invalid` when a line is refused or a family would be too large, `conflict` when the import would do anything
 *   else than its preview showed, or is refused by the caller
 */
export async function importProducts(
  actor: Named,
  bytes: Uint8Array,
  options: Options,
): Promise<ImportReport> {
  const lines = await readTable(bytes, await currentSetting('baseCurrency'))
  const { report, productIds } = await db()
    .$transaction((tx) => applyImport(tx, actor, lines, options), {
      timeout: TIMEOUT_MS,
    })
    .catch(onUniqueViolation(outdated))
  await stockChanged(productIds)
  return report
}

const outdated = (cause?: unknown) =>
  new AppError('conflict', say('products.catalogueChangedSincePreview'), {
    cause,
  })

async function applyImport(
  tx: Tx,
  actor: Named,
  lines: TableLine[],
  { fingerprint, skipRefused, refuse }: Options,
): Promise<{ report: ImportReport; productIds: number[] }> {
  const { plan, slugs } = await planAgainstCatalogue(tx, lines, true)
  if (plan.refusals.length > 0 && !skipRefused)
    throw new AppError(
      'invalid',
      say('files.linesRefused', { count: plan.refusals.length, lines: plan.lines }),
    )
  if (fingerprint !== undefined && fingerprint !== (await fingerprintOf(plan))) throw outdated()
  const objection = refuse?.(plan) ?? null
  if (objection !== null) throw new AppError('conflict', objection)
  const ids = await insertProducts(
    tx,
    plan.additions.map(({ fields }) => fields),
  )
  await updateProducts(
    tx,
    PRODUCT_FIELD_NAMES,
    plan.changes.map(({ id, fields }) => ({ id, ...fields })),
  )
  await requireFamiliesInBounds(tx, [
    ...plan.additions.map(({ fields }) => fields.family),
    ...plan.changes.map(({ after }) => after.family),
  ])
  if (plan.additions.length + plan.changes.length > 0) {
    await recordImport(tx, actor, plan, ids)
    await queueReleaseChanges(tx, plan.changes)
    await writePartsOf(tx, actor, plan, ids)
    await invalidateTags(tx, [
      catalogTags.products,
      ...videoTags([
        ...plan.additions.map(({ fields }) => fields.videoUrl ?? undefined),
        ...plan.changes.map(({ after }) => after.videoUrl),
      ]),
    ])
  }
  const productIds = [...ids.values(), ...plan.changes.map(({ id }) => id)]
  return { report: await reportOf(plan, slugs, true), productIds }
}

async function recordImport(
  tx: Tx,
  actor: Named,
  { additions, changes, unchanged }: ImportPlan,
  ids: ReadonlyMap<string, number>,
) {
  await recordAudit(tx, actor, {
    action: 'product.import',
    entityType: PRODUCT_ENTITY,
    entityId: 'import',
    after: { added: additions.length, changed: changes.length, unchanged },
  })
  await recordAudits(tx, actor, [
    ...additions.map(({ fields }) => ({
      action: 'product.create',
      entityType: PRODUCT_ENTITY,
      entityId: ids.get(fields.slug) ?? fields.slug,
      after: { ...fields },
    })),
    ...changes
      .filter(({ after }) => Object.keys(after).length > 0)
      .map(({ id, before, after }) => ({
        action: 'product.update',
        entityType: PRODUCT_ENTITY,
        entityId: id,
        before: { ...before },
        after: { ...after },
        undo: undoState(before, after),
      })),
  ])
}
