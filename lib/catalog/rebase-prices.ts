import 'server-only'
import type { Prisma, Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { toCents, toDecimal } from '@/lib/core/money'
import { say } from '@/lib/core/server-text'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import { mostPrice } from '@/lib/pricing/most-price'
import type { Rebase } from '@/lib/pricing/rebase'
import type { TypedPrice, TypedPrices } from '@/lib/pricing/typed-prices'
import { catalogTags } from './cache-tags'
import { typedPricesSchema } from './contracts'
import { updateProducts } from './product-batches'
import { storePriceBound } from './store-price-bound'

const BATCH = 1000

type PriceRow = { price: Prisma.Decimal; originalPrice: Prisma.Decimal | null }

type Priced = {
  id: number
  name: string
  price: string
  originalPrice: string | null
  prices: TypedPrices
}

/**
 * Every product with its new price: what was typed in that currency, or its price converted. One whose former price is no longer
 * above it loses that.
 *
 * @throws AppError `invalid`
 */
async function* rebased(
  tx: Tx,
  { to, price }: Rebase,
  kept: CurrencyCode | null = null,
): AsyncGenerator<{ was: string; is: Priced }[]> {
  for (let after = 0; ; ) {
    const rows = await tx.product.findMany({
      where: { id: { gt: after } },
      orderBy: { id: 'asc' },
      take: BATCH,
      select: { id: true, name: true, price: true, originalPrice: true, prices: true },
    })
    yield rows.map((row) => {
      const { [to]: typed, ...prices } = typedPricesSchema.parse(row.prices)
      const cents = typed ? toCents(typed.price) : price(toCents(row.price))
      const former =
        row.originalPrice === null
          ? 0
          : typed?.originalPrice
            ? toCents(typed.originalPrice)
            : price(toCents(row.originalPrice))
      if (Math.max(cents, former) > mostPrice(to))
        throw new AppError('invalid', say('products.priceTooHighFor', { name: row.name }))
      return {
        was: row.price.toFixed(2),
        is: {
          id: row.id,
          name: row.name,
          price: toDecimal(cents),
          originalPrice: former > cents ? toDecimal(former) : null,
          prices: kept === null ? prices : { ...prices, [kept]: asTyped(row) },
        },
      }
    })
    after = rows.at(-1)?.id ?? after
    if (rows.length < BATCH) return
  }
}

/** A price of the former base currency, as if it were typed. */
const asTyped = ({ price, originalPrice }: PriceRow): TypedPrice => ({
  price: price.toFixed(2),
  originalPrice: originalPrice?.toFixed(2) ?? null,
})

/** What the prices of the first products would be. */
export async function foreseePrices(tx: Tx, rebase: Rebase, examples: number) {
  for await (const batch of rebased(tx, rebase))
    return batch
      .slice(0, examples)
      .map(({ was, is }) => ({ name: is.name, before: was, after: is.price }))
  return []
}

/**
 * Converts the prices of all products.
 *
 * @param kept the former base currency, where it is sold in still: prices in it stay as they are
 * @throws AppError `invalid` for one that would be more than the store can hold
 */
export async function rebasePrices(
  tx: Tx,
  rebase: Rebase,
  kept: CurrencyCode | null,
): Promise<void> {
  // First, since what lists know of products depends on it.
  await storePriceBound(tx, rebase.to)
  for await (const batch of rebased(tx, rebase, kept))
    await updateProducts(
      tx,
      ['price', 'originalPrice', 'prices'],
      batch.map(({ is }) => is),
    )
  await invalidateTags(tx, [catalogTags.products])
}
