import { useTranslations } from 'next-intl'
import { money } from '@/components/back-office/format-number'
import { Select } from '@/components/ui/fields/select'
import type { OrderDetail } from '@/lib/refunds/order-detail-contract'

type QuantityChoiceProps = {
  item: OrderDetail['items'][number]
  currency: string
  quantity: number
  onChoose: (quantity: number) => void
}

/** How many pieces of an item are refunded. */
export function QuantityChoice({ item, currency, quantity, onChoose }: QuantityChoiceProps) {
  const t = useTranslations('backOffice.refunds')
  const left = item.quantity - item.refundedQuantity - item.waitingQuantity
  const amount = money(item.productPrice, currency)
  const share = item.bundlePosition === null ? null : money(item.bundleShare ?? '0.00', currency)
  const state = share
    ? t('dialog.ofBundle', { share })
    : item.waitingQuantity > 0
      ? t('dialog.eachWaiting', { amount, count: item.waitingQuantity })
      : item.refundedQuantity > 0
        ? t('dialog.eachRefunded', { amount, count: item.refundedQuantity })
        : t('dialog.each', { amount })
  return (
    <li className="flex items-center gap-3 rounded-control border border-line px-3.5 py-2.5 text-sm">
      <span className="min-w-0 flex-1">
        <span className="font-semibold [overflow-wrap:anywhere]">{item.productName}</span>
        <span className="block text-muted">{state}</span>
      </span>
      <Select
        aria-label={t('dialog.howMany', { product: item.productName })}
        value={quantity}
        disabled={left === 0}
        onChange={({ target }) => onChoose(Number(target.value))}
        className="w-28 shrink-0"
      >
        {Array.from({ length: left + 1 }, (_, count) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the count is what the option is
          <option key={count} value={count}>
            {t('dialog.countOf', { count, left })}
          </option>
        ))}
      </Select>
    </li>
  )
}
