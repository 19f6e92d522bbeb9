import { MAX_FAMILY_LENGTH, MAX_OPTIONS } from '@/lib/catalog/option-choices'
import { cleanGtin, isGtin, MAX_SKU } from '@/lib/catalog/product-identifiers'
import { MAX_ADDITIONAL_IMAGES, MAX_SLUG_LENGTH, slugOf } from '@/lib/catalog/product-rules'
import { cleanTags, MAX_TAG_LENGTH, MAX_TAGS } from '@/lib/catalog/tags'
import { decoded } from '@/lib/content/wordpress/decoded'
import { shortened } from '@/lib/content/wordpress/plain-text'
import { textsOfHead } from '@/lib/content/wordpress/yoast/texts-of-head'
import { type LongText, textsOf } from './product-text'
import { type Prices, pricesOf, type Sale } from './sale-prices'
import type { Priced, ShopProduct, Variation } from './shop'
import { type Options, optionsOf } from './variation-options'

/** The texts, facts and prices of a product as they are taken over. */
type DraftFields = Prices &
  Options & {
    name: string
    description: string
    /** Empty: the store itself. */
    publisher: string
    features: string[]
    tags: string[]
    /** Left out where there is none that can be stored: it stays as it is here. */
    sku?: string
    gtin?: string
  }

/** A product of the store, as one of a shop or a variation of one becomes it. */
export type Draft = {
  sourceId: number
  parentId: number | null
  fields: DraftFields
  sale: Sale | null
  inStock: boolean
  sku: string
  link: string
  /** The first that can be an address and is free is taken. */
  slugs: string[]
  /** What it is called there, from which addresses lead on. */
  formerSlug: string
  /** What its options have in common; `null` for one without. */
  family: string | null
  /** Where its pictures are, the main one first. */
  pictures: string[]
  /** What it says below its description, made up as it is there. */
  longText: LongText | null
  seo: { title: string; description: string } | null
}

/** What is wrong with a product or a variation. */
type Problem = { name: string; text: string }
type Drafts = { drafts: Draft[]; problems: Problem[] }

const MAX_NAME = 200
const MAX_PUBLISHER = 120
const MAX_FEATURES = 60
const MAX_FEATURE = 300
const MAX_PICTURES = 1 + MAX_ADDITIONAL_IMAGES

/** Attributes that name who makes a product. */
const PUBLISHERS =
  /^(?:brand|publisher|manufacturer|vendor|marke|hersteller|marque|éditeur|marca|fabricante|ブランド|メーカー|品牌|厂商)$/iu

type Where = { site: string; siteUrl: string; now: Date }

/** Why nothing of a product can be taken over, whatever its price is; `null` when it can. */
export function refusalOf({ type, name, variations }: ShopProduct): string | null {
  if (name === '') return 'It has no name'
  if (type === 'grouped') return 'It is a group of products, which the store does not have'
  if (type === 'external') return 'It is sold elsewhere, which the store does not have'
  if (type !== 'simple' && type !== 'variable')
    return `It is of the type ${type}, which the store does not have`
  if (type === 'variable' && variations.length > MAX_OPTIONS)
    return `It has more than ${MAX_OPTIONS} variations`
  return null
}

/** What a product of a shop becomes here, and what of it does not. @param variations of one that has some */
export function draftsOf(
  product: ShopProduct,
  variations: readonly Variation[],
  where: Where,
): Drafts {
  const refused = refusalOf(product)
  if (refused !== null) return { drafts: [], problems: [{ name: product.name, text: refused }] }
  if (product.type === 'simple') return collected([draftOf(product, product, null, where)])
  if (variations.length === 0)
    return { drafts: [], problems: [{ name: product.name, text: 'It has no variations' }] }
  return collected(variations.map((variation) => draftOf(product, variation, variation, where)))
}

const isProblem = (result: Draft | Problem): result is Problem => 'text' in result

const collected = (results: (Draft | Problem)[]): Drafts => ({
  drafts: results.flatMap((one) => (isProblem(one) ? [] : [one])),
  problems: results.filter(isProblem),
})

