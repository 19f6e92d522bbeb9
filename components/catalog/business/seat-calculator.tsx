'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { AddToCartButton } from '@/components/cart/add-to-cart-button'
import { MAX_LINE_QUANTITY } from '@/components/cart/cart-lines'
import { VolumePriceList } from '@/components/catalog/product/volume-price-list'
import { ProductTaxNote } from '@/components/catalog/product-tax-note'
import { useMoneyFormat } from '@/components/storefront/currency/use-money-format'
import { useSelling } from '@/components/storefront/currency/use-selling'
import { Panel } from '@/components/storefront/panel'
import { SearchInput } from '@/components/ui/fields/search-input'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { priceIn } from '@/lib/pricing/selling'
import { nextVolume, unitPriceCents } from '@/lib/pricing/volume-prices'
import { QUOTE_FORM_ID, QuoteForm } from './quote-form'
import { type SeatProduct, toSeatProduct } from './seat-product'
import { type AskedSeats, seatsOf } from './seats-in-address'
import { useOfferedProducts } from './use-offered-products'

type SeatCalculatorProps = {
  /** What is offered before anybody searches. */
  products: readonly SeatProduct[]
  asked: AskedSeats
  countries: readonly { code: string; name: string }[]
}

/** What several seats of a product cost, what more would save, and the ways on: the cart, or a quote. */
export function SeatCalculator({ products, asked, countries }: SeatCalculatorProps) {
  const t = useTranslations('businessPage')
  const [chosen, choose] = useState(asked.product)
  const [typed, setTyped] = useState(String(asked.seats))
  const { offered, product, found, search } = useOfferedProducts(products, chosen)
  const seats = seatsOf(typed)
  if (!product) return <p className="text-muted">{t('none')}</p>
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
      <Panel id="seats" heading={t('heading')}>
        <div className="mt-5 grid gap-5">
          <div className="noscript:hidden">
            <SearchInput label={t('find')} onSearch={search} />
            <p role="status" className="mt-1.5 min-h-5 text-sm text-muted">
              {found !== null && t('found', { count: found })}
            </p>
          </div>
          <SelectField
            id="quote-product"
            label={t('product')}
            name="product"
            form={QUOTE_FORM_ID}
            value={product.id}
            onChange={({ target }) => choose(Number(target.value))}
          >
            {offered.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField
            id="quote-seats"
            label={t('seats')}
            name="seats"
            form={QUOTE_FORM_ID}
            type="number"
            inputMode="numeric"
            required
            min={1}
            max={MAX_LINE_QUANTITY}
            step={1}
            value={typed}
            error={
              seats === null ? t('seatsInvalid', { min: 1, max: MAX_LINE_QUANTITY }) : undefined
            }
            className="sm:max-w-56"
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              // It would ask for the quote.
              if (event.key === 'Enter') event.preventDefault()
            }}
          />
          {seats !== null && <SeatCosts product={product} seats={seats} />}
        </div>
      </Panel>
      <QuoteForm countries={countries} canMake={seats !== null} />
    </div>
  )
}

/** The price of each and of all, what that saves, and what the next volume price would. */
function SeatCosts({ product, seats }: { product: SeatProduct; seats: number }) {
  const t = useTranslations('businessPage')
  const selling = useSelling()
  const money = useMoneyFormat()
  const unitCents = unitPriceCents(product, seats, selling)
  const savedCents = (priceIn(product, selling) - unitCents) * seats
  const next = nextVolume(product, seats, selling)
  return (
    <>
      <div role="status">
        <dl className="space-y-2 border-t border-line pt-4 tabular-nums">
          <div className="flex items-baseline justify-between gap-4">
            <dt className="text-ink-soft">{t('each')}</dt>
            <dd className="font-semibold">
              <bdi>{money(unitCents)}</bdi>
            </dd>
          </div>
          <div className="flex items-baseline justify-between gap-4">
            <dt className="font-bold">{t('sum', { count: seats })}</dt>
            <dd className="text-2xl font-extrabold tracking-tight">
              <bdi>{money(unitCents * seats)}</bdi>
            </dd>
          </div>
        </dl>
        <ProductTaxNote />
        {savedCents > 0 && (
          <p className="mt-2 text-sm font-semibold text-success">
            {t('saved', { amount: money(savedCents) })}
          </p>
        )}
        {next && (
          <p className="mt-2 text-sm text-ink-soft">
            {t('next', {
              from: next.from,
              price: money(next.unitCents),
              saved: money(next.savesCents),
            })}{' '}
            {next.isCheaper &&
              t('nextCheaper', {
                from: next.from,
                total: money(next.totalCents),
                count: seats,
              })}
          </p>
        )}
      </div>
      {product.volumePrices.length > 0 ? (
        <VolumePriceList
          product={product}
          current={product.volumePrices.findLast(({ from }) => from <= seats)}
        />
      ) : (
        <p className="text-sm text-muted">{t('noVolume')}</p>
      )}
      <AddToCartButton
        // Its success is that of one product and one number.
        key={`${product.id} ${seats}`}
        product={toSeatProduct(product)}
        quantity={seats}
        size="lg"
        className="w-full noscript:hidden"
      />
    </>
  )
}
