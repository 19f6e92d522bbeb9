import { useLocale, useTranslations } from 'next-intl'
import { StockState } from '@/components/catalog/product/stock-state'
import { ProductPrice } from '@/components/catalog/product-price'
import { Rating } from '@/components/catalog/rating'
import { Price } from '@/components/storefront/currency/price'
import { promisesTooMuch } from '@/components/storefront/product-card-data'
import { Icon } from '@/components/ui/icon/icon'
import type { Product } from '@/lib/catalog/contracts'
import { paymentsOverYears } from '@/lib/catalog/cost-over-years'
import { factText, type LocalFact } from '@/lib/catalog/own-fact-rules'
import { toCents } from '@/lib/core/money'
import { catalogueText, englishText } from '@/lib/i18n/english'
import { typedCents } from '@/lib/pricing/typed-prices'
import { type ComparedBy, isKnown, ownTexts } from './comparison-rows'
import { useFactText } from './use-fact-text'

type CompareValueProps = {
  by: ComparedBy
  product: Product
  /** All that are compared. */
  products: readonly Product[]
}

/** What a product has for one row. */
export function CompareValue({ by, product, products }: CompareValueProps) {
  const locale = useLocale()
  const text = useFactText()
  switch (by) {
    case 'price':
      return (
        <ProductPrice
          price={product.price}
          prices={product.prices}
          originalPrice={product.originalPrice}
          originalPriceKind={product.originalPriceKind}
        />
      )
    case 'stock':
      return <StockState product={product} />
    case 'rating':
      return <Rating product={product} />
  }
  if (!isKnown(product, by)) return <Unknown />
  switch (by) {
    case 'threeYears':
      return <CostOverYears product={product} />
    case 'publisher':
      return <span translate="no">{product.publisher}</span>
    case 'version':
      return <span {...englishText(locale)}>{product.version}</span>
    case 'worksWith':
    case 'notIncluded':
    case 'features':
      return (
        <TextList
          product={product}
          field={by}
          own={products.length > 1 ? ownTexts(products, product, by) : []}
          isWithout={by === 'notIncluded'}
        />
      )
    case 'delivery':
      return promisesTooMuch(product) || !product.deliveryInfo.trim() ? (
        <ByHand product={product} />
      ) : (
        <span {...englishText(locale)}>{product.deliveryInfo}</span>
      )
    default:
      return text(by, product)
  }
}

/** What is known of one of the owner's own facts. */
export function OwnFactValue({ fact, product }: { fact: LocalFact; product: Product }) {
  const t = useTranslations('product.facts')
  const words = { yes: t('yes'), no: t('no') }
  const text = factText(fact, product.ownFacts?.[fact.slug], useLocale(), words)
  return text === '' ? <Unknown /> : text
}

/** What it costs to be used for three years, and how often it is paid for. */
function CostOverYears({ product }: { product: Product }) {
  const t = useTranslations('comparePage.cost')
  const times = paymentsOverYears(product) ?? 1
  return (
    <>
      <Price
        cents={toCents(product.price)}
        typed={typedCents(product.prices)}
        times={times}
        className="font-semibold tabular-nums"
      />
      <span className="mt-0.5 block text-xs text-muted">
        {times === 1 ? t('once') : t('times', { count: times })}
      </span>
    </>
  )
}

function Unknown() {
  const t = useTranslations('comparePage')
  return (
    <span className="text-muted">
      <span aria-hidden>–</span>
      <span className="sr-only">{t('unknown')}</span>
    </span>
  )
}

/** The delivery of a product whose own words for it would not be true. */
function ByHand({ product }: { product: Product }) {
  const t = useTranslations('productPage')
  return product.delivery === 'manual' ? t('promises.byHand') : <Unknown />
}

/** Texts of a product, those in bold that not every other has; where they have none in common that says nothing. */
function TextList({
  product,
  field,
  own,
  isWithout,
}: {
  product: Product
  field: 'worksWith' | 'notIncluded' | 'features'
  own: readonly string[]
  isWithout: boolean
}) {
  const texts = product[field]
  return (
    <ul {...catalogueText(useLocale(), product, field)} className="grid gap-2">
      {texts.map((text) => (
        <li key={text} className="flex gap-2">
          <Icon
            name={isWithout ? 'x' : 'check'}
            className={`mt-0.5 size-4 shrink-0 ${isWithout ? 'text-muted' : 'text-success'}`}
          />
          <span
            className={
              own.length < texts.length && own.includes(text) ? 'font-semibold' : 'text-ink-soft'
            }
          >
            {text}
          </span>
        </li>
      ))}
    </ul>
  )
}
