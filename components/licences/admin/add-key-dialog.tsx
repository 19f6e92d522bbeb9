'use client'

import { KeyRound } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { withFailureToast } from '@/components/back-office/toast-failure'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { Checkbox } from '@/components/ui/fields/checkbox'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { showToast } from '@/components/ui/toast/toaster'
import { isApiError } from '@/lib/http/client'
import { cleanKey } from '@/lib/licences/key-faults'
import { oddityOf } from '@/lib/licences/key-list'
import { isBlock, MAX_KEY_LENGTH, type PoolKeyType } from '@/lib/licences/key-rules'
import { BatchFields } from './batch-fields'
import { type BatchValues, batchOf, NO_BATCH } from './batch-values'
import { KeyTypeField } from './key-type-field'
import { useKeysChanged } from './use-keys-changed'
import { UsesField } from './uses-field'

type Props = { productId: number; productName: string; onClose: () => void }
type Values = {
  keyValue: string
  keyType: PoolKeyType
  notes: string
  batch: BatchValues
  allowKnown: boolean
  severalLines: boolean
  uses: number
}

export function AddKeyDialog({ productId, productName, onClose }: Props) {
  const t = useTranslations('backOffice.licences')
  const common = useTranslations('backOffice.common')
  const changed = useKeysChanged()
  /** The key that another product was found to have. */
  const [known, setKnown] = useState<string>()
  const { form, register, errorOf, field, ...state } = useAdminForm<Values>({
    defaults: {
      keyValue: '',
      keyType: 'license',
      notes: '',
      batch: NO_BATCH,
      allowKnown: false,
      severalLines: false,
      uses: 1,
    },
    failed: t('add.failed'),
    send: async ({ batch, allowKnown, ...values }) => {
      const body = {
        ...values,
        productId,
        batch: batchOf(batch),
        allowKnown: allowKnown && values.keyValue === known,
      }
      try {
        return await withFailureToast(
          t('add.failed'),
          callAdmin('POST /api/admin/product-keys', { body }),
        )
      } catch (error) {
        if (isApiError(error, 'conflict') && error.detail('reason') !== null)
          setKnown(values.keyValue)
        throw error
      }
    },
    onSent: () => {
      showToast({
        title: t('add.added'),
        description: t('add.addedText', { product: productName }),
      })
      changed()
      onClose()
    },
  })
  const keyValue = form.watch('keyValue')
  const cleaned = cleanKey(keyValue)
  const oddity = cleaned === '' ? null : oddityOf(cleaned)
  return (
    <FormDialog
      title={t('add.title')}
      description={productName}
      icon={KeyRound}
      submitLabel={t('add.title')}
      pendingLabel={common('adding')}
      canSubmit={keyValue.trim() !== ''}
      form={state}
      onClose={onClose}
    >
      <div className="space-y-4">
        <TextAreaField
          label={t('add.key')}
          required
          rows={2}
          maxLength={MAX_KEY_LENGTH}
          className="[&_textarea]:font-mono [&_textarea]:text-sm"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint={oddity && t('add.odd', { why: t(`oddities.${oddity}`) })}
          {...field('keyValue')}
        />
        {isBlock(keyValue.trim()) && (
          <Checkbox
            label={t('add.severalLines', { count: keyValue.trim().split('\n').length })}
            {...register('severalLines')}
          />
        )}
        {keyValue !== '' && keyValue === known && (
          <Checkbox
            label={
              <>
                <span className="block font-semibold text-ink">{t('known.allow')}</span>
                {t('known.warning')}
              </>
            }
            {...register('allowKnown')}
          />
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <KeyTypeField error={errorOf('keyType')} {...register('keyType')} />
          <UsesField {...field('uses', { valueAsNumber: true })} />
        </div>
        <TextAreaField
          label={common('notes')}
          rows={2}
          hint={t('add.notesHint')}
          {...field('notes')}
        />
        <FormProvider {...form}>
          <BatchFields />
        </FormProvider>
      </div>
    </FormDialog>
  )
}
