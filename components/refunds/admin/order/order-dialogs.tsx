'use client'

import { callAdmin } from '@/components/back-office/admin-calls'
import { LicenceDialog } from '@/components/licences/activations/admin/licence-dialog'
import type { OrderKey } from '@/components/licences/activations/admin/order-key'
import { CorrectEmailDialog } from '@/components/orders/admin/correct-email-dialog'
import { CorrectRecipientDialog } from '@/components/orders/admin/correct-recipient-dialog'
import { DeliverDialog } from '@/components/orders/admin/deliver-dialog'
import { ReplaceKeyDialog } from '@/components/orders/admin/replace-key-dialog'
import { DeclineDialog } from '@/components/refunds/admin/decline-dialog'
import { RefundDialog } from '@/components/refunds/admin/refund-dialog'
import type { AdminRefundRequest } from '@/lib/refunds/admin-contracts'
import type { OrderDetail } from '@/lib/refunds/order-detail-contract'
import { CancelDialog } from './cancel-dialog'

export type OpenDialog =
  | { kind: 'refund'; request?: AdminRefundRequest }
  | { kind: 'decline'; request: AdminRefundRequest }
  | { kind: 'replace' | 'licence'; orderKey: OrderKey; productName: string }
  | { kind: 'cancel' | 'email' | 'recipient' | 'deliver' }

type Props = { order: OrderDetail; dialog: OpenDialog; onClose: () => void }

export function OrderDialogs({ order, dialog, onClose }: Props) {
  switch (dialog.kind) {
    case 'refund':
      return <RefundDialog order={order} request={dialog.request} onClose={onClose} />
    case 'decline':
      return <DeclineDialog request={dialog.request} onClose={onClose} />
    case 'replace':
      return (
        <ReplaceKeyDialog
          buyer={order}
          masked={dialog.orderKey.masked}
          productName={dialog.productName}
          replace={(body) =>
            callAdmin('POST /api/admin/product-keys/[id]/replace', {
              params: { id: dialog.orderKey.id },
              body,
            })
          }
          onClose={onClose}
        />
      )
    case 'licence':
      return (
        <LicenceDialog
          orderKey={dialog.orderKey}
          productName={dialog.productName}
          onClose={onClose}
        />
      )
    case 'cancel':
      return <CancelDialog order={order} onClose={onClose} />
    case 'email':
      return <CorrectEmailDialog order={order} onClose={onClose} />
    case 'recipient':
      return <CorrectRecipientDialog order={order} onClose={onClose} />
    case 'deliver':
      return <DeliverDialog order={order} onClose={onClose} />
  }
}
