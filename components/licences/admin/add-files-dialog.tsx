'use client'

import { Files, FileUp, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ChangeEvent, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { formatCount } from '@/components/back-office/format-number'
import { withFailureToast } from '@/components/back-office/toast-failure'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { FormError } from '@/components/forms/form-error'
import { Button, buttonStyle } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/text-field'
import { screenReaderOnly } from '@/components/ui/screen-reader-only'
import { showToast } from '@/components/ui/toast/toaster'
import type { BulkAnswer, KnownKey } from '@/lib/licences/contracts'
import { type FileKey, keyOfFile, MAX_FILE_BYTES, sizeOf } from '@/lib/licences/file-key'
import { BatchFields } from './batch-fields'
import { type BatchValues, batchOf, NO_BATCH } from './batch-values'
import { KnownKeys } from './known-keys'
import { readFileKey } from './read-file-key'
import { useKeysChanged } from './use-keys-changed'
import { UsesField } from './uses-field'

type Props = { productId: number; productName: string; onClose: () => void }
type Values = { keys: string; notes: string; batch: BatchValues; uses: number }

/** What one call takes; base64 is a third longer than its bytes. */
const MAX_TOTAL_MB = 4
const inMegabytes = (files: readonly FileKey[]) =>
  files.reduce((sum, file) => sum + sizeOf(file), 0) / 1024 / 1024

/** Adds files and pictures, each as a key. */
export function AddFilesDialog({ productId, productName, onClose }: Props) {
  const t = useTranslations('backOffice.licences')
  const common = useTranslations('backOffice.common')
  const changed = useKeysChanged()
  const [files, setFiles] = useState<FileKey[]>([])
  const [known, setKnown] = useState<KnownKey[]>()
  const keep = (chosen: FileKey[]) => {
    setFiles(chosen)
    setKnown(undefined)
  }
  const { form, errorOf, field, ...state } = useAdminForm<Values, BulkAnswer>({
    defaults: { keys: '', notes: '', batch: NO_BATCH, uses: 1 },
    failed: t('bulk.failed'),
    send: ({ notes, batch, uses }) =>
      withFailureToast(
        t('bulk.failed'),
        callAdmin('POST /api/admin/product-keys/bulk', {
          body: {
            productId,
            keys: files.map(keyOfFile),
            keyType: 'file',
            notes,
            batch: batchOf(batch),
            uses,
            allowKnown: known !== undefined,
          },
        }),
      ),
    onSent: ({ added, duplicates, blank, known: rows }) => {
      showToast({
        title: t('bulk.added'),
        description: t('bulk.report', { added, duplicates, blank, refused: 0 }),
      })
      changed()
      if (rows) setKnown(rows)
      else onClose()
    },
  })

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(event.target.files ?? [])]
    event.target.value = ''
    form.clearErrors('keys')
    try {
      const all = [...files, ...(await Promise.all(chosen.map(readFileKey)))]
      if (all.some((file) => sizeOf(file) > MAX_FILE_BYTES) || inMegabytes(all) > MAX_TOTAL_MB)
        form.setError('keys', {
          message: t('files.tooLarge', { max: MAX_FILE_BYTES / 1024, total: MAX_TOTAL_MB }),
        })
      else keep(all)
    } catch {
      form.setError('keys', { message: t('files.unreadable') })
    }
  }

  return (
    <FormDialog
      title={t('files.title')}
      description={productName}
      icon={Files}
      submitLabel={
        known
          ? t('known.addAll')
          : files.length > 0
            ? t('bulk.submitCount', { count: files.length })
            : t('bulk.submit')
      }
      pendingLabel={t('bulk.pending', { count: files.length })}
      canSubmit={files.length > 0}
      form={{ ...state, isDirty: state.isDirty || files.length > 0 }}
      onClose={onClose}
    >
      <div className="space-y-4">
        <p className="text-sm text-ink-soft">{t('files.lead')}</p>
        {known && <KnownKeys keys={known} />}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="text-sm text-muted">
            {t('files.count', { count: files.length })}
          </p>
          <label
            className={buttonStyle({
              variant: 'outline',
              size: 'sm',
              className: 'cursor-pointer focus-within:outline-2 focus-within:outline-offset-2',
            })}
          >
            <FileUp aria-hidden />
            {t('files.choose')}
            <input type="file" multiple className="sr-only" onChange={choose} />
          </label>
        </div>
        {files.length > 0 && (
          <ul className="divide-y divide-line rounded-control border border-line px-4 text-sm">
            {files.map((file, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
                key={index}
                className="flex items-center justify-between gap-3 py-2"
              >
                <span className="[overflow-wrap:anywhere]">
                  {file.name}{' '}
                  <span className="text-muted">
                    {t('files.size', { size: formatCount(Math.ceil(sizeOf(file) / 1024)) })}
                  </span>
                </span>
                <Button
                  variant="ghost"
                  size="sm"
                  onClick={() => keep(files.filter((_, at) => at !== index))}
                >
                  <X aria-hidden />
                  {t.rich('files.remove', { name: file.name, hidden: screenReaderOnly })}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <FormError>{errorOf('keys')}</FormError>
        <div className="grid gap-4 sm:grid-cols-2">
          <UsesField {...field('uses', { valueAsNumber: true })} />
          <TextField label={common('notes')} {...field('notes')} />
        </div>
        <FormProvider {...form}>
          <BatchFields />
        </FormProvider>
      </div>
    </FormDialog>
  )
}
