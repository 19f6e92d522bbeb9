import { useTranslations } from 'next-intl'
import { useMoneyFormat } from '@/components/storefront/currency/use-money-format'
import { toCents } from '@/lib/core/money'
import type { Order } from '@/lib/orders/contracts'

type Paid = Pick<
  Order,
  'paymentMethod' | 'paidWith' | 'totalAmount' | 'currency' | 'giftCardAmount' | 'giftCardLastFour'
>

/** By what an order was paid. */
export function PaidBy({
  order: { paymentMethod, paidWith, giftCardAmount },
}: {
  order: Pick<Paid, 'paymentMethod' | 'paidWith' | 'giftCardAmount'>
}) {
  const t = useTranslations('confirmation')
  const isPaidByBoth = paymentMethod !== 'gift_card' && toCents(giftCardAmount) > 0
  return (
    (paidWith ?? t(`methods.${paymentMethod}`)) +
    (isPaidByBoth ? ` + ${t('methods.gift_card')}` : '')
  )
}

/** What a gift card paid of an order and what was paid otherwise, as rows; nothing without a card. */
export function PaidByRows({ order, labelClass }: { order: Paid; labelClass: string }) {
  const t = useTranslations('confirmation')
  const money = useMoneyFormat(order.currency)
  const cardCents = toCents(order.giftCardAmount)
  const otherCents = toCents(order.totalAmount) - cardCents
  if (cardCents === 0) return null
  const rows = [
    {
      label:
        order.giftCardLastFour === null
          ? t('paidOtherwise', { method: t('methods.gift_card') })
          : t('paidByGiftCard', { lastFour: order.giftCardLastFour }),
      cents: -cardCents,
    },
    ...(otherCents > 0
      ? [
          {
            label: t('paidOtherwise', {
              method: order.paidWith ?? t(`methods.${order.paymentMethod}`),
            }),
            cents: otherCents,
          },
        ]
      : []),
  ]
  return rows.map(({ label, cents }) => (
    <div key={label} className="flex justify-between gap-4">
      <dt className={labelClass}>{label}</dt>
      <dd className="font-semibold tabular-nums">
        <bdi>{money(cents)}</bdi>
      </dd>
    </div>
  ))
}