function draftOf(
  product: ShopProduct,
  priced: Priced,
  variation: Variation | null,
  where: Where,
): Draft | Problem {
  const label =
    variation?.attributes
      .map(({ option }) => option)
      .filter(Boolean)
      .join(', ') ?? ''
  const prices = pricesOf(priced, where.now)
  const name = shortened(label === '' ? product.name : `${product.name} – ${label}`, MAX_NAME)
  if ('problem' in prices) return { name, text: prices.problem }
  const slug = decoded(product.slug).slice(0, MAX_SLUG_LENGTH)
  const spaced = slug.replaceAll('_', '-')
  const texts = textsOfHead(product.yoast_head_json)
  const said = textsOf(
    {
      name: product.name,
      short: product.short_description,
      long: [product.description, variation?.description ?? ''].join('\n'),
    },
    where,
  )
  return {
    sourceId: priced.id,
    parentId: variation && product.id,
    fields: {
      ...prices.prices,
      ...optionsOf(variation?.attributes ?? []),
      name,
      description: said.description,
      publisher: publisherOf(product),
      features: featuresOf(product),
      tags: tagsOf(product),
      ...identifiersOf(product, variation),
    },
    sale: prices.sale,
    inStock: priced.stock_status !== 'outofstock',
    sku: shortened(priced.sku || product.sku, MAX_NAME),
    link: priced.permalink || product.permalink,
    slugs: [
      slugOf(`${spaced} ${label}`),
      slugOf(`${product.name} ${label}`),
      `product-${priced.id}`,
    ].filter((one) => one !== ''),
    formerSlug: slug,
    family:
      variation &&
      (slugOf(spaced)
        .slice(0, MAX_FAMILY_LENGTH - 12)
        .replace(/-$/, '') ||
        `product-${product.id}`),
    pictures: picturesOf(product, variation),
    longText: said.long,
    seo:
      texts.metaTitle || texts.metaDescription
        ? { title: texts.metaTitle || product.name, description: texts.metaDescription }
        : null,
  }
}

/** Variations answer with the numbers of their product where they have none of their own, which are no variation's. */
function identifiersOf(product: ShopProduct, variation: Variation | null) {
  const own = (number: (one: Priced) => string) =>
    variation && number(variation) === number(product) ? '' : number(variation ?? product)
  const sku = own((one) => one.sku.trim())
  const gtin = own((one) => cleanGtin(one.global_unique_id))
  return {
    ...(sku !== '' && sku.length <= MAX_SKU && !/\p{Cc}/u.test(sku) && { sku }),
    ...(isGtin(gtin) && { gtin }),
  }
}

function publisherOf({ brands, attributes }: ShopProduct): string {
  const named = attributes.find(({ name }) => PUBLISHERS.test(name))?.options[0]
  return shortened(brands[0]?.name ?? named ?? '', MAX_PUBLISHER)
}

/** What is said of all variations alike, and the tags, which searches then find it by. */
function featuresOf({ attributes, tags }: ShopProduct): string[] {
  const lines = attributes
    .filter(({ name, visible, variation }) => visible && !variation && !PUBLISHERS.test(name))
    .map(({ name, options }) => `${name}: ${options.join(', ')}`)
  const features = [...lines, ...tags.map(({ name }) => name)]
  return [...new Set(features.map((line) => shortened(line.trim(), MAX_FEATURE)))]
    .filter((line) => line !== '')
    .slice(0, MAX_FEATURES)
}

/** Those that are one word of the store's: commas would part them. */
const tagsOf = ({ tags }: ShopProduct): string[] =>
  cleanTags(tags.map(({ name }) => name.replace(/[,;，、]/g, ' ')))
    .filter(({ length }) => length <= MAX_TAG_LENGTH)
    .slice(0, MAX_TAGS)

function picturesOf({ images }: ShopProduct, variation: Variation | null): string[] {
  const addresses = [variation?.image?.src ?? '', ...images.map(({ src }) => src)]
  return [...new Set(addresses)].filter((one) => URL.canParse(one)).slice(0, MAX_PICTURES)
}
