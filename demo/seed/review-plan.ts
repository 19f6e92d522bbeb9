import { latinLetters } from '@/lib/core/latin-letters'
import { DEMO_BUYERS_DOMAIN } from '@/lib/orders/demo-buyers'
import { at, between, hash, type Random, random } from '../art/random'
import type { BuyerLanguage, SeedProduct, SpokenReviews } from './data'

/** What one buyer of a demo product did and wrote. Days are those before today. */
export type PlannedReview = {
  product: SeedProduct
  buyer: { name: string; email: string }
  locale: BuyerLanguage
  stars: number
  title: string
  text: string
  /** The owner's. */
  answer: string | null
  boughtDaysAgo: number
  writtenDaysAgo: number
  answeredDaysAgo: number
}

type Spoken = Readonly<Record<BuyerLanguage, SpokenReviews>>

const MOST_OF_ONE = 25
/** Nothing is younger, so that the figures of the last month are those of whoever tries the store. */
const YOUNGEST_DAYS = 45
/** No licence of a year ends soon, so that nobody is reminded of it. */
const OLDEST_DAYS = 320

const NAMED = ['one', 'two', 'three', 'four', 'five'] as const

/** A language as often as buyers speak it. */
const SPEAKERS: readonly BuyerLanguage[] = [
  ...(['en', 'de', 'en', 'es', 'en', 'fr', 'en', 'ja', 'en', 'de', 'en', 'zh', 'en'] as const),
  ...(['en', 'fr', 'es', 'en', 'de', 'en', 'en', 'es', 'de', 'fr', 'ja', 'zh', 'en'] as const),
]
/** Who files taxes in the United States. */
const FILERS: readonly BuyerLanguage[] = ['en', 'en', 'en', 'en', 'es']

/** What lists and the home page show first is reviewed, and some of the rest. */
const isReviewed = ({ isFeatured, rating }: SeedProduct, index: number): boolean =>
  isFeatured || Number(rating) >= 4.6 || index % 2 === 0

/** What the demo's buyers bought and wrote: the same every time, and with about the ratings of the samples. */
export const planReviews = (products: readonly SeedProduct[], spoken: Spoken): PlannedReview[] =>
  products.filter(isReviewed).flatMap((product) => reviewsOf(product, spoken))

function reviewsOf(product: SeedProduct, spoken: Spoken): PlannedReview[] {
  const rng = random(`reviews of ${product.slug}`)
  const count = Math.max(1, Math.min(MOST_OF_ONE, Math.round(Math.sqrt(product.reviewCount) / 3.4)))
  const languages = product.slug.includes('tax') ? FILERS : SPEAKERS
  const first = Math.floor(between(rng, 0, 1000))
  const met = new Map<BuyerLanguage, number>()
  const said = new Set<string>()
  return starsOf(Number(product.rating), count, rng).map((stars, index) => {
    const locale = at(languages, first + index)
    // Each language takes its people in turn, so that nobody reviews a product twice.
    const turn = met.get(locale) ?? 0
    met.set(locale, turn + 1)
    const boughtDaysAgo = between(rng, YOUNGEST_DAYS, OLDEST_DAYS)
    const writtenDaysAgo = boughtDaysAgo - between(rng, 7, 21)
    return {
      product,
      buyer: buyerOf(at(spoken[locale].people, first + turn), locale),
      locale,
      stars,
      ...wordingOf(spoken[locale], stars, said, rng),
      answer: answerOf(spoken[locale], stars, rng),
      boughtDaysAgo,
      writtenDaysAgo,
      answeredDaysAgo: writtenDaysAgo - between(rng, 1, 3),
    }
  })
}

/** Stars of about a mean: most give all, and some give less. */
function starsOf(mean: number, count: number, rng: Random): number[] {
  const stars = Array.from({ length: count }, () => 5)
  let missing = 5 * count - Math.round(mean * count)
  while (missing > 0) {
    const index = Math.floor(rng() * count)
    const given = stars[index] ?? 1
    const less = Math.min(missing, given - 1, rng() < 0.15 ? 3 : 1)
    stars[index] = given - less
    missing -= less
  }
  return stars
}

function buyerOf(name: string, locale: BuyerLanguage): PlannedReview['buyer'] {
  const letters = latinLetters(name)
    .match(/[a-z]+/g)
    ?.join('.')
  const address = letters ?? `${locale}.${hash(name).toString(36)}`
  return { name, email: address + DEMO_BUYERS_DOMAIN }
}

/** Words that nobody has said of the product yet. */
function wordingOf(words: SpokenReviews, stars: number, said: Set<string>, rng: Random) {
  const { titles, first, second } = words[at(NAMED, stars - 1)]
  const texts = first.flatMap((one) => second.map((other) => [one, other].filter(Boolean)))
  const start = Math.floor(rng() * texts.length)
  const space = /\p{Script=Han}|\p{Script=Hiragana}/u.test(texts[0]?.[0] ?? '') ? '' : ' '
  const text = texts
    .map((_, index) => at(texts, start + index).join(space))
    .find((one) => !said.has(one))
  if (text === undefined) throw new Error(`There are too few reviews with ${stars} stars`)
  said.add(text)
  return { title: at(titles, Math.floor(rng() * titles.length)), text }
}

/** Here and there the owner thanks, and more often answers who was not content. */
function answerOf({ thanks, sorry }: SpokenReviews, stars: number, rng: Random): string | null {
  const isGood = stars > 3
  if (rng() > (isGood ? 0.08 : 0.6)) return null
  const answers = isGood ? thanks : sorry
  return at(answers, Math.floor(rng() * answers.length))
}
