import type { Choice } from '@/components/back-office/choice/scope-choice'
import type { AdminCollection } from '@/lib/catalog/collection-contracts'
import type { CollectionKind, CollectionSort } from '@/lib/catalog/collection-rules'
import type { Platform } from '@/lib/catalog/product-facts'
import { parseTags } from '@/lib/catalog/tags'
import type { TranslatedLocale } from '@/lib/i18n/locales'
import { inEveryLanguage } from '@/lib/i18n/texts-by-language'

/** The form's values, as they are typed; named as the server names them. */
export type CollectionValues = {
  name: string
  slug: string
  texts: Record<TranslatedLocale, string>
  image: string
  position: string
  isVisible: boolean
  isOnHome: boolean
  kind: CollectionKind
  productIds: Choice[]
  rules: {
    publishers: string[]
    platforms: Platform[]
    categoryIds: number[]
    tags: string
    priceFrom: string
    priceTo: string
    inStock: boolean
    onSale: boolean
    newWithinDays: string
  }
  sort: CollectionSort
  seoTitle: string
  seoDescription: string
}

/** The form's first values. */
export const valuesOf = (collection?: AdminCollection): CollectionValues => ({
  name: collection?.name ?? '',
  slug: collection?.slug ?? '',
  texts: inEveryLanguage(collection?.texts, ''),
  image: collection?.image ?? '',
  position: String(collection?.position ?? 0),
  isVisible: collection?.isVisible ?? true,
  isOnHome: collection?.isOnHome ?? false,
  kind: collection?.kind ?? 'hand',
  productIds: collection?.products ?? [],
  rules: {
    publishers: collection?.rules.publishers ?? [],
    platforms: collection?.rules.platforms ?? [],
    categoryIds: collection?.rules.categoryIds ?? [],
    tags: collection?.rules.tags.join(', ') ?? '',
    priceFrom: collection?.rules.priceFrom ?? '',
    priceTo: collection?.rules.priceTo ?? '',
    inStock: collection?.rules.inStock ?? false,
    onSale: collection?.rules.onSale ?? false,
    newWithinDays: String(collection?.rules.newWithinDays ?? ''),
  },
  sort: collection?.sort ?? 'chosen',
  seoTitle: collection?.seoTitle ?? '',
  seoDescription: collection?.seoDescription ?? '',
})

const numberOf = (text: string) => (text.trim() === '' ? null : Number(text))

/** What the form sends; the server checks it. */
export const inputOf = ({ position, productIds, rules, sort, ...values }: CollectionValues) => ({
  ...values,
  position: numberOf(position) ?? 0,
  productIds: productIds.map(({ id }) => id),
  rules: {
    ...rules,
    tags: parseTags(rules.tags),
    priceFrom: rules.priceFrom.trim() || null,
    priceTo: rules.priceTo.trim() || null,
    newWithinDays: numberOf(rules.newWithinDays),
  },
  // The kind may have been changed after the order was chosen.
  sort: values.kind === 'rules' && sort === 'chosen' ? ('popularity' as const) : sort,
})
