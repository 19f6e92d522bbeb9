import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { formatDateTime } from '@/components/back-office/format-date'
import { quarantineReason } from '@/components/back-office/language/dispute-reason'
import type { ProductKey } from '@/lib/licences/contracts'

/** Whether a key was given to an order. */
export const isSold = ({ orderNumber }: ProductKey): boolean => orderNumber !== null

/** Where a key comes from and where it went. */
export function KeyDetails({ productKey: key }: { productKey: ProductKey }) {
  const t = useTranslations('backOffice.licences.list')
  const disputes = useTranslations('backOffice.disputes')
  return (
    <div className="mt-1 space-y-0.5 text-sm text-muted [overflow-wrap:anywhere]">
      {key.orderNumber && (
        <p>
          <Assignment productKey={key} orderNumber={key.orderNumber} />
        </p>
      )}
      <Source productKey={key} />
      {key.reservedUntil && <p>{t('kept', { when: formatDateTime(key.reservedUntil) })}</p>}
      {key.quarantinedAt && (
        <p>
          {t(key.quarantineReason ? 'quarantinedFor' : 'quarantinedOn', {
            when: formatDateTime(key.quarantinedAt),
            reason: key.quarantineReason ? quarantineReason(disputes, key.quarantineReason) : '',
          })}
        </p>
      )}
      {key.notes && <p className="whitespace-pre-line">{key.notes}</p>}
      {!key.orderNumber && !key.quarantinedAt && (
        <p>{t('addedOn', { when: formatDateTime(key.createdAt) })}</p>
      )}
    </div>
  )
}

type AssignmentProps = { productKey: ProductKey; orderNumber: string }

function Assignment({ productKey: key, orderNumber }: AssignmentProps) {
  const t = useTranslations('backOffice.licences.list')
  const text = key.status === 'quarantined' ? 'wasAssigned' : 'assigned'
  return t.rich(key.assignedAt ? `${text}On` : text, {
    email: key.assignedToEmail ?? '',
    orderNumber,
    when: key.assignedAt ? formatDateTime(key.assignedAt) : '',
    who: (chunks) => <span className="text-ink-soft">{chunks}</span>,
    order: (chunks) => (
      <Link
        href={`/admin/orders/${orderNumber}`}
        className="font-semibold text-primary-strong hover:underline"
      >
        {chunks}
      </Link>
    ),
  })
}

/** Who sold a key to the store, and until when it may be handed out if it was not. */
function Source({ productKey: key }: { productKey: ProductKey }) {
  const t = useTranslations('backOffice.licences.list')
  const { supplier, notAfter } = key
  const when = notAfter && !isSold(key) ? formatDateTime(notAfter) : ''
  if (supplier)
    return (
      <p>{when ? t('fromSupplierUntil', { supplier, when }) : t('fromSupplier', { supplier })}</p>
    )
  return when && <p>{t('until', { when })}</p>
}
