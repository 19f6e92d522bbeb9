import { Headset, Lock, MailCheck, ShieldCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { DiscountedTotals } from '@/components/checkout/discounted-totals'
import type { OrderLine } from '@/components/checkout/order-line'
import { Panel } from '@/components/checkout/panel'
import { TotalsList } from '@/components/checkout/totals-list'
import type { CartDiscount } from '@/components/coupons/cart-discount'
import { CouponField } from '@/components/coupons/coupon-field'
import { RefundExceptions } from '@/components/refunds/refund-exceptions'
import { useUsdFormat } from '@/components/storefront/store-props'
import { Button } from '@/components/ui/button'
import type { TaxRules } from '@/lib/pricing/tax'
import type { TaxDisplay } from '@/lib/settings/choices'
import { CUSTOMER_FORM_ID } from './customer-form'

type ReviewSummaryProps = {
  lines: readonly OrderLine[]
  totals: DiscountedTotals
  discount: CartDiscount | null | undefined
  tax: TaxRules
  taxDisplay: TaxDisplay
  canProceed: boolean
}

export function ReviewSummary({
  lines,
  totals,
  discount,
  canProceed,
  ...taxes
}: ReviewSummaryProps) {
  const t = useTranslations('checkout.summary')
  const usd = useUsdFormat()
  return (
    <Panel id="review-summary" heading={t('heading')} className="lg:sticky lg:top-6">
      <div className="mt-4">
        <TotalsList totals={totals} {...taxes} />
      </div>
      <div className="mt-4 border-t border-line pt-3">
        <CouponField discount={discount} />
      </div>
      {/* On a phone the button is always in reach, with what it is about. */}
      <div className="edge-bar lg:mt-5">
        {/* Drawn, as it stands in the list above. */}
        <span
          data-amount={usd(totals.totalCents)}
          className="text-lg font-extrabold tabular-nums before:content-[attr(data-amount)] lg:hidden"
        />
        <Button
          type="submit"
          form={CUSTOMER_FORM_ID}
          size="lg"
          disabled={!canProceed}
          aria-describedby={canProceed ? undefined : 'proceed-hint'}
          className="w-full max-lg:w-auto max-lg:flex-1"
        >
          <Lock aria-hidden />
          {t('proceed')}
        </Button>
      </div>
      <p id="proceed-hint" className="mt-2 min-h-10 text-center text-sm text-muted">
        {!canProceed && t('proceedHint')}
      </p>
      <ul className="mt-2 space-y-2 border-t border-line pt-4 text-sm text-ink-soft">
        <li className="flex items-center gap-2.5">
          <ShieldCheck aria-hidden className="size-4.5 shrink-0 text-success" />
          <span>
            {t('guarantee')}
            <RefundExceptions publishers={lines.map(({ publisher }) => publisher)} />
          </span>
        </li>
        <li className="flex items-center gap-2.5">
          <MailCheck aria-hidden className="size-4.5 shrink-0 text-success" />
          {t(lines.every(({ isByHand }) => isByHand) ? 'byHand' : 'instant')}
        </li>
        <li className="flex items-center gap-2.5">
          <Headset aria-hidden className="size-4.5 shrink-0 text-success" />
          {t('support')}
        </li>
      </ul>
    </Panel>
  )
}
