'use client'

import { PackageCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { useOrderChanged } from '@/components/back-office/use-order-changed'
import { Checkbox } from '@/components/ui/fields/checkbox'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { showToast } from '@/components/ui/toast/toaster'
import { shownEmail } from '@/lib/core/shown-email'
import { MAX_NOTE_LENGTH } from '@/lib/orders/admin-limits'
import type { OrderDetail } from '@/lib/refunds/order-detail-contract'

type Props = { order: OrderDetail; onClose: () => void }

/** Marks items as delivered by hand, with an optional message to the buyer. */
export function DeliverDialog({ order, onClose }: Props) {
  const t = useTranslations('backOffice.orders')
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
        title: t('deliver.done'),
        description: message.trim()
          ? t('deliver.goesTo', { email: shownEmail(order.customerEmail) })
          : undefined,
      })
      changed()
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('deliver.title')}
      description={order.orderNumber}
      icon={PackageCheck}
      submitLabel={t('actions.markDelivered')}
      form={state}
      canSubmit={chosen.length > 0}
      onClose={onClose}
    >
      <div className="space-y-4">
        <fieldset>
          <legend className="mb-1 text-sm font-semibold">{t('deliver.byHand')}</legend>
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
          label={t('deliver.message')}
          rows={5}
          maxLength={MAX_NOTE_LENGTH}
          hint={t('deliver.messageHint')}
          {...field('message')}
        />
      </div>
    </FormDialog>
  )
}
