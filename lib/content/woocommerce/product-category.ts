import 'server-only'
import { CATEGORY_SLUG, categorySlug } from '@/lib/catalog/category-rules'
import { changeCategory } from '@/lib/catalog/change-category'
import { createCategory } from '@/lib/catalog/create-category'
import { leadFromSlug } from '@/lib/catalog/lead-from-slug'
import { plainText, shortened } from '@/lib/content/wordpress/plain-text'
import { db } from '@/lib/core/db'
import { SERVER } from '@/lib/staff/audit'
import { writtenOf } from './imported-products'
import { merged } from './kept-changes'
import type { ShopCategory } from './shop'

const MAX_NAME = 80
const MAX_DESCRIPTION = 1000
const MAX_SLUG = 80

/** Where a run files what belongs to no category there. */
const NO_CATEGORY: ShopCategory = {
  id: 0,
  parent: 0,
  name: 'WooCommerce',
  slug: 'woocommerce',
  description: '',
}

type Taking = {
  site: string
  overwrites: boolean /** Found in this part of a run. */
  found: Map<number, number>
}

/**
 * The category of the store that a way of a shop leads to. Those that are missing are added, and not shown until somebody says
 * so; one that has the same address or, beside the same ones, the same name, is taken as it is.
 */
export async function categoryAt(taking: Taking, place: readonly ShopCategory[]): Promise<number> {
  const [main = NO_CATEGORY, sub] = place
  const mainId = await taken(taking, main, null)
  return sub ? taken(taking, sub, mainId) : mainId
}

/** The store allows so many beside the one that a product is filed in. */
const MAX_FURTHER = 20

/** The categories that a product is shown in beside its own. */
export async function furtherAt(
  taking: Taking,
  places: readonly (readonly ShopCategory[])[],
  categoryId: number,
): Promise<number[]> {
  const ids: number[] = []
  for (const place of places.slice(0, MAX_FURTHER)) ids.push(await categoryAt(taking, place))
  return [...new Set(ids)].filter((id) => id !== categoryId)
}

async function taken(
  taking: Taking,
  category: ShopCategory,
  parentId: number | null,
): Promise<number> {
  const known = taking.found.get(category.id)
  if (known !== undefined) return known
  const id = (await inStep(taking, category)) ?? (await added(taking, category, parentId))
  taking.found.set(category.id, id)
  return id
}

const textsOf = ({ name, slug, description }: ShopCategory) => ({
  name: shortened(plainText(name) || slug, MAX_NAME),
  description: shortened(plainText(description), MAX_DESCRIPTION),
})

/** The category that it was taken over as, with its texts in step; `null` for none. */
async function inStep(
  { site, overwrites }: Taking,
  category: ShopCategory,
): Promise<number | null> {
  const row = await db().importedCategory.findUnique({
    where: { site_sourceId: { site, sourceId: category.id } },
  })
  if (!row) return null
  const current = await db().category.findUnique({
    where: { id: row.categoryId },
    select: { name: true, description: true },
  })
  if (!current) return null
  const { change, written } = merged(
    { current, written: writtenOf(row.written), next: textsOf(category) },
    overwrites,
  )
  if (Object.keys(change).length > 0) await changeCategory(SERVER, row.categoryId, change)
  await remember(site, category.id, row.categoryId, written)
  return row.categoryId
}

async function added(
  { site }: Taking,
  category: ShopCategory,
  parentId: number | null,
): Promise<number> {
  const texts = textsOf(category)
  const slugs = [category.slug, categorySlug(texts.name), `category-${category.id}`]
    .map((slug) => slug.slice(0, MAX_SLUG).replace(/-$/, ''))
    .filter((slug) => CATEGORY_SLUG.test(slug))
  const all = await db().category.findMany({
    select: { id: true, slug: true, name: true, parentId: true },
  })
  const same =
    all.find((one) => one.slug === category.slug) ??
    all.find(
      (one) => one.parentId === parentId && one.name.toLowerCase() === texts.name.toLowerCase(),
    )
  const id =
    same?.id ?? (await created(slugs, texts, parentId, new Set(all.map((one) => one.slug))))
  // The texts of one that was here before are the store's own.
  await remember(site, category.id, id, same ? {} : texts)
  await db().$transaction((tx) => leadFromSlug(tx, 'category', category.slug, id))
  return id
}

async function created(
  slugs: readonly string[],
  texts: ReturnType<typeof textsOf>,
  parentId: number | null,
  taken: ReadonlySet<string>,
): Promise<number> {
  const { id } = await createCategory(SERVER, {
    ...texts,
    slug: slugs.find((slug) => !taken.has(slug)) ?? '',
    icon: 'Package',
    isActive: false,
    listsByName: false,
    parentId,
    bannerImage: null,
  })
  return id
}

async function remember(site: string, sourceId: number, categoryId: number, written: object) {
  await db().importedCategory.upsert({
    where: { site_sourceId: { site, sourceId } },
    create: { site, sourceId, categoryId, written },
    update: { categoryId, written },
  })
}
