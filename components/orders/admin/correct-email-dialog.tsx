'use client'

import { Mail } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { useOrderChanged } from '@/components/back-office/use-order-changed'
import { EmailField } from '@/components/ui/fields/email-field'
import { showToast } from '@/components/ui/toast/toaster'
import type { OrderDetail } from '@/lib/refunds/order-detail-contract'

type Props = { order: OrderDetail; onClose: () => void }

export function CorrectEmailDialog({ order, onClose }: Props) {
  const t = useTranslations('backOffice.orders')
  const common = useTranslations('backOffice.common')
  const changed = useOrderChanged()
  const { field, ...state } = useAdminForm({
    defaults: { email: order.customerEmail },
    send: ({ email }) =>
      callAdmin('POST /api/admin/orders/[orderNumber]/correct-email', {
        params: { orderNumber: order.orderNumber },
        body: { email, expectedUpdatedAt: order.updatedAt },
      }),
    onSent: ({ mail }, { email }) => {
      showToast({
        title: t('correctEmail.done'),
        description:
          mail === null ? t('correctEmail.nothing') : t('correctEmail.goesTo', { email }),
      })
      changed()
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('correctEmail.title')}
      description={order.orderNumber}
      icon={Mail}
      size="sm"
      submitLabel={t('correctEmail.submit')}
      form={state}
      onClose={onClose}
    >
      <EmailField
        label={common('emailAddress')}
        required
        autoComplete="off"
        hint={t('correctEmail.hint')}
        {...field('email')}
      />
    </FormDialog>
  )
}
