import { Headset, MailCheck, ShieldCheck } from 'lucide-react'
import Image from 'next/image'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { DiscountedTotals } from '@/components/cart/discounted-totals'
import { PurchaseGuarantee } from '@/components/refunds/purchase-guarantee'
import { useMoneyFormat } from '@/components/storefront/currency/use-money-format'
import { Panel } from '@/components/storefront/panel'
import { PreorderText } from '@/components/storefront/preorder-text'
import { usePromises } from '@/components/storefront/store-props'
import type { BuyerTax } from '@/lib/customers/taxes/contracts'
import { englishText } from '@/lib/i18n/english'
import type { TaxDisplay } from '@/lib/settings/choices'
import { refundDaysOf } from '@/lib/settings/promises'
import type { OrderLine } from './order-line'
import { TotalsList } from './totals-list'

export const SUMMARY_ID = 'payment-summary'

type OrderSummaryProps = {
  lines: readonly OrderLine[]
  totals: DiscountedTotals
  tax: BuyerTax
  taxDisplay: TaxDisplay
  /** Not where the section beside it lists them. */
  showsLines: boolean
  /** What can be done here, below the total. */
  children?: ReactNode
}

/** What is bought and what it costs. It stays in place while the sections beside it change. */
export function OrderSummary({ lines, totals, showsLines, children, ...taxes }: OrderSummaryProps) {
  const t = useTranslations('checkout.summary')
  const { promises, said } = usePromises()
  const isByHand = lines.every((line) => line.isByHand)
  const waits = lines.some((line) => line.isBackOrder)
  return (
    <Panel
      id={SUMMARY_ID}
      heading={t('heading')}
      className="min-w-0 lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      {showsLines && (
        <ul className="mt-4 space-y-3 border-b border-line pb-4">
          {lines.map((line) => (
            <SummaryLine key={line.productId} line={line} />
          ))}
        </ul>
      )}
      <div className="mt-4">
        <TotalsList
          totals={totals}
          hasGiftCards={lines.some(({ isGiftCard }) => isGiftCard)}
          {...taxes}
        />
      </div>
      {children}
      <ul className="mt-4 space-y-2 border-t border-line pt-4 text-sm text-ink-soft">
        {lines.some((line) => refundDaysOf(promises, line) > 0) && (
          <li className="flex items-center gap-2.5">
            <ShieldCheck aria-hidden className="size-4.5 shrink-0 text-success" />
            <PurchaseGuarantee
              products={lines.map((line) => ({ ...line, name: line.product.name }))}
            />
          </li>
        )}
        {!waits && (isByHand || promises.deliveryMinutes > 0) && (
          <li className="flex items-center gap-2.5">
            <MailCheck aria-hidden className="size-4.5 shrink-0 text-success" />
            {isByHand ? t('byHand') : t('instant', said)}
          </li>
        )}
        {promises.support !== 'unsaid' && (
          <li className="flex items-center gap-2.5">
            <Headset aria-hidden className="size-4.5 shrink-0 text-success" />
            {t('support', said)}
          </li>
        )}
      </ul>
    </Panel>
  )
}

function SummaryLine({ line }: { line: OrderLine }) {
  const t = useTranslations('checkout.summary')
  const items = useTranslations('checkout.items')
  const money = useMoneyFormat()
  const locale = useLocale()
  const { product, quantity, priceCents, notice } = line
  return (
    <li className="flex items-center gap-3">
      <span className="relative size-12 shrink-0 overflow-hidden rounded-control border border-line bg-sunken">
        <Image src={product.image} alt="" fill sizes="64px" className="object-cover" />
      </span>
      <span className="min-w-0 flex-1 text-sm">
        <span className="line-clamp-2 leading-snug font-semibold">{product.name}</span>
        <span className="text-muted">{t('quantity', { quantity })}</span>
        {line.isBackOrder && (
          <span className="mt-0.5 block font-medium">
            {line.availableFrom ? <PreorderText day={line.availableFrom} /> : items('backOrder')}
          </span>
        )}
        {notice !== '' && (
          <span {...englishText(locale)} className="mt-0.5 block text-ink-soft">
            {notice}
          </span>
        )}
      </span>
      <bdi className="text-sm font-semibold tabular-nums">{money(priceCents * quantity)}</bdi>
    </li>
  )
}
