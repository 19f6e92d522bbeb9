import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { priceSchema } from '@/lib/catalog/contracts'
import { TRANSLATED_LOCALES, type TranslatedLocale } from '@/lib/i18n/locales'

const folder = join(process.cwd(), 'demo/seed')
const readJson = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'))

const category = z.object({
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  icon: z.string(),
})
const mainCategory = category.extend({ bannerImage: z.string(), subcategories: z.array(category) })

const product = z.object({
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  publisher: z.string(),
  price: priceSchema,
  originalPrice: priceSchema.optional(),
  category: z.string(),
  rating: z.string(),
  reviewCount: z.number().int(),
  features: z.array(z.string()).min(5),
  isFeatured: z.boolean(),
  inStock: z.boolean(),
  deliveryInfo: z.string(),
  supportedLanguages: z.array(z.string()),
  systemRequirements: z.array(z.string()),
  license: z.string(),
  version: z.string(),
  installerUrl: z.url().optional(),
  activationSteps: z.array(z.string()).default([]),
  keyType: z.enum(['license', 'activation', 'serial', 'download_link']),
  /** `keys`: a filled pool; `sold-out-keys`: an empty pool; `manual`: delivered by staff. */
  delivery: z.enum(['keys', 'manual', 'sold-out-keys']),
})
export type SeedProduct = z.infer<typeof product>

const articleHead = z.object({
  title: z.string(),
  excerpt: z.string(),
  category: z.string(),
  helpTopic: z.string(),
  readTime: z.coerce.number().int(),
  publishedAt: z.coerce.date(),
})

export const readCategories = () =>
  z.array(mainCategory).parse(readJson('catalogue/categories.json'))

export const readProducts = () =>
  readCategories().flatMap(({ slug }) =>
    z.array(product).parse(readJson(`catalogue/products/${slug}.json`)),
  )

const texts = z.array(z.string()).min(1)
/** A review is one of `first` and one of `second`, of which an empty one says nothing more. */
const wordings = z.object({ titles: texts, first: texts, second: texts })
const spoken = z.object({
  people: texts,
  five: wordings,
  four: wordings,
  three: wordings,
  two: wordings,
  one: wordings,
  /** The owner's answers to good reviews, and to others. */
  thanks: texts,
  sorry: texts,
})
export type SpokenReviews = z.infer<typeof spoken>

/** The languages that the demo's buyers write in. */
const BUYER_LANGUAGES = ['en', 'es', 'fr', 'de', 'ja', 'zh'] as const satisfies TranslatedLocale[]
export type BuyerLanguage = (typeof BUYER_LANGUAGES)[number]

/** What the demo's buyers write of products, by their language. */
export const readReviews = () =>
  z.record(z.enum(BUYER_LANGUAGES), spoken).parse(readJson('reviews.json'))

const question = z.object({
  /** Its slug. */
  product: z.string(),
  locale: z.enum(TRANSLATED_LOCALES),
  name: z.string(),
  question: z.string(),
  answer: z.string(),
  askedDaysAgo: z.number().int(),
  answeredDaysAgo: z.number().int(),
})

/** What shoppers ask of the demo's products, with the store's answers. */
export const readQuestions = () => z.array(question).parse(readJson('questions.json'))

/** The knowledge articles: a header of `name: value` lines between `---`, then HTML. */
export function readArticles() {
  return readdirSync(join(folder, 'articles'))
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => {
      const text = readFileSync(join(folder, 'articles', file), 'utf8')
      const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
      const fields = head.split('\n').map((line) => {
        const colon = line.indexOf(': ')
        return [line.slice(0, colon), line.slice(colon + 2)]
      })
      return {
        slug: basename(file, '.html'),
        content: body.trim(),
        ...articleHead.parse(Object.fromEntries(fields)),
      }
    })
}
