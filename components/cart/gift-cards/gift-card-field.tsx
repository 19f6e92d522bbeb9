'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { CodesField } from '@/components/cart/code-field'
import { useMoneyFormat } from '@/components/storefront/currency/use-money-format'
import { useSelling } from '@/components/storefront/currency/use-selling'
import { MAX_CARDS_OF_CART } from '@/lib/cart/gift-cards/problems'
import { isApiError } from '@/lib/http/client'
import { enterGiftCardCode, removeGiftCard } from './gift-card-calls'
import { refusedGiftCard } from './gift-card-texts'
import type { PaidByCard } from './paid-by-cards'

/** The gift cards that were entered, with what is left on each, and the field for the code of another. */
export function GiftCardField({ giftCards }: { giftCards: readonly PaidByCard[] }) {
  const t = useTranslations('giftCard')
  const coupon = useTranslations('coupon')
  const client = useQueryClient()
  const { currency } = useSelling()

  function failureText(error: unknown): string {
    const problem = refusedGiftCard(error)
    if (problem) return t(`problems.${problem}`, { max: MAX_CARDS_OF_CART })
    return t(isApiError(error, 'rate_limited') ? 'tooMany' : 'failed')
  }

  return (
    <CodesField
      icon="gift"
      name="giftCardCode"
      texts={{
        open: t(giftCards.length > 0 ? 'openAnother' : 'open'),
        label: t('label'),
        empty: t('empty'),
        apply: coupon('apply'),
        applying: coupon('applying'),
      }}
      max={MAX_CARDS_OF_CART}
      onEnter={(code) => enterGiftCardCode(client, code, currency)}
      failureText={failureText}
      entered={giftCards.map((giftCard) => ({
        id: giftCard.lastFour,
        content: <Named giftCard={giftCard} />,
        removeLabel: t('remove', { lastFour: giftCard.lastFour }),
        problem: giftCard.problem && t(`problems.${giftCard.problem}`, { max: MAX_CARDS_OF_CART }),
        onRemove: () => removeGiftCard(client, giftCard.lastFour),
      }))}
    />
  )
}

/** A card, and what is left on it after this purchase. */
function Named({ giftCard: { lastFour, leftCents, currency, problem } }: { giftCard: PaidByCard }) {
  const t = useTranslations('giftCard')
  const money = useMoneyFormat(currency)
  return (
    <>
      {t.rich('entered', { code: () => <bdi className="font-bold">····{lastFour}</bdi> })}
      {problem === null && (
        <span className="block text-muted">{t('leftOnIt', { amount: money(leftCents) })}</span>
      )}
    </>
  )
}
