import { Lock } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { CartDiscount } from '@/components/cart/coupons/cart-discount'
import { CouponField } from '@/components/cart/coupons/coupon-field'
import { GiftCardField } from '@/components/cart/gift-cards/gift-card-field'
import type { PaidByCard } from '@/components/cart/gift-cards/paid-by-cards'
import { useMoneyFormat } from '@/components/storefront/currency/use-money-format'
import { Button } from '@/components/ui/button'
import { CUSTOMER_FORM_ID } from './customer-form'

type ProceedProps = {
  discount: CartDiscount | null | undefined
  giftCards: readonly PaidByCard[]
  /** What is left to pay. */
  dueCents: number
  canProceed: boolean
}

/** The summary's coupon and gift cards, and the button that opens the payment. */
export function Proceed({ discount, giftCards, dueCents, canProceed }: ProceedProps) {
  const t = useTranslations('checkout.summary')
  const money = useMoneyFormat()
  return (
    <>
      <div className="mt-4 grid gap-1 border-t border-line pt-3">
        <CouponField discount={discount} />
        <GiftCardField giftCards={giftCards} />
      </div>
      {/* On a phone the button is always in reach, with what it is about and what it waits for. */}
      <div className="edge-bar max-lg:flex-wrap max-lg:gap-y-1.5 lg:mt-5">
        {/* Drawn, as it stands in the list above. */}
        <span
          data-amount={money(dueCents)}
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
        <p
          id="proceed-hint"
          className="text-center text-muted empty:hidden max-lg:order-first max-lg:basis-full max-lg:text-xs lg:mt-2 lg:min-h-10 lg:text-sm lg:empty:block"
        >
          {!canProceed && t('proceedHint')}
        </p>
      </div>
    </>
  )
}
