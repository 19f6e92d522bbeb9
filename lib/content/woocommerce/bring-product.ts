import 'server-only'
import { type AdminProduct, newProductSchema } from '@/lib/catalog/admin-contracts'
import { adminProductById } from '@/lib/catalog/back-office-queries'
import { changeProduct } from '@/lib/catalog/change-product'
import { addProduct } from '@/lib/catalog/create-product'
import { freeSlug } from '@/lib/catalog/free-slug'
import { leadFromSlug } from '@/lib/catalog/lead-from-slug'
import { stockChanged } from '@/lib/catalog/refresh-stock'
import { skuHolders } from '@/lib/catalog/sku-holders'
import { bringPicture } from '@/lib/content/wordpress/post-pictures'
import { db, type Tx } from '@/lib/core/db'
import { englishOf } from '@/lib/core/english-text'
import { env } from '@/lib/core/env'
import { firstIssue } from '@/lib/core/packed-text'
import type { ServerText } from '@/lib/core/server-text'
import { missingUploads } from '@/lib/media/uploads'
import { SERVER } from '@/lib/staff/audit'
import { type ImportedRow, importedProduct, picturesOf, writtenOf } from './imported-products'
import { merged } from './kept-changes'
import type { Draft } from './product-drafts'
import { storyOf } from './product-text'
import { turnOf } from './sale-prices'
import { searchTextsInStep } from './search-texts'

/** What became of a product, or would; `kept` when something of it was changed here or it was deleted here. */
export type Outcome = {
  result: 'added' | 'changed' | 'unchanged' | 'kept' | 'refused'
  problems: string[]
}

export type Bringing = {
  site: string
  isPreview: boolean
  /** Whether what was changed here is overwritten. */
  overwrites: boolean
  /** Whether later runs bring prices, too. */
  syncPrices: boolean
  /** The category of the store that it is filed in, and those that show it, too; asked only for what is written. */
  filed: () => Promise<{ categoryId: number; furtherCategoryIds: number[] }>
}

/** Takes a product over, or brings the one in step that it is already; a preview says what that would do. */
export async function bringProduct(bringing: Bringing, draft: Draft): Promise<Outcome> {
  const row = await importedProduct(bringing.site, draft.sourceId)
  if (!row) return bringing.isPreview ? previewed(draft) : added(bringing, draft)
  const current = await adminProductById(row.productId)
  // Deleted here: it does not come again.
  if (!current) return { result: 'kept', problems: [] }
  return inStep(bringing, draft, row, current)
}

/** What the schema of new products says of one, without what only a run can know. */
function previewed(draft: Draft): Outcome {
  const parsed = newProductSchema.safeParse(draft.fields)
  return parsed.success
    ? { result: 'added', problems: [] }
    : { result: 'refused', problems: [storedNot(firstIssue(parsed.error, 'name'))] }
}

async function added(bringing: Bringing, draft: Draft): Promise<Outcome> {
  const { problems, fields: pictures, paths } = await bringPictures(bringing.site, draft, new Map())
  const filed = await bringing.filed()
  const fields = await withFreeSku(draft.fields, null)
  const parsed = newProductSchema.safeParse({ ...fields, ...pictures, ...filed })
  if (!parsed.success)
    return { result: 'refused', problems: [storedNot(firstIssue(parsed.error, 'name'))] }
  const product = await db().$transaction(async (tx) => {
    const created = await addProduct(tx, SERVER, {
      ...parsed.data,
      slug: await freeSlug(tx, draft.slugs),
      family: await familyOf(tx, bringing.site, draft),
      // Nothing goes on sale by itself.
      isHidden: true,
      inStock: draft.inStock,
    })
    await leadFromSlug(tx, 'product', draft.formerSlug, created.id)
    const next = { ...fields, ...pictures, ...filed }
    const written = Object.fromEntries(Object.entries(created).filter(([name]) => name in next))
    await tx.importedProduct.create({
      data: {
        site: bringing.site,
        sourceId: draft.sourceId,
        parentId: draft.parentId,
        productId: created.id,
        written,
        ...rowOf(draft, paths),
      },
    })
    return created
  })
  await stockChanged([product.id])
  const seo = await searchTextsInStep(
    { slug: product.slug, name: product.name, written: null, next: draft.seo },
    false,
  )
  await rememberSeo(bringing.site, draft.sourceId, seo.written)
  return { result: 'added', problems }
}

