import { useTranslations } from 'next-intl'
import { Price } from '@/components/storefront/currency/price'
import type { ProductCardData } from '@/components/storefront/product-card-data'
import { toCents } from '@/lib/core/money'
import { typedCents } from '@/lib/pricing/typed-prices'

type Variants = NonNullable<ProductCardData['variants']>

/** How many variants of a product a card stands for, and from which price on where they differ in it. */
export function VariantsNote({ count, from }: Variants) {
  const t = useTranslations('product.facts')
  if (!from) return t('options', { count })
  const { price, prices } = from
  return t.rich('optionsFrom', {
    count,
    price: () => <Price cents={toCents(price)} typed={typedCents(prices)} />,
  })
}
