'use client'

import { PackageCheck } from 'lucide-react'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { Checkbox } from '@/components/ui/fields/checkbox'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { showToast } from '@/components/ui/toast/toaster'
import { MAX_NOTE_LENGTH } from '@/lib/orders/admin-limits'
import type { OrderDetail } from '@/lib/refunds/order-detail-contract'
import { useOrderChanged } from './use-order-changed'

type Props = { order: OrderDetail; onClose: () => void }

/** Marks items as delivered by hand, with an optional message to the buyer. */
export function DeliverDialog({ order, onClose }: Props) {
  const changed = useOrderChanged()
  const open = order.items.filter(({ progress }) => progress === 'manual')
  const [chosen, setChosen] = useState<readonly number[]>(open.map(({ id }) => id))
  const { field, ...state } = useAdminForm<{ message: string }>({
    defaults: { message: '' },
    send: ({ message }) =>
      callAdmin('POST /api/admin/orders/[orderNumber]/deliver', {
        params: { orderNumber: order.orderNumber },
        body: { itemIds: [...chosen], message },
      }),
    onSent: (_, { message }) => {
      showToast({
        title: 'Marked as delivered',
        description: message.trim() ? `Your message goes to ${order.customerEmail}.` : undefined,
      })
      changed()
      onClose()
    },
  })
  return (
    <FormDialog
      title="Mark as delivered"
      description={order.orderNumber}
      icon={PackageCheck}
      submitLabel="Mark delivered"
      form={state}
      canSubmit={chosen.length > 0}
      onClose={onClose}
    >
      <div className="space-y-4">
        <fieldset>
          <legend className="mb-1 text-sm font-semibold">Delivered by hand</legend>
          {open.map(({ id, productName, quantity, refundedQuantity }) => (
            <Checkbox
              key={id}
              label={`${quantity - refundedQuantity} × ${productName}`}
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
              }
            />
          ))}
        </fieldset>
        <TextAreaField
          label="Message to the buyer"
          rows={5}
          maxLength={MAX_NOTE_LENGTH}
          hint="Mailed in the order’s language around your own words, which may hold licence data: they are stored encrypted. Leave it empty to send nothing."
          {...field('message')}
        />
      </div>
    </FormDialog>
  )
}