async function inStep(
  { site, isPreview, overwrites, syncPrices, filed }: Bringing,
  draft: Draft,
  row: ImportedRow,
  current: AdminProduct,
): Promise<Outcome> {
  // Of what was taken over before products had these, nothing was written.
  const written: Record<string, unknown> = {
    sku: null,
    gtin: null,
    tags: [],
    story: '',
    furtherCategoryIds: [],
    ...writtenOf(row.written),
  }
  const { price, originalPrice, publisher, ...texts } = await withFreeSku(
    draft.fields,
    row.productId,
  )
  const brought = isPreview ? null : await bringPictures(site, draft, picturesOf(row))
  const next = {
    ...texts,
    ...(publisher !== '' && { publisher }),
    ...(syncPrices && { price, originalPrice }),
    ...brought?.fields,
    // Of one that is filed elsewhere by now, the category that it came from may be gone, and is not added again for it.
    ...(brought && (overwrites || current.categoryId === written.categoryId) && (await filed())),
  }
  const merge = merged({ current: { ...current }, written, next }, overwrites)
  const isChanged = Object.keys(merge.change).length > 0
  if (brought) {
    if (isChanged) await changeProduct(SERVER, row.productId, merge.change)
    const seo = await searchTextsInStep(
      { slug: current.slug, name: current.name, written: written.seo, next: draft.seo },
      overwrites,
    )
    const { regularPrice, salePrice, saleFrom, saleUntil, saleTurnsAt, ...rest } = rowOf(
      draft,
      brought.paths,
    )
    await db().importedProduct.update({
      where: { productId: row.productId },
      data: {
        ...rest,
        // The prices are the store's own unless they are kept in step.
        ...(syncPrices && { regularPrice, salePrice, saleFrom, saleUntil, saleTurnsAt }),
        written: JSON.parse(JSON.stringify({ ...merge.written, seo: seo.written })),
      },
    })
  }
  const problems = brought?.problems ?? []
  if (isChanged) return { result: 'changed', problems }
  return { result: merge.keeps ? 'kept' : 'unchanged', problems }
}

/** Without a SKU that another product of the store has: that one may come from another shop. */
async function withFreeSku(
  { sku, ...fields }: Draft['fields'],
  id: number | null,
): Promise<Draft['fields']> {
  if (sku === undefined) return fields
  const [holder] = await skuHolders(db(), [sku])
  return holder && holder.id !== id ? fields : { ...fields, sku }
}

/** A problem as the owner reads it. */
export const storedNot = (problem: ServerText): string =>
  `It could not be stored: ${englishOf(problem)}`

function rowOf({ link, sku, sale }: Draft, paths: ReadonlyMap<string, string>) {
  return {
    link,
    sku,
    pictures: Object.fromEntries(paths),
    regularPrice: sale?.regular ?? null,
    salePrice: sale?.sale ?? null,
    saleFrom: sale?.from ?? null,
    saleUntil: sale?.until ?? null,
    saleTurnsAt: sale && turnOf(sale, new Date()),
  }
}

type Brought = {
  fields: { image: string | null; additionalImages: string[]; story: string }
  paths: Map<string, string>
  problems: string[]
}

/** Fetches those pictures that are not here, or not any more. @param known paths, by addresses there */
async function bringPictures(
  site: string,
  { pictures, longText }: Draft,
  known: ReadonlyMap<string, string>,
): Promise<Brought> {
  const paths = new Map<string, string>()
  const problems: string[] = []
  const gone = new Set(await missingUploads(db(), [...known.values()]))
  for (const address of new Set([...pictures, ...(longText?.pictures ?? [])])) {
    const path = known.get(address)
    const picture =
      path === undefined || gone.has(path) ? await bringPicture(address, { site }) : { path }
    if ('path' in picture) paths.set(address, picture.path)
    else problems.push(picture.problem)
  }
  const [image = null, ...additionalImages] = new Set(
    pictures.flatMap((address) => paths.get(address) ?? []),
  )
  const story = storyOf(longText, { site, siteUrl: env().SITE_URL, pictures: paths })
  return { fields: { image, additionalImages, story }, paths, problems }
}

/** What the options of a product have in common: the same for all of its variations, and nobody else's. */
async function familyOf(tx: Tx, site: string, { parentId, family }: Draft): Promise<string | null> {
  if (parentId === null || family === null) return null
  const siblings = await tx.importedProduct.findMany({
    where: { site, parentId },
    select: { productId: true },
  })
  const sibling = await tx.product.findFirst({
    where: { id: { in: siblings.map(({ productId }) => productId) }, family: { not: null } },
    select: { family: true },
  })
  if (sibling) return sibling.family
  return (await tx.product.count({ where: { family } })) === 0 ? family : `${family}-${parentId}`
}

async function rememberSeo(site: string, sourceId: number, seo: object | null): Promise<void> {
  if (seo === null) return
  const row = await importedProduct(site, sourceId)
  if (!row) return
  await db().importedProduct.update({
    where: { productId: row.productId },
    data: { written: JSON.parse(JSON.stringify({ ...writtenOf(row.written), seo })) },
  })
}
