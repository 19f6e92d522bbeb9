'use client'

import { Gift } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { useOrderChanged } from '@/components/back-office/use-order-changed'
import { EmailField } from '@/components/ui/fields/email-field'
import { showToast } from '@/components/ui/toast/toaster'
import type { OrderDetail } from '@/lib/refunds/order-detail-contract'

type Props = { order: OrderDetail; onClose: () => void }

export function CorrectRecipientDialog({ order, onClose }: Props) {
  const t = useTranslations('backOffice.orders')
  const common = useTranslations('backOffice.common')
  const changed = useOrderChanged()
  const { field, ...state } = useAdminForm({
    defaults: { email: order.gift?.recipientEmail ?? '' },
    send: ({ email }) =>
      callAdmin('POST /api/admin/orders/[orderNumber]/correct-recipient', {
        params: { orderNumber: order.orderNumber },
        body: { email },
      }),
    onSent: ({ mail }, { email }) => {
      showToast({
        title: t('correctRecipient.done'),
        description:
          mail === null
            ? t('correctRecipient.onItsDay', { email })
            : t('correctRecipient.goesTo', { email }),
      })
      changed()
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('correctRecipient.title')}
      description={order.orderNumber}
      icon={Gift}
      size="sm"
      submitLabel={t('correctRecipient.submit')}
      form={state}
      onClose={onClose}
    >
      <EmailField
        label={common('emailAddress')}
        required
        autoComplete="off"
        hint={t('correctRecipient.hint')}
        {...field('email')}
      />
    </FormDialog>
  )
}
