'use client'

import { RefreshCcw } from 'lucide-react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/toast/toaster'
import { MAX_REASON_LENGTH } from '@/lib/orders/admin-limits'
import type { OrderDetail } from '@/lib/refunds/order-detail-contract'
import type { OrderKey } from './order-key'
import { useOrderChanged } from './use-order-changed'

type Props = { order: OrderDetail; orderKey: OrderKey; productName: string; onClose: () => void }

export function ReplaceKeyDialog({ order, orderKey, productName, onClose }: Props) {
  const changed = useOrderChanged()
  const { field, ...state } = useAdminForm<{ reason: string }>({
    defaults: { reason: '' },
    send: (body) =>
      callAdmin('POST /api/admin/product-keys/[id]/replace', { params: { id: orderKey.id }, body }),
    onSent: () => {
      showToast({
        title: 'Key replaced',
        description: `The new one goes to ${order.customerEmail}.`,
      })
      changed()
      onClose()
    },
  })
  return (
    <FormDialog
      title="Replace this key?"
      description={`${orderKey.masked} of ${productName}`}
      icon={RefreshCcw}
      size="sm"
      submitLabel="Replace key"
      pendingLabel="Replacing …"
      form={state}
      onClose={onClose}
    >
      <div className="space-y-4">
        <p className="text-sm text-ink-soft">
          The key is quarantined and never sold again. {order.customerName} gets another one of the
          same product, and only that one is mailed.
        </p>
        <TextField
          label="What is wrong with it?"
          required
          maxLength={MAX_REASON_LENGTH}
          {...field('reason')}
        />
      </div>
    </FormDialog>
  )
}
