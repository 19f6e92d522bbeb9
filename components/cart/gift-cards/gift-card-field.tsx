'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { CodeField } from '@/components/cart/code-field'
import { useSelling } from '@/components/storefront/currency/use-selling'
import { isApiError } from '@/lib/http/client'
import { enterGiftCardCode, removeGiftCard } from './gift-card-calls'
import { refusedGiftCard } from './gift-card-texts'
import type { PaidByCard } from './paid-by-card'

/** The field for the code of a gift card, or the card that was entered. */
export function GiftCardField({ giftCard }: { giftCard: PaidByCard | null }) {
  const t = useTranslations('giftCard')
  const coupon = useTranslations('coupon')
  const client = useQueryClient()
  const { currency } = useSelling()

  function failureText(error: unknown): string {
    const problem = refusedGiftCard(error)
    if (problem) return t(`problems.${problem}`)
    return t(isApiError(error, 'rate_limited') ? 'tooMany' : 'failed')
  }

  return (
    <CodeField
      icon="gift"
      name="giftCardCode"
      texts={{
        open: t('open'),
        label: t('label'),
        empty: t('empty'),
        apply: coupon('apply'),
        applying: coupon('applying'),
      }}
      onEnter={(code) => enterGiftCardCode(client, code, currency)}
      failureText={failureText}
      entered={
        giftCard && {
          content: t.rich('entered', {
            code: () => <bdi className="font-bold">····{giftCard.lastFour}</bdi>,
          }),
          removeLabel: t('remove', { lastFour: giftCard.lastFour }),
          problem: giftCard.problem && t(`problems.${giftCard.problem}`),
          onRemove: () => removeGiftCard(client),
        }
      }
    />
  )
}
