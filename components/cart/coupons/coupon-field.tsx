'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { CodeField } from '@/components/cart/code-field'
import type { CartDiscount } from './cart-discount'
import { enterCode, removeCoupon } from './coupon-calls'
import { useCouponTexts } from './use-coupon-texts'

/** The field for a coupon code, or the coupon that was entered. */
export function CouponField({ discount }: { discount: CartDiscount | null | undefined }) {
  const t = useTranslations('coupon')
  const { problemText, failureText } = useCouponTexts()
  const client = useQueryClient()
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
      onEnter={(code) => enterCode(client, code, false)}
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
