'use client'

import { Ban } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { withFailureToast } from '@/components/back-office/toast-failure'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/toast/toaster'
import type { ProductKey } from '@/lib/licences/contracts'
import { maskKey } from '@/lib/licences/key-rules'
import { useKeysChanged } from './use-keys-changed'

type Props = { productKey: ProductKey; onClose: () => void }

export function QuarantineDialog({ productKey, onClose }: Props) {
  const t = useTranslations('backOffice.licences.quarantine')
  const common = useTranslations('backOffice.common')
  const changed = useKeysChanged()
  const { form, field, ...state } = useAdminForm<{ reason: string }>({
    defaults: { reason: '' },
    failed: t('failed'),
    send: (body) =>
      withFailureToast(
        t('failed'),
        callAdmin('POST /api/admin/product-keys/[id]/quarantine', {
          params: { id: productKey.id },
          body,
        }),
      ),
    onSent: () => {
      showToast({ title: t('done'), description: t('doneText') })
      changed()
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('title', { key: maskKey(productKey.keyValue) })}
      description={t('description')}
      icon={Ban}
      size="sm"
      submitLabel={t('submit')}
      canSubmit={form.watch('reason').trim() !== ''}
      form={state}
      onClose={onClose}
    >
      <TextField
        label={common('reason')}
        required
        maxLength={300}
        placeholder={t('reasonExample')}
        {...field('reason')}
      />
    </FormDialog>
  )
}
