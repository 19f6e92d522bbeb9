import type { AdminProductRow } from '@/lib/catalog/admin-contracts'
import { readTypedNumber } from '@/lib/core/typed-amount'

/** What the table of options changes of each. */
type OptionValues = { price: string; originalPrice: string; isHidden: boolean }
/** By the ids of products: what differs from what was loaded. */
export type OptionEdits = Readonly<Record<number, Partial<OptionValues>>>
/** By the ids of products: what is wrong with a field, or with the product as a whole. */
export type OptionProblems = Readonly<
  Record<number, Partial<Record<'price' | 'originalPrice' | 'whole', string>>>
>

const storedValues = ({ price, originalPrice, isHidden }: AdminProductRow): OptionValues => ({
  price,
  originalPrice: originalPrice ?? '',
  isHidden,
})

/** What the fields of a product show. */
export const optionValues = (product: AdminProductRow, edits: OptionEdits): OptionValues => ({
  ...storedValues(product),
  ...edits[product.id],
})

/** Edits with one more; what is as it was loaded is none. */
export function withEdit(
  edits: OptionEdits,
  product: AdminProductRow,
  edit: Partial<OptionValues>,
): OptionEdits {
  const { [product.id]: before, ...others } = edits
  const next = { ...before, ...edit }
  const stored = storedValues(product)
  if (next.price === stored.price) delete next.price
  if (next.originalPrice === stored.originalPrice) delete next.originalPrice
  if (next.isHidden === stored.isHidden) delete next.isHidden
  return Object.keys(next).length === 0 ? others : { ...others, [product.id]: next }
}

/**
 * The changed products as they are sent. An amount that can't be read is sent as it was typed, so that the server says what
 * is wrong with it.
 *
 * @param language in which amounts are typed
 */
export const changedOptions = (
  products: readonly AdminProductRow[],
  edits: OptionEdits,
  language: string,
) =>
  products.flatMap(({ id, updatedAt }) => {
    const edit = edits[id]
    if (!edit) return []
    const { price, originalPrice, isHidden } = edit
    const amount = (text: string) => readTypedNumber(text, language) ?? text.trim()
    return {
      id,
      expectedUpdatedAt: updatedAt,
      ...(price !== undefined && { price: amount(price) }),
      ...(originalPrice !== undefined && { originalPrice: amount(originalPrice) || null }),
      ...(isHidden !== undefined && { isHidden }),
    }
  })

/** What a refusal says of each product that was sent. */
export function optionProblems(
  issues: readonly { path: string; message: string }[],
  sent: readonly { id: number }[],
): OptionProblems {
  const problems: Record<number, OptionProblems[number]> = {}
  for (const { path, message } of issues) {
    const [, place, field] = path.split('.')
    const product = sent[Number(place)]
    if (!product) continue
    const where = field === 'price' || field === 'originalPrice' ? field : 'whole'
    problems[product.id] = { ...problems[product.id], [where]: message }
  }
  return problems
}
