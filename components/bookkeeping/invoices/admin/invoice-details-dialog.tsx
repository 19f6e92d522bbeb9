'use client'

import { FileText } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { useOrderChanged } from '@/components/back-office/use-order-changed'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/toast/toaster'
import type { OrderDocuments } from '@/lib/bookkeeping/invoices/contracts'
import { DETAILS_LIMITS } from '@/lib/bookkeeping/invoices/limits'

type Props = { orderNumber: string; details: OrderDocuments['details']; onClose: () => void }

/** What the invoice is to say of its buyer, until it is issued. */
export function InvoiceDetailsDialog({ orderNumber, details, onClose }: Props) {
  const t = useTranslations('backOffice.invoices.panel.details')
  const changed = useOrderChanged()
  const { field, ...state } = useAdminForm({
    defaults: {
      company: details.company,
      taxId: details.taxId,
      address: details.address,
      buyerReference: details.buyerReference ?? '',
      purchaseOrder: details.purchaseOrder ?? '',
      peppolId: details.peppolId ?? '',
    },
    send: (body) =>
      callAdmin('PUT /api/admin/orders/[orderNumber]/invoice-details', {
        params: { orderNumber },
        body,
      }),
    onSent: () => {
      showToast({ title: t('saved') })
      void changed()
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('title')}
      description={orderNumber}
      icon={FileText}
      size="sm"
      submitLabel={t('submit')}
      form={state}
      onClose={onClose}
    >
      <div className="space-y-4">
        <TextField
          label={t('company')}
          dir="auto"
          autoComplete="off"
          maxLength={DETAILS_LIMITS.company}
          {...field('company')}
        />
        <TextField
          label={t('taxId')}
          autoComplete="off"
          spellCheck={false}
          maxLength={DETAILS_LIMITS.taxId}
          {...field('taxId')}
        />
        <TextAreaField
          label={t('address')}
          dir="auto"
          rows={4}
          maxLength={DETAILS_LIMITS.address}
          {...field('address')}
        />
        <TextField
          label={t('buyerReference')}
          hint={t('buyerReferenceHint')}
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          maxLength={DETAILS_LIMITS.reference}
          {...field('buyerReference')}
        />
        <TextField
          label={t('purchaseOrder')}
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          maxLength={DETAILS_LIMITS.reference}
          {...field('purchaseOrder')}
        />
        <TextField
          label={t('peppolId')}
          hint={t('peppolIdHint')}
          autoComplete="off"
          spellCheck={false}
          maxLength={DETAILS_LIMITS.peppolId}
          {...field('peppolId')}
        />
      </div>
    </FormDialog>
  )
}
