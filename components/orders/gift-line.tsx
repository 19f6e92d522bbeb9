import { Gift } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { OrderStatus } from '@/lib/orders/access-contracts'
import { useDateTimeFormat } from './use-date-time-format'

/** Whom the keys of an order are for, and when they are mailed. */
export function GiftLine({ gift }: { gift: NonNullable<OrderStatus['gift']> }) {
  const t = useTranslations('orderStatus')
  const write = useDateTimeFormat()
  return (
    <p className="mt-3 flex items-start gap-2.5 [overflow-wrap:anywhere] text-ink-soft">
      <Gift aria-hidden className="mt-0.5 size-5 shrink-0 text-primary-strong" />
      <span>{t('gift', { email: gift.recipientEmail, time: write(gift.sendAt) })}</span>
    </p>
  )
}
