import 'server-only'
import { unescapeFormula } from '@/lib/core/csv'
import { Prisma, type Tx } from '@/lib/core/db'
import { countRowsOf } from '@/lib/core/rows'
import { type ServerText, say } from '@/lib/core/server-text'
import { missingUploads } from '@/lib/media/uploads'
import type { ProductFields } from './admin-contracts'
import { bundleLineProblems } from './bundles/line-problems'
import { readParts } from './bundles/parts-column'
import { PARTS_BY_SLUG, partsBySlug } from './bundles/stored-parts'
import { type Catalogue, type ImportPlan, planImport } from './import-plan'
import type { TableLine } from './import-table'
import { newProductDefaults } from './new-product-defaults'
import { originObstacles } from './origin-obstacles'
import { currentOwnFacts } from './own-facts'
import { PRODUCT_FIELD_SELECT, productFieldsOf } from './product-fields'
import { skuKey } from './product-identifiers'
import { skuClashes } from './sku-clashes'
import { skuHolders } from './sku-holders'

const READ_AT_ONCE = 1000

const PLANNED = {
  id: true,
  keysByRule: true,
  isBundle: true,
  ratingSource: true,
  ...PARTS_BY_SLUG,
  ...PRODUCT_FIELD_SELECT,
} as const

const productOf = ({
  id,
  keysByRule,
  isBundle,
  parts,
  ratingSource,
  ...row
}: Prisma.ProductGetPayload<{ select: typeof PLANNED }>) => ({
  id,
  keysByRule,
  isBundle,
  parts: partsBySlug(parts),
  ratingSource,
  fields: productFieldsOf(row),
})

/**
 * What a file would do to the catalogue as it is now.
 *
 * @param lock lock the rows that would be changed until the transaction ends
 * @returns the plan, and the slugs of the categories by id
 */
export async function planAgainstCatalogue(
  tx: Tx,
  lines: readonly TableLine[],
  lock = false,
): Promise<{ plan: ImportPlan; slugs: Map<number, string> }> {
  const named = namedParts(lines)
  const own = lines.map(({ cells }) => (cells.slug ?? '').trim())
  const slugs = [...new Set([...own, ...named])].sort()
  const products: Map<string, ReturnType<typeof productOf>> = new Map()
  for (let from = 0; from < slugs.length; from += READ_AT_ONCE) {
    const some = slugs.slice(from, from + READ_AT_ONCE)
    if (lock)
      await countRowsOf(
        tx,
        Prisma.sql`
        SELECT 1 FROM "Product" WHERE "slug" IN (${Prisma.join(some)}) ORDER BY "id" FOR UPDATE`,
      )
    const rows = await tx.product.findMany({
      where: { slug: { in: some } },
      select: PLANNED,
    })
    for (const row of rows) products.set(row.slug, productOf(row))
  }
  const categories = await tx.category.findMany({ select: { id: true, slug: true } })
  const catalogue: Catalogue = {
    products,
    categoryIds: new Map(categories.map(({ id, slug }) => [slug, id])),
    ownFacts: await currentOwnFacts(tx),
    slugsBySku: await slugsBySku(tx, lines, named),
    defaults: await newProductDefaults(tx),
  }
  const planned = await withoutMissingPictures(tx, await planImport(lines, catalogue))
  const free = await withoutTakenSkus(tx, planned)
  const kept = await withoutOriginObstacles(tx, free, products)
  const plan = withoutLines(kept, await bundleLineProblems(tx, kept))
  return { plan, slugs: new Map(categories.map(({ id, slug }) => [id, slug])) }
}

/** What the lines of a file name as parts. */
const namedParts = (lines: readonly TableLine[]): string[] =>
  lines.flatMap(({ cells }) => {
    const parts = readParts(cells.parts ?? '')
    return Array.isArray(parts) ? parts.map(({ name }) => name) : []
  })

/** The addresses of those products whose SKUs are named, as they are or as the file gives them. */
async function slugsBySku(tx: Tx, lines: readonly TableLine[], named: readonly string[]) {
  const slugs = new Map<string, string>()
  if (named.length === 0) return slugs
  const holders = await skuHolders(tx, named)
  for (const { slug, sku } of holders) slugs.set(skuKey(sku), slug)
  for (const { cells } of lines)
    if (cells.sku && cells.slug)
      slugs.set(skuKey(unescapeFormula(cells.sku.trim())), cells.slug.trim())
  return slugs
}

/** Moves lines to the refused ones, by what is wrong with them. */
function withoutLines(plan: ImportPlan, problems: ReadonlyMap<number, ServerText>): ImportPlan {
  if (problems.size === 0) return plan
  const refusals = [...plan.additions, ...plan.changes].flatMap(({ line, slug, name }) => {
    const text = problems.get(line)
    return text ? [{ line, slug, name, problems: [text] }] : []
  })
  return {
    ...plan,
    additions: plan.additions.filter(({ line }) => !problems.has(line)),
    changes: plan.changes.filter(({ line }) => !problems.has(line)),
    refusals: [...plan.refusals, ...refusals].sort((a, b) => a.line - b.line),
  }
}

/** Moves lines to the refused ones that state of keys what is not so of those in stock, or what buyers were not told. */
async function withoutOriginObstacles(
  tx: Tx,
  plan: ImportPlan,
  products: ReadonlyMap<string, { id: number; fields: ProductFields }>,
): Promise<ImportPlan> {
  const obstacles = await originObstacles(
    tx,
    plan.changes.flatMap(({ id, slug, fields }) => {
      const before = products.get(slug)?.fields
      return before ? [{ id, before, after: fields }] : []
    }),
  )
  if (obstacles.size === 0) return plan
  const refusals = plan.changes.flatMap(({ id, line, slug, name }) => {
    const text = obstacles.get(id)
    return text ? [{ line, slug, name, problems: [text] }] : []
  })
  return {
    ...plan,
    changes: plan.changes.filter(({ id }) => !obstacles.has(id)),
    refusals: [...plan.refusals, ...refusals].sort((a, b) => a.line - b.line),
  }
}

/** Moves lines to the refused ones that give a SKU which another product, or an earlier line, has. */
async function withoutTakenSkus(tx: Tx, plan: ImportPlan): Promise<ImportPlan> {
  const lines = [
    ...plan.additions.map((line) => ({ ...line, id: undefined, given: line.fields.sku })),
    ...plan.changes.map((line) => ({ ...line, given: line.after.sku ?? null })),
  ].flatMap(({ given, ...line }) => (given === null ? [] : [{ ...line, sku: given }]))
  const skus = lines.map(({ sku }) => sku)
  const clashes = skuClashes(lines, skus.length > 0 ? await skuHolders(tx, skus) : [])
  if (clashes.size === 0) return plan
  const refusals = lines.flatMap(({ line, slug, name }) => {
    const text = clashes.get(line)
    return text ? [{ line, slug, name, problems: [text] }] : []
  })
  return {
    ...plan,
    additions: plan.additions.filter(({ line }) => !clashes.has(line)),
    changes: plan.changes.filter(({ line }) => !clashes.has(line)),
    refusals: [...plan.refusals, ...refusals].sort((a, b) => a.line - b.line),
  }
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
      .map((path) => say('media.noUploadedPicture', { path })),
  }))
  return {
    ...plan,
    additions: plan.additions.filter(({ line }) => !refused.has(line)),
    changes: plan.changes.filter(({ line }) => !refused.has(line)),
    refusals: [...plan.refusals, ...refusals].sort((a, b) => a.line - b.line),
  }
}
