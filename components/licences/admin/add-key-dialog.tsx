'use client'

import { KeyRound } from 'lucide-react'
import { FormProvider } from 'react-hook-form'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { withFailureToast } from '@/components/back-office/toast-failure'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/toast/toaster'
import { MAX_KEY_LENGTH, type PoolKeyType } from '@/lib/licences/key-rules'
import { BatchFields } from './batch-fields'
import { type BatchValues, batchOf, NO_BATCH } from './batch-values'
import { KeyTypeField } from './key-type-field'
import { useKeysChanged } from './use-keys-changed'

const FAILED = 'Failed to add product key'

type Props = { productId: number; productName: string; onClose: () => void }
type Values = { keyValue: string; keyType: PoolKeyType; notes: string; batch: BatchValues }

export function AddKeyDialog({ productId, productName, onClose }: Props) {
  const changed = useKeysChanged()
  const { form, register, errorOf, field, ...state } = useAdminForm<Values>({
    defaults: { keyValue: '', keyType: 'license', notes: '', batch: NO_BATCH },
    failed: FAILED,
    send: ({ batch, ...values }) =>
      withFailureToast(
        FAILED,
        callAdmin('POST /api/admin/product-keys', {
          body: { ...values, productId, batch: batchOf(batch) },
        }),
      ),
    onSent: () => {
      showToast({ title: 'Key Added', description: `${productName} has one more key.` })
      changed()
      onClose()
    },
  })
  return (
    <FormDialog
      title="Add Key"
      description={productName}
      icon={KeyRound}
      submitLabel="Add Key"
      pendingLabel="Adding …"
      canSubmit={form.watch('keyValue').trim() !== ''}
      form={state}
      onClose={onClose}
    >
      <div className="space-y-4">
        <TextField
          label="Key"
          required
          maxLength={MAX_KEY_LENGTH}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...field('keyValue')}
        />
        <KeyTypeField error={errorOf('keyType')} {...register('keyType')} />
        <TextAreaField
          label="Notes"
          rows={2}
          hint="For your colleagues, such as the invoice that it came with."
          {...field('notes')}
        />
        <FormProvider {...form}>
          <BatchFields />
        </FormProvider>
      </div>
    </FormDialog>
  )
}
