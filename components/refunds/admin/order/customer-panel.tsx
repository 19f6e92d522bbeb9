'use client'

import { Pencil } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { languageName } from '@/components/back-office/language/language-name'
import { useMay } from '@/components/back-office/session/admin-gate'
import { Panel } from '@/components/back-office/shell/panel'
import { Button } from '@/components/ui/button'
import { LabelledValue } from '@/components/ui/labelled-value'
import { shownEmail } from '@/lib/core/shown-email'
import type { OrderDetail } from '@/lib/refunds/order-detail-contract'
import type { OpenDialog } from './order-dialogs'

type Props = { order: OrderDetail; onOpen: (dialog: OpenDialog) => void }

export function CustomerPanel({ order, onOpen }: Props) {
  const t = useTranslations('backOffice.orders')
  const common = useTranslations('backOffice.common')
  const may = useMay()
  return (
    <Panel
      title={common('customer')}
      actions={
        may('orders.handle') && (
          <Button variant="outline" size="sm" onClick={() => onOpen({ kind: 'email' })}>
            <Pencil aria-hidden />
            {t('customer.correctEmail')}
          </Button>
        )
      }
    >
      <dl className="space-y-3 text-sm">
        <LabelledValue label={common('name')}>{order.customerName}</LabelledValue>
        <LabelledValue label={t('customer.email')}>
          <a href={`mailto:${order.customerEmail}`} className="text-primary-strong hover:underline">
            {shownEmail(order.customerEmail)}
          </a>
        </LabelledValue>
        {order.billingAddress && (
          <LabelledValue label={t('customer.billingAddress')}>{order.billingAddress}</LabelledValue>
        )}
        <LabelledValue label={common('language')}>{languageName(order.locale)}</LabelledValue>
        {order.source && (
          <LabelledValue label={t('customer.cameFrom')}>
            {[order.source.source, order.source.medium, order.source.campaign]
              .filter(Boolean)
              .join(' / ')}
          </LabelledValue>
        )}
      </dl>
      {order.customerId !== null && may('customers.read') && (
        <Link
          href={`/admin/customers/${order.customerId}`}
          className="mt-4 inline-block text-sm font-semibold text-primary-strong hover:underline"
        >
          {t('customer.all')}
        </Link>
      )}
    </Panel>
  )
}
