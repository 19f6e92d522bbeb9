import { useTranslations } from 'next-intl'
import { money } from '@/components/back-office/format-number'
import type { PricedStaffOrder } from '@/lib/checkout/staff-orders/contracts'
import type { OrderLine } from './order-values'

type Props = {
  line: OrderLine
  currency: string
  /** As the server priced it last. */
  priced: PricedStaffOrder['items'][number] | undefined
  isFree: boolean
  onPrice: (price: string) => void
}

/** What one of a product costs: the price of the day unless another is typed, which then shows both. */
export function LinePrice({ line, currency, priced, isFree, onPrice }: Props) {
  const t = useTranslations('backOffice.orders')
  const id = `price-${line.productId}`
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
      {!isFree && (
        <>
          <label htmlFor={id} className="sr-only">
            {t('newOrder.priceOf', { name: line.name })}
          </label>
          <input
            id={id}
            inputMode="decimal"
            autoComplete="off"
            placeholder={priced?.todaysPrice}
            value={line.price ?? ''}
            onChange={({ target }) => onPrice(target.value)}
            className="h-9 w-32 rounded-control border border-line-strong/70 px-2 tabular-nums"
          />
          <span aria-hidden>{currency}</span>
        </>
      )}
      {priced && (
        <span className="text-muted">
          {t('newOrder.priceOfDay', { amount: money(priced.todaysPrice, currency) })}
        </span>
      )}
      {priced && !priced.isInStock && (
        <span className="font-medium text-warning">{t('newOrder.outOfStock')}</span>
      )}
    </div>
  )
}
