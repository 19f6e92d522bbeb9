'use client'

import { Pencil } from 'lucide-react'
import { Panel } from '@/components/back-office/shell/panel'
import { Button } from '@/components/ui/button'
import { Fact } from '@/components/ui/labelled-value'
import type { OrderDetail } from '@/lib/orders/admin-contracts'
import type { OpenDialog } from './order-dialogs'

const LANGUAGES = new Intl.DisplayNames('en', { type: 'language' })

type Props = { order: OrderDetail; onOpen: (dialog: OpenDialog) => void }

export function CustomerPanel({ order, onOpen }: Props) {
  return (
    <Panel
      title="Customer"
      actions={
        <Button variant="outline" size="sm" onClick={() => onOpen({ kind: 'email' })}>
          <Pencil aria-hidden />
          Correct e-mail
        </Button>
      }
    >
      <dl className="space-y-3 text-sm">
        <Fact label="Name">{order.customerName}</Fact>
        <Fact label="E-mail">
          <a href={`mailto:${order.customerEmail}`} className="text-primary-strong hover:underline">
            {order.customerEmail}
          </a>
        </Fact>
        {order.billingAddress && <Fact label="Billing address">{order.billingAddress}</Fact>}
        <Fact label="Language">{LANGUAGES.of(order.locale)}</Fact>
      </dl>
    </Panel>
  )
}
