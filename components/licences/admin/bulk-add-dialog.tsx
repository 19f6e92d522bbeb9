'use client'

import { FileUp, ListPlus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ChangeEvent, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { withFailureToast } from '@/components/back-office/toast-failure'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { FormError } from '@/components/forms/form-error'
import { buttonStyle } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/toast/toaster'
import type { BulkAnswer, KnownKey } from '@/lib/licences/contracts'
import { MAX_BULK_KEYS, type PoolKeyType } from '@/lib/licences/key-rules'
import { BatchFields } from './batch-fields'
import { type BatchValues, batchOf, NO_BATCH } from './batch-values'
import { ChosenFile } from './chosen-file'
import { type FileFault, type KeyFile, readKeyFile } from './key-file'
import { KeyPreview } from './key-preview'
import { KeyTypeField } from './key-type-field'
import { KnownKeys } from './known-keys'
import { useKeyList } from './use-key-list'
import { useKeysChanged } from './use-keys-changed'
import { UsesField } from './uses-field'

type Props = { productId: number; productName: string; onClose: () => void }
type Values = {
  keys: string
  keyType: PoolKeyType
  notes: string
  batch: BatchValues
  uses: number
}

/** Adds many keys: pasted, or from a file. */
export function BulkAddDialog({ productId, productName, onClose }: Props) {
  const t = useTranslations('backOffice.licences')
  const common = useTranslations('backOffice.common')
  const changed = useKeysChanged()
  const [file, setFile] = useState<KeyFile & { source: File }>()
  /** Those of a list that other products have, and the list. */
  const [known, setKnown] = useState<{ rows: KnownKey[]; among: string }>()
  const { form, register, errorOf, field, ...state } = useAdminForm<Values, BulkAnswer>({
    defaults: { keys: '', keyType: 'license', notes: '', batch: NO_BATCH, uses: 1 },
    failed: t('bulk.failed'),
    send: async ({ keyType, notes, batch, uses }) => {
      const { keys, blank } = found
      const answer = await withFailureToast(
        t('bulk.failed'),
        callAdmin('POST /api/admin/product-keys/bulk', {
          body: {
            productId,
            keys,
            keyType,
            notes,
            batch: batchOf(batch),
            uses,
            severalLines: reading.hasBlocks,
            allowKnown: known?.among === keys.join('\n'),
          },
        }),
      )
      return { ...answer, blank: answer.blank + blank }
    },
    onSent: ({ added, duplicates, blank, known: rows }) => {
      showToast({
        title: t('bulk.added'),
        description: t('bulk.report', {
          added,
          duplicates,
          blank,
          refused: found.refused.length,
        }),
      })
      changed()
      if (rows) setKnown({ rows, among: found.keys.join('\n') })
      else onClose()
    },
  })
  const [keys, keyType, uses] = form.watch(['keys', 'keyType', 'uses'])
  const reading = useKeyList(file?.text ?? keys, keyType)
  const found = reading.list
  const asked = known?.among === found.keys.join('\n') ? known.rows : null
  const tooMany = found.keys.length * (uses || 1) > MAX_BULK_KEYS

  async function read(source: File, encoding?: 'windows-1252') {
    const problem = (message: string) => form.setError('keys', { message })
    try {
      const answer = await readKeyFile(source, encoding)
      if (typeof answer === 'string') return problem(t(`file.${answer satisfies FileFault}`))
      form.clearErrors('keys')
      reading.startOver()
      setFile({ ...answer, source })
    } catch {
      problem(t('bulk.tryAnother'))
    }
  }

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const chosen = event.target.files?.[0]
    event.target.value = ''
    if (chosen) void read(chosen)
  }

  return (
    <FormDialog
      title={t('bulk.title')}
      description={productName}
      icon={ListPlus}
      submitLabel={
        asked
          ? t('known.addAll')
          : found.keys.length > 0
            ? t('bulk.submitCount', { count: found.keys.length })
            : t('bulk.submit')
      }
      pendingLabel={t('bulk.pending', { count: found.keys.length })}
      canSubmit={found.keys.length > 0 && !tooMany && !file?.isUnreadable}
      form={{ ...state, isDirty: state.isDirty || file !== undefined }}
      onClose={onClose}
    >
      <div className="space-y-4">
        {asked && <KnownKeys keys={asked} />}
        {file ? (
          <ChosenFile
            file={file}
            error={errorOf('keys')}
            onReadAgain={() => read(file.source, 'windows-1252')}
            onRemove={() => {
              reading.startOver()
              setFile(undefined)
            }}
          />
        ) : (
          <TextAreaField
            label={common('keys')}
            required
            rows={8}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="[&_textarea]:font-mono [&_textarea]:text-sm"
            hint={t('bulk.keysHint')}
            {...field('keys')}
          />
        )}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p
            role="status"
            className={`text-sm ${tooMany ? 'font-medium text-danger' : 'text-muted'}`}
          >
            {t(tooMany ? 'bulk.foundTooMany' : 'bulk.found', {
              count: found.keys.length,
              blank: found.blank,
              refused: found.refused.length,
              max: MAX_BULK_KEYS,
            })}
          </p>
          <label
            className={buttonStyle({
              variant: 'outline',
              size: 'sm',
              className: 'cursor-pointer focus-within:outline-2 focus-within:outline-offset-2',
            })}
          >
            <FileUp aria-hidden />
            {t(file ? 'bulk.chooseAnother' : 'bulk.uploadCsv')}
            <input
              type="file"
              accept=".csv,.txt,.tsv,text/csv,text/plain"
              className="sr-only"
              onChange={choose}
            />
          </label>
        </div>
        {reading.table.rows.length > 0 && <KeyPreview {...reading} />}
        {reading.hasFailed && <FormError>{t('bulk.notLoaded')}</FormError>}
        <div className="grid gap-4 sm:grid-cols-2">
          <KeyTypeField error={errorOf('keyType')} {...register('keyType')} />
          <UsesField {...field('uses', { valueAsNumber: true })} />
        </div>
        <TextField
          id="notes"
          label={common('notes')}
          error={errorOf('notes')}
          {...register('notes')}
        />
        <FormProvider {...form}>
          <BatchFields />
        </FormProvider>
      </div>
    </FormDialog>
  )
}
