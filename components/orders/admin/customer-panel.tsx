'use client'

import { Pencil } from 'lucide-react'
import Link from 'next/link'
import { Panel } from '@/components/back-office/shell/panel'
import { useMay } from '@/components/staff/admin/session/admin-gate'
import { Button } from '@/components/ui/button'
import { LabelledValue } from '@/components/ui/labelled-value'
import type { OrderDetail } from '@/lib/refunds/order-detail-contract'
import type { OpenDialog } from './order-dialogs'

const LANGUAGES = new Intl.DisplayNames('en', { type: 'language' })

type Props = { order: OrderDetail; onOpen: (dialog: OpenDialog) => void }

export function CustomerPanel({ order, onOpen }: Props) {
  const may = useMay()
  return (
    <Panel
      title="Customer"
      actions={
        may('orders.handle') && (
          <Button variant="outline" size="sm" onClick={() => onOpen({ kind: 'email' })}>
            <Pencil aria-hidden />
            Correct e-mail
          </Button>
        )
      }
    >
      <dl className="space-y-3 text-sm">
        <LabelledValue label="Name">{order.customerName}</LabelledValue>
        <LabelledValue label="E-mail">
          <a href={`mailto:${order.customerEmail}`} className="text-primary-strong hover:underline">
            {order.customerEmail}
          </a>
        </LabelledValue>
        {order.billingAddress && (
          <LabelledValue label="Billing address">{order.billingAddress}</LabelledValue>
        )}
        <LabelledValue label="Language">{LANGUAGES.of(order.locale)}</LabelledValue>
        {order.source && (
          <LabelledValue label="Came from">
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
          All about this customer
        </Link>
      )}
    </Panel>
  )
}
