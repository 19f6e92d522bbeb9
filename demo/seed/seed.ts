import { chooseFirstCurrency } from '@/lib/catalog/choose-first-currency'
import { db } from '@/lib/core/db'
import { toCents, toDecimal } from '@/lib/core/money'
import { FIRST_BASE_CURRENCY } from '@/lib/i18n/currencies'
import { sealKey } from '@/lib/licences/key-crypto'
import { fixedRate, usualRounding } from '@/lib/pricing/exchange-rate'
import { rebaseAt } from '@/lib/pricing/rebase'
import { currentSetting } from '@/lib/settings/queries'
import { lockSettings, storeSettings } from '@/lib/settings/store-settings'
import { readArticles, readCategories, readProducts } from './data'
import { factsOf, familyOf, volumePricesOf } from './facts'
import { inventKey } from './invent-key'
import { DEMO_SETTINGS } from './settings'

const KEYS_PER_PRODUCT = 25

/** Fills an empty store. Existing data is not changed, so that it may run at any time. */
export async function seedStore(): Promise<{ products: number; articles: number; keys: number }> {
  await chooseFirstCurrency()
  await seedSettings()
  await seedCategories()
  const products = await seedProducts()
  const keys = await seedKeys()
  const articles = await seedArticles()
  return { products, articles, keys }
}

/** Into a store without products only, so that no owner's store says what its owner never typed. */
async function seedSettings(): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockSettings(tx)
    if (await tx.product.findFirst({ select: { id: true } })) return
    const stored = await tx.setting.findMany({ select: { key: true } })
    const taken = new Set(stored.map(({ key }) => key))
    await storeSettings(
      tx,
      Object.fromEntries(Object.entries(DEMO_SETTINGS).filter(([key]) => !taken.has(key))),
    )
  })
}

/** Prices are written in dollars, and end in each currency as is usual for it. */
async function priceIn(): Promise<(dollars: string) => string> {
  const currency = await currentSetting('baseCurrency')
  if (currency === FIRST_BASE_CURRENCY) return (dollars) => dollars
  const { price } = rebaseAt(
    currency,
    fixedRate(FIRST_BASE_CURRENCY, currency),
    usualRounding(currency),
  )
  return (dollars) => toDecimal(price(toCents(dollars)))
}

async function seedCategories(): Promise<void> {
  for (const [position, main] of readCategories().entries()) {
    const { subcategories, ...fields } = main
    const parent = await db().category.upsert({
      where: { slug: main.slug },
      update: {},
      create: { ...fields, position },
    })
    await db().category.createMany({
      data: subcategories.map((sub, index) => ({ ...sub, position: index, parentId: parent.id })),
      skipDuplicates: true,
    })
  }
}

async function seedProducts(): Promise<number> {
  const categories = await db().category.findMany({ select: { id: true, slug: true } })
  const idOf = new Map(categories.map(({ id, slug }) => [slug, id]))
  const inCurrency = await priceIn()
  const { count } = await db().product.createMany({
    data: readProducts().map((seed) => {
      const { category, keyType: _, delivery, ...product } = seed
      const categoryId = idOf.get(category)
      if (categoryId === undefined) throw new Error(`${product.slug}: no category ${category}`)
      const picture = (kind: string) => `/images/products/${product.slug}-${kind}.webp`
      return {
        ...product,
        price: inCurrency(product.price),
        originalPrice: product.originalPrice && inCurrency(product.originalPrice),
        ...factsOf(seed),
        ...familyOf(seed.slug),
        volumePrices: volumePricesOf(seed),
        categoryId,
        isSample: true,
        delivery: delivery === 'manual' ? 'manual' : 'keys',
        keysLeft: delivery === 'sold-out-keys' ? 0 : null,
        image: picture('cover'),
        additionalImages: [picture('box'), picture('screen')],
      }
    }),
    skipDuplicates: true,
  })
  return count
}

async function seedKeys(): Promise<number> {
  const wanted = new Map(readProducts().map((product) => [product.slug, product]))
  const empty = await db().product.findMany({
    where: { slug: { in: [...wanted.keys()] }, delivery: 'keys', keys: { none: {} } },
    select: { id: true, slug: true },
  })
  const data = empty.flatMap(({ id, slug }) => {
    const product = wanted.get(slug)
    if (product?.delivery !== 'keys') return []
    return Array.from({ length: KEYS_PER_PRODUCT }, () => ({
      productId: id,
      keyType: product.keyType,
      ...sealKey(inventKey(product.keyType)),
    }))
  })
  return (await db().productKey.createMany({ data, skipDuplicates: true })).count
}

async function seedArticles(): Promise<number> {
  const pictures = new Map<string, number>()
  const data = readArticles().map((article) => {
    const folder = article.category.toLowerCase().replaceAll(' ', '-')
    const number = (pictures.get(folder) ?? 0) % 3
    pictures.set(folder, number + 1)
    return { ...article, image: `/images/articles/${folder}-${number + 1}.webp` }
  })
  return (await db().article.createMany({ data, skipDuplicates: true })).count
}
