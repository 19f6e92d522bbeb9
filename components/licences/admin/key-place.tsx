import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import type { KnownKey } from '@/lib/licences/contracts'
import { STATUS_TONES } from './key-labels'

/** The product that has a key, its state there, and the order it was sold with. */
export function KeyPlace({
  productId,
  productName,
  status,
  orderNumber,
}: Omit<KnownKey, 'keyValue'>) {
  const t = useTranslations('backOffice.licences')
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Link href={`/admin/keys/${productId}`} className="font-semibold hover:underline">
        {productName}
      </Link>
      <Badge tone={STATUS_TONES[status]}>{t(`status.${status}`)}</Badge>
      {orderNumber && (
        <Link href={`/admin/orders/${orderNumber}`} className="text-primary-strong hover:underline">
          {orderNumber}
        </Link>
      )}
    </span>
  )
}
