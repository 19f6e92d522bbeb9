'use client'

import { Ban } from 'lucide-react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { withFailureToast } from '@/components/back-office/toast-failure'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/toast/toaster'
import type { ProductKey } from '@/lib/licences/contracts'
import { maskKey } from '@/lib/licences/key-rules'
import { useKeysChanged } from './use-keys-changed'

const FAILED = 'Failed to quarantine product key'

type Props = { productKey: ProductKey; onClose: () => void }

export function QuarantineDialog({ productKey, onClose }: Props) {
  const changed = useKeysChanged()
  const { form, field, ...state } = useAdminForm<{ reason: string }>({
    defaults: { reason: '' },
    failed: FAILED,
    send: (body) =>
      withFailureToast(
        FAILED,
        callAdmin('POST /api/admin/product-keys/[id]/quarantine', {
          params: { id: productKey.id },
          body,
        }),
      ),
    onSent: () => {
      showToast({ title: 'Key Quarantined', description: 'It is out of sale and stays on record.' })
      changed()
      onClose()
    },
  })
  return (
    <FormDialog
      title={`Quarantine key ${maskKey(productKey.keyValue)}`}
      description="It is not sold any more, and can't be added again."
      icon={Ban}
      size="sm"
      submitLabel="Quarantine"
      canSubmit={form.watch('reason').trim() !== ''}
      form={state}
      onClose={onClose}
    >
      <TextField
        label="Reason"
        required
        maxLength={300}
        placeholder="Blocked by the publisher"
        {...field('reason')}
      />
    </FormDialog>
  )
}
