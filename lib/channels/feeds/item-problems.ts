import type { Product } from '@/lib/catalog/contracts'
import { parseDecimal } from '@/lib/core/money'
import { PLACEHOLDER_IMAGE } from '@/lib/media/placeholder-image'
import { plainText } from './plain-text'

/** What channels accept at most, and from what length on a description says something. */
export const MAX_TITLE = 150
export const MAX_DESCRIPTION = 5000
const SHORT_DESCRIPTION = 80

/** What can be amiss with a product for a channel; those that come first keep it out of the feeds. */
export const ITEM_PROBLEMS = [
  'noPrice',
  'noPicture',
  'noDescription',
  'shortDescription',
  'longDescription',
  'longName',
  'noPublisher',
  'unnamedSubscription',
  'shortSubscription',
] as const
export type ItemProblem = (typeof ITEM_PROBLEMS)[number]

const LEFT_OUT: readonly ItemProblem[] = ['noPrice', 'noPicture', 'noDescription']

/** Whether a product with this problem is left out: a channel would refuse it. */
export const isLeftOut = (problem: ItemProblem): boolean => LEFT_OUT.includes(problem)

export type JudgedProduct = Pick<
  Product,
  'name' | 'description' | 'publisher' | 'price' | 'image' | 'licenseType' | 'termMonths'
>

/** Whether channels take a picture: those of these formats, and not what stands for a missing one. */
export const isPicture = (path: string): boolean =>
  path !== PLACEHOLDER_IMAGE && /\.(?:jpe?g|png|webp|gif)$/i.test(path)

/** Whose software it is; empty where nobody is named but the store, which no channel takes for a brand. */
export const brandOf = (publisher: string, storeName: string): string =>
  publisher.trim().toLowerCase() === storeName.trim().toLowerCase() ? '' : publisher.trim()

const lengthOf = (text: string) => plainText(text, Number.POSITIVE_INFINITY).length

/** What channels will say of a product. */
export function problemsOf(product: JudgedProduct, storeName: string): ItemProblem[] {
  const { name, description, publisher, price, image, licenseType, termMonths } = product
  const length = lengthOf(description)
  const isSubscription = licenseType === 'subscription'
  const found: Record<ItemProblem, boolean> = {
    noPrice: (parseDecimal(price) ?? 0) === 0,
    noPicture: !isPicture(image),
    noDescription: length === 0,
    shortDescription: length > 0 && length < SHORT_DESCRIPTION,
    longDescription: length > MAX_DESCRIPTION,
    longName: lengthOf(name) > MAX_TITLE,
    noPublisher: brandOf(publisher, storeName) === '',
    unnamedSubscription: isSubscription && !/subscription/i.test(name),
    shortSubscription: isSubscription && termMonths !== null && termMonths % 12 !== 0,
  }
  return ITEM_PROBLEMS.filter((problem) => found[problem])
}
