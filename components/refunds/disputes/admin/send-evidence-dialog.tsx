'use client'

import { useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { useOrderChanged } from '@/components/back-office/use-order-changed'
import { providerLabel } from '@/components/payments/admin/provider-labels'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { showToast } from '@/components/ui/toast/toaster'
import type { Dispute } from '@/lib/refunds/disputes/contracts'
import { MAX_REMARKS_LENGTH } from '@/lib/refunds/disputes/contracts'

type Props = { orderNumber: string; dispute: Dispute; onClose: () => void }

/** Sends a dispute's evidence to its provider, with what the owner adds. */
export function SendEvidenceDialog({ orderNumber, dispute, onClose }: Props) {
  const t = useTranslations('backOffice.disputes')
  const common = useTranslations('backOffice.common')
  const orders = useTranslations('backOffice.orders')
  const client = useQueryClient()
  const changed = useOrderChanged()
  const provider = providerLabel(orders, dispute.provider)
  const { field, ...state } = useAdminForm<{ remarks: string }>({
    defaults: { remarks: '' },
    failed: t('answer.failed', { provider }),
    send: (body) =>
      callAdmin('POST /api/admin/orders/[orderNumber]/disputes/[id]/evidence', {
        params: { orderNumber, id: dispute.id },
        body,
      }),
    onSent: () => {
      showToast({ title: t('answer.sent'), description: orderNumber })
      client.invalidateQueries({ queryKey: ['GET /api/admin/disputes'] })
      changed()
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('panel.send', { provider })}
      description={orderNumber}
      icon={Send}
      submitLabel={t('answer.submit')}
      pendingLabel={common('sending')}
      form={state}
      onClose={onClose}
    >
      <div className="space-y-4">
        <p className="text-sm text-ink-soft">{t('answer.hint')}</p>
        <TextAreaField
          label={t('answer.more')}
          rows={5}
          maxLength={MAX_REMARKS_LENGTH}
          hint={t('answer.moreHint')}
          {...field('remarks')}
        />
      </div>
    </FormDialog>
  )
}
