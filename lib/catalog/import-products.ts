import 'server-only'
import { CSV_MARK } from '@/lib/core/csv'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { missingUploads } from '@/lib/media/uploads'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import { currentSettings } from '@/lib/settings/queries'
import { type Actor, recordAudit, recordAudits } from '@/lib/staff/audit'
import {
  type AdminProductFilter,
  type ImportReport,
  PRODUCT_FIELD_NAMES,
  type ProductFields,
} from './admin-contracts'
import { groupsIn } from './admin-groups'
import { adminWhere, allGroups } from './admin-queries'
import { catalogTags } from './cache-tags'
import { headerLine, lineOf } from './import-columns'
import { type Catalogue, fingerprintOf, type ImportPlan, planImport, reportOf } from './import-plan'
import { readTable, type TableLine } from './import-table'
import { defaultCategoryId, fieldsOf, PRODUCT_FIELD_SELECT } from './product-commands'
import { insertProducts, updateProducts } from './product-writes'

const TIMEOUT_MS = 120_000
const READ_AT_ONCE = 1000

/** Tells what a file would do. @throws AppError `invalid` for a file that can't be read */
export async function previewImport(bytes: Uint8Array): Promise<ImportReport> {
  const lines = readTable(bytes)
  const { plan, slugs } = await planFor(db(), lines)
  return reportOf(plan, slugs, false)
}

/**
 * Adds and changes what a file says, all of it or nothing.
 *
 * @param fingerprint that of the preview
 * @throws AppError `invalid` when a line is refused, `conflict` when the import would do anything
 *   else than its preview showed
 */
export async function importProducts(
  actor: Actor,
  bytes: Uint8Array,
  fingerprint: string | undefined,
): Promise<ImportReport> {
  const lines = readTable(bytes)
  try {
    return await db().$transaction((tx) => applyImport(tx, actor, lines, fingerprint), {
      timeout: TIMEOUT_MS,
      maxWait: 10_000,
    })
  } catch (error) {
    if (isTakenSlug(error)) throw outdated(error)
    throw error
  }
}

const outdated = (cause?: unknown) =>
  new AppError('conflict', 'The catalogue changed since the preview. Look at the preview again.', {
    cause,
  })

/** Somebody added one of the products at the same moment. */
const isTakenSlug = (error: unknown) =>
  error instanceof Prisma.PrismaClientKnownRequestError &&
  (error.code === 'P2002' || (error.code === 'P2010' && /23505/.test(error.message)))

async function applyImport(
  tx: Tx,
  actor: Actor,
  lines: TableLine[],
  fingerprint: string | undefined,
): Promise<ImportReport> {
  const { plan, slugs } = await planFor(tx, lines, true)
  if (plan.refusals.length > 0)
    throw new AppError(
      'invalid',
      `${plan.refusals.length} of ${plan.lines} lines were refused, so nothing was imported`,
    )
  if (fingerprint !== undefined && fingerprint !== fingerprintOf(plan)) throw outdated()
  const ids = await insertProducts(
    tx,
    plan.additions.map(({ fields }) => fields),
  )
  await updateProducts(
    tx,
    PRODUCT_FIELD_NAMES,
    plan.changes.map(({ id, fields }) => ({ id, ...fields })),
  )
  if (plan.additions.length + plan.changes.length > 0) {
    await recordImport(tx, actor, plan, ids)
    await invalidateTags(tx, [catalogTags.products])
  }
  return reportOf(plan, slugs, true)
}

async function recordImport(
  tx: Tx,
  actor: Actor,
  { additions, changes, unchanged }: ImportPlan,
  ids: ReadonlyMap<string, number>,
) {
  await recordAudit(tx, actor, {
    action: 'product.import',
    entityType: 'product',
    entityId: 'import',
    after: { added: additions.length, changed: changes.length, unchanged },
  })
  await recordAudits(tx, actor, [
    ...additions.map(({ fields }) => ({
      action: 'product.create',
      entityType: 'product',
      entityId: ids.get(fields.slug) ?? fields.slug,
      after: { ...fields },
    })),
    ...changes.map(({ id, before, after }) => ({
      action: 'product.update',
      entityType: 'product',
      entityId: id,
      before: { ...before },
      after: { ...after },
    })),
  ])
}

