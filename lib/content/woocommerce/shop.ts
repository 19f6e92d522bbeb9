import { z } from 'zod'
import { plainText } from '@/lib/content/wordpress/plain-text'
import { yoastSchema } from '@/lib/content/wordpress/posts'
import { SiteError, unreadable } from '@/lib/content/wordpress/site-error'
import type { PluginValues } from '@/lib/plugins/plugin'
import { readShop, WOOCOMMERCE } from './client'

const PER_PAGE = 100
/** More products than that are not taken over by a run. */
const MAX_PAGES = 200
const MAX_CATEGORY_PAGES = 20

/** Without what no database stores: NUL, and halves of signs. */
const textSchema = z
  .string()
  .catch('')
  .transform((text) => text.replace(/[\0\p{Cs}]/gu, ''))

/** A time in UTC, which it says without a zone. */
const timeSchema = z
  .string()
  .nullish()
  .catch(null)
  .transform((text) => {
    const time = text ? new Date(text.endsWith('Z') ? text : `${text}Z`) : null
    return time && !Number.isNaN(time.getTime()) ? time : null
  })

/** Amounts are texts, empty where there is none. */
const amountSchema = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .catch(null)
  .transform((amount) => amount?.trim() ?? '')

const pictureSchema = z.object({ src: z.string().catch('') })
const listOf = <S extends z.ZodType>(schema: S) => z.array(schema).catch([])
const namedSchema = z.object({ name: textSchema.transform(plainText) })

const pricedShape = {
  id: z.int().positive(),
  permalink: textSchema,
  sku: textSchema,
  /** A GTIN, of WooCommerce 9.2 and later. */
  global_unique_id: textSchema,
  price: amountSchema,
  regular_price: amountSchema,
  sale_price: amountSchema,
  date_on_sale_from_gmt: timeSchema,
  date_on_sale_to_gmt: timeSchema,
  stock_status: z.string().catch('instock'),
}
export type Priced = z.infer<z.ZodObject<typeof pricedShape>>

const productSchema = z.object({
  ...pricedShape,
  name: textSchema.transform(plainText),
  slug: textSchema,
  type: z.string(),
  description: textSchema,
  short_description: textSchema,
  categories: listOf(z.object({ id: z.int().positive() })),
  tags: listOf(namedSchema),
  /** Of WooCommerce 9.6 and later. */
  brands: listOf(namedSchema),
  images: listOf(pictureSchema),
  attributes: listOf(
    z.object({
      name: textSchema.transform(plainText),
      visible: z.boolean().catch(true),
      variation: z.boolean().catch(false),
      options: listOf(textSchema.transform(plainText)),
    }),
  ),
  variations: listOf(z.int().positive()),
  yoast_head_json: yoastSchema.nullish().catch(null),
})

/** A product with its texts, prices and pictures. */
export type ShopProduct = z.infer<typeof productSchema>

const variationSchema = z.object({
  ...pricedShape,
  status: z.string().catch('publish'),
  description: textSchema,
  image: pictureSchema.nullish().catch(null),
  attributes: listOf(
    z.object({
      name: textSchema.transform(plainText),
      option: textSchema.transform(plainText),
    }),
  ),
})
export type Variation = z.infer<typeof variationSchema>

export const shopCategorySchema = z.object({
  id: z.int().positive(),
  parent: z.int().catch(0),
  name: textSchema.transform(plainText),
  slug: textSchema,
  description: textSchema.transform(plainText),
})
export type ShopCategory = z.infer<typeof shopCategorySchema>

const PUBLISHED = { status: 'publish' }

/** All pages of a list. @throws SiteError */
async function listAll<S extends z.ZodType>(
  values: PluginValues,
  path: string,
  { schema, query, maxPages }: { schema: S; query: Record<string, string>; maxPages: number },
): Promise<z.output<S>[]> {
  const found: z.output<S>[] = []
  for (let page = 1; page <= maxPages; page++) {
    const { body, pages } = await readShop(values, path, {
      ...query,
      per_page: String(PER_PAGE),
      page: String(page),
      orderby: 'id',
      order: 'asc',
    })
    const parsed = z.array(schema).safeParse(body)
    if (!parsed.success) throw unreadable(WOOCOMMERCE)
    found.push(...parsed.data)
    if (page >= pages) return found
  }
  throw new SiteError('WooCommerce lists too many products or categories')
}

/** The ids of the published products. @throws SiteError */
export async function listProducts(values: PluginValues): Promise<number[]> {
  const listed = await listAll(values, '/products', {
    schema: z.object({ id: z.int().positive() }),
    query: { ...PUBLISHED, _fields: 'id' },
    maxPages: MAX_PAGES,
  })
  return [...new Set(listed.map(({ id }) => id))]
}

/** @throws SiteError */
export const listCategories = (values: PluginValues): Promise<ShopCategory[]> =>
  listAll(values, '/products/categories', {
    schema: shopCategorySchema,
    query: { _fields: 'id,parent,name,slug,description' },
    maxPages: MAX_CATEGORY_PAGES,
  })

/** Some products; those that are not published any more are missing. @throws SiteError */
export async function readProducts(
  values: PluginValues,
  ids: readonly number[],
): Promise<{ id: number; product: ShopProduct | null }[]> {
  const { body } = await readShop(values, '/products', {
    ...PUBLISHED,
    include: ids.join(','),
    per_page: String(ids.length),
  })
  const answers = z.array(z.looseObject({ id: z.int() })).safeParse(body)
  if (!answers.success) throw unreadable(WOOCOMMERCE)
  return answers.data.map((one) => ({
    id: one.id,
    product: productSchema.safeParse(one).data ?? null,
  }))
}

/** The variations of a product that are offered. @throws SiteError */
export async function readVariations(
  values: PluginValues,
  { id }: Pick<ShopProduct, 'id'>,
): Promise<Variation[]> {
  const { body } = await readShop(values, `/products/${id}/variations`, {
    per_page: String(PER_PAGE),
    orderby: 'id',
    order: 'asc',
  })
  const parsed = z.array(variationSchema).safeParse(body)
  if (!parsed.success) throw unreadable(WOOCOMMERCE)
  return parsed.data.filter(({ status }) => status === 'publish')
}

const currencySchema = z.object({ code: z.string().regex(/^[A-Z]{3}$/) })

/** The code of the currency of the shop's prices. @throws SiteError */
export async function readCurrency(values: PluginValues): Promise<string> {
  const { body } = await readShop(values, '/data/currencies/current')
  const parsed = currencySchema.safeParse(body)
  if (!parsed.success) throw unreadable(WOOCOMMERCE)
  return parsed.data.code
}
