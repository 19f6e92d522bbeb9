import { instantOf, timeOf } from '@/components/back-office/store-time'
import type { AdminSale, SaleInput, SaleScope } from '@/lib/catalog/sales/contracts'

/** The sale form's values, as they are typed. Times are those of `datetime-local`, in the store's time zone. */
export type SaleValues = {
  name: string
  scope: SaleScope
  kind: 'percent' | 'prices'
  percent: string
  products: { id: number; name: string }[]
  /** The prices of the chosen products, by `p` and their ids. */
  prices: Record<string, string>
  categoryId: string
  publisher: string
  startsAt: string
  endsAt: string
}

/** What the price of a product is called in the form. */
export const priceKey = (productId: number) => `p${productId}`

/** The form's first values. */
export const valuesOf = (sale?: AdminSale): SaleValues => ({
  name: sale?.name ?? '',
  scope: sale?.scope ?? 'products',
  kind: sale && sale.percent === null ? 'prices' : 'percent',
  percent: String(sale?.percent ?? ''),
  products: (sale?.products ?? []).map(({ id, name }) => ({ id, name })),
  prices: Object.fromEntries(
    (sale?.products ?? []).map(({ id, price }) => [priceKey(id), price ?? '']),
  ),
  categoryId: String(sale?.category?.id ?? ''),
  publisher: sale?.publisher ?? '',
  startsAt: timeOf(sale?.startsAt),
  endsAt: timeOf(sale?.endsAt),
})

/** Whether each product has a price of its own in it: only chosen ones can. */
export const hasOwnPrices = ({ scope, kind }: Pick<SaleValues, 'scope' | 'kind'>): boolean =>
  scope === 'products' && kind === 'prices'

/** What the form sends; the server checks it. @param saved the sale that it is of */
export function inputOf(values: SaleValues, saved?: AdminSale): SaleInput {
  const { scope, percent, products, prices, categoryId, publisher } = values
  const own = hasOwnPrices(values)
  return {
    name: values.name,
    scope,
    percent: own || percent.trim() === '' ? null : Number(percent),
    products:
      scope === 'products'
        ? products.map(({ id }) => ({
            id,
            price: own ? (prices[priceKey(id)]?.trim() ?? '') : null,
          }))
        : [],
    categoryId: scope === 'category' && categoryId !== '' ? Number(categoryId) : null,
    publisher: scope === 'brand' && publisher !== '' ? publisher : null,
    startsAt: instantOf(values.startsAt, saved?.startsAt) ?? '',
    endsAt: instantOf(values.endsAt, saved?.endsAt),
  }
}
