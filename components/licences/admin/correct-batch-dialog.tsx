'use client'

import { PackageSearch } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { OriginFields, type OriginValues } from '@/components/back-office/origin-fields'
import { withFailureToast } from '@/components/back-office/toast-failure'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/toast/toaster'
import type { KeyBatch } from '@/lib/licences/batch-contracts'
import { useKeysChanged } from './use-keys-changed'

type Props = { batch: KeyBatch; onClose: () => void }

/** Corrects what is known of where the keys of a batch come from. */
export function CorrectBatchDialog({ batch, onClose }: Props) {
  const t = useTranslations('backOffice.licences')
  const common = useTranslations('backOffice.common.origin')
  const changed = useKeysChanged()
  const { form, field, ...state } = useAdminForm<OriginValues & { reference: string }>({
    defaults: {
      reference: batch.reference,
      licenceKind: batch.licenceKind ?? '',
      keySource: batch.keySource ?? '',
      firstRegion: batch.firstRegion ?? '',
    },
    failed: t('correctBatch.failed'),
    send: (body) =>
      withFailureToast(
        t('correctBatch.failed'),
        callAdmin('PATCH /api/admin/key-batches/[id]', { params: { id: batch.id }, body }),
      ),
    onSent: () => {
      showToast({ title: t('correctBatch.done'), description: t('correctBatch.doneText') })
      changed()
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('correctBatch.title')}
      description={t('correctBatch.description', { supplier: batch.supplier })}
      icon={PackageSearch}
      submitLabel={t('correctBatch.submit')}
      form={state}
      onClose={onClose}
    >
      <p className="mb-4 text-sm text-muted">{common('hint')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <OriginFields field={field} />
        <TextField
          label={t('batch.reference')}
          maxLength={120}
          hint={t('batch.referenceHint')}
          {...field('reference')}
        />
      </div>
    </FormDialog>
  )
}