/** @param lock keep what would be changed from other writers until the transaction ends */
async function planFor(tx: Tx, lines: TableLine[], lock = false) {
  const slugs = [...new Set(lines.map(({ cells }) => (cells.slug ?? '').trim()))].sort()
  const products: Map<string, { id: number; fields: ProductFields }> = new Map()
  for (let from = 0; from < slugs.length; from += READ_AT_ONCE) {
    const some = slugs.slice(from, from + READ_AT_ONCE)
    if (lock)
      await tx.$queryRaw`
        SELECT 1 FROM "Product" WHERE "slug" IN (${Prisma.join(some)}) ORDER BY "id" FOR UPDATE`
    const rows = await tx.product.findMany({
      where: { slug: { in: some } },
      select: { id: true, ...PRODUCT_FIELD_SELECT },
    })
    for (const { id, ...row } of rows) products.set(row.slug, { id, fields: fieldsOf(row) })
  }
  const categories = await tx.category.findMany({ select: { id: true, slug: true } })
  const catalogue: Catalogue = {
    products,
    categoryIds: new Map(categories.map(({ id, slug }) => [slug, id])),
    defaultCategoryId: await defaultCategoryId(tx),
    defaultPublisher: (await currentSettings()).storeName,
  }
  const plan = await withoutMissingPictures(tx, planImport(lines, catalogue))
  return { plan, slugs: new Map(categories.map(({ id, slug }) => [id, slug])) }
}

const picturesOf = ({ image, additionalImages }: Partial<ProductFields>): string[] =>
  [image, ...(additionalImages ?? [])].filter((path): path is string => Boolean(path))

/** Moves lines to the refused ones that name uploads which are not there. */
async function withoutMissingPictures(tx: Tx, plan: ImportPlan): Promise<ImportPlan> {
  const named = [
    ...plan.additions.flatMap(({ fields }) => picturesOf(fields)),
    ...plan.changes.flatMap(({ after }) => picturesOf(after)),
  ]
  const missing = new Set(await missingUploads(tx, [...new Set(named)]))
  if (missing.size === 0) return plan
  const lacking = [
    ...plan.additions.map((line) => ({ line, pictures: picturesOf(line.fields) })),
    ...plan.changes.map((line) => ({ line, pictures: picturesOf(line.after) })),
  ].filter(({ pictures }) => pictures.some((path) => missing.has(path)))
  const refused = new Set(lacking.map(({ line }) => line.line))
  const refusals = lacking.map(({ line: { line, slug, name }, pictures }) => ({
    line,
    slug,
    name,
    problems: pictures
      .filter((path) => missing.has(path))
      .map((path) => `There is no uploaded picture ${path}`),
  }))
  return {
    ...plan,
    additions: plan.additions.filter(({ line }) => !refused.has(line)),
    changes: plan.changes.filter(({ line }) => !refused.has(line)),
    refusals: [...plan.refusals, ...refusals].sort((a, b) => a.line - b.line),
  }
}

/** The catalogue as a file for spreadsheets, read and sent piece by piece. */
export async function exportProducts(
  filter: AdminProductFilter,
): Promise<ReadableStream<Uint8Array>> {
  const where = await adminWhere(filter, groupsIn(await allGroups(), filter.category))
  const categories = await db().category.findMany({ select: { id: true, slug: true } })
  const slugs = new Map(categories.map(({ id, slug }) => [id, slug]))
  const encoder = new TextEncoder()
  let after = 0
  return new ReadableStream({
    start(controller) {
      // Spreadsheets tell by this mark that the file is UTF-8.
      controller.enqueue(encoder.encode(CSV_MARK + headerLine))
    },
    async pull(controller) {
      const found = await db().$queryRaw<{ id: number }[]>`
        SELECT p."id" FROM "Product" p WHERE p."id" > ${after} AND ${where}
        ORDER BY p."id" LIMIT ${READ_AT_ONCE}`
      const last = found.at(-1)
      if (!last) return controller.close()
      after = last.id
      const rows = await db().product.findMany({
        where: { id: { in: found.map(({ id }) => id) } },
        orderBy: { id: 'asc' },
        select: PRODUCT_FIELD_SELECT,
      })
      const lines = rows.map((row) => lineOf(fieldsOf(row), slugs.get(row.categoryId) ?? ''))
      controller.enqueue(encoder.encode(lines.join('')))
    },
  })
}
