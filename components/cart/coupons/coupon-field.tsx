'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { CodeField } from '@/components/cart/code-field'
import { useSelling } from '@/components/storefront/currency/use-selling'
import type { CartDiscount } from './cart-discount'
import { enterCode, removeCoupon } from './coupon-calls'
import { useCouponTexts } from './use-coupon-texts'

/** The field for a coupon code, or the coupon that was entered. */
export function CouponField({ discount }: { discount: CartDiscount | null | undefined }) {
  const t = useTranslations('coupon')
  const { problemText, failureText } = useCouponTexts()
  const client = useQueryClient()
  const { currency } = useSelling()
  return (
    <CodeField
      icon="tag"
      name="couponCode"
      texts={{
        open: t('open'),
        label: t('label'),
        empty: t('empty'),
        apply: t('apply'),
        applying: t('applying'),
      }}
      onEnter={(code) => enterCode(client, code, { remember: false, currency })}
      failureText={failureText}
      entered={
        discount
          ? {
              content: t.rich('entered', {
                code: () => <bdi className="font-bold">{discount.code}</bdi>,
              }),
              removeLabel: t('removeCode', { code: discount.code }),
              problem: discount.problem && problemText(discount.problem, discount.missingCents),
              onRemove: () => removeCoupon(client),
            }
          : null
      }
    />
  )
}
