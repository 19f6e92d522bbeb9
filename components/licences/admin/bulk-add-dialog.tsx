'use client'

import { FileUp, ListPlus, X } from 'lucide-react'
import { type ChangeEvent, useId, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { withFailureToast } from '@/components/back-office/toast-failure'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { buttonStyle } from '@/components/ui/button'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/toast/toaster'
import type { BulkAnswer } from '@/lib/licences/contracts'
import { MAX_BULK_KEYS, type PoolKeyType, splitKeys } from '@/lib/licences/key-rules'
import { BatchFields } from './batch-fields'
import { type BatchValues, batchOf, NO_BATCH } from './batch-values'
import { type KeyFile, keysOfColumn, readKeyFile } from './key-file'
import { count, keysText } from './key-labels'
import { KeyTypeField } from './key-type-field'
import { useKeysChanged } from './use-keys-changed'

const FAILED = 'Failed to add product keys'

type Props = { productId: number; productName: string; onClose: () => void }
type Values = { keys: string; keyType: PoolKeyType; notes: string; batch: BatchValues }

/** The result of a bulk add as text. */
function reportText({ added, duplicates, blank }: BulkAnswer): string {
  const parts = [`${keysText(added)} added`]
  if (duplicates > 0) parts.push(`${count(duplicates)} known already`)
  if (blank > 0) parts.push(`${count(blank)} blank`)
  return parts.join(', ')
}

/** Adds many keys: pasted, or from a file. */
export function BulkAddDialog({ productId, productName, onClose }: Props) {
  const changed = useKeysChanged()
  const [file, setFile] = useState<KeyFile>()
  const [column, setColumn] = useState(0)
  const entriesOf = ({ keys, keyType }: Pick<Values, 'keys' | 'keyType'>) =>
    file ? keysOfColumn(file, column) : splitKeys(keys, keyType)
  const { form, register, errorOf, field, ...state } = useAdminForm<Values, BulkAnswer>({
    defaults: { keys: '', keyType: 'license', notes: '', batch: NO_BATCH },
    failed: FAILED,
    send: async ({ keyType, notes, batch, ...values }) => {
      const { keys, blank } = entriesOf({ keyType, ...values })
      const answer = await withFailureToast(
        FAILED,
        callAdmin('POST /api/admin/product-keys/bulk', {
          body: { productId, keys, keyType, notes, batch: batchOf(batch) },
        }),
      )
      return { ...answer, blank: answer.blank + blank }
    },
    onSent: (answer) => {
      showToast({ title: 'Keys Added', description: reportText(answer) })
      changed()
      onClose()
    },
  })
  const [keys, keyType] = form.watch(['keys', 'keyType'])
  const found = entriesOf({ keys, keyType })
  const tooMany = found.keys.length > MAX_BULK_KEYS

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const chosen = event.target.files?.[0]
    event.target.value = ''
    if (!chosen) return
    try {
      const read = await readKeyFile(chosen)
      form.clearErrors('keys')
      setColumn(read.likely)
      setFile(read)
    } catch (error) {
      form.setError('keys', {
        message: error instanceof Error ? error.message : 'Try another file',
      })
    }
  }

  return (
    <FormDialog
      title="Bulk Add"
      description={productName}
      icon={ListPlus}
      submitLabel={found.keys.length > 0 ? `Add ${keysText(found.keys.length)}` : 'Add Keys'}
      pendingLabel={`Adding ${keysText(found.keys.length)} …`}
      canSubmit={found.keys.length > 0 && !tooMany}
      form={{ ...state, isDirty: state.isDirty || file !== undefined }}
      onClose={onClose}
    >
      <div className="space-y-4">
        {file ? (
          <ChosenFile
            file={file}
            column={column}
            error={errorOf('keys')}
            onColumn={setColumn}
            onRemove={() => setFile(undefined)}
          />
        ) : (
          <TextAreaField
            label="Keys"
            required
            rows={8}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="[&_textarea]:font-mono [&_textarea]:text-sm"
            hint="One per line, or separated by commas or tabs. Known ones are left out."
            {...field('keys')}
          />
        )}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p
            role="status"
            className={`text-sm ${tooMany ? 'font-medium text-danger' : 'text-muted'}`}
          >
            {keysText(found.keys.length)} found
            {found.blank > 0 && `, ${count(found.blank)} blank`}
            {tooMany && `. At most ${count(MAX_BULK_KEYS)} can be added at once.`}
          </p>
          <label
            className={buttonStyle({
              variant: 'outline',
              size: 'sm',
              className: 'cursor-pointer focus-within:outline-2 focus-within:outline-offset-2',
            })}
          >
            <FileUp aria-hidden />
            {file ? 'Choose another CSV' : 'Upload CSV'}
            <input
              type="file"
              accept=".csv,.txt,.tsv,text/csv,text/plain"
              className="sr-only"
              onChange={choose}
            />
          </label>
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <KeyTypeField error={errorOf('keyType')} {...register('keyType')} />
          <TextField id="notes" label="Notes" error={errorOf('notes')} {...register('notes')} />
        </div>
        <FormProvider {...form}>
          <BatchFields />
        </FormProvider>
      </div>
    </FormDialog>
  )
}

type ChosenFileProps = {
  file: KeyFile
  column: number
  error: string | undefined
  onColumn: (column: number) => void
  onRemove: () => void
}

function ChosenFile({ file, column, error, onColumn, onRemove }: ChosenFileProps) {
  const id = useId()
  return (
    <div className="rounded-control border border-line bg-canvas p-4">
      <p className="flex items-center justify-between gap-3 text-sm font-semibold [overflow-wrap:anywhere]">
        {file.name}
        <button
          type="button"
          onClick={onRemove}
          className="inline-flex shrink-0 items-center gap-1 rounded-control px-2 py-1 text-ink-soft hover:bg-sunken"
        >
          <X aria-hidden className="size-4" />
          Remove file
        </button>
      </p>
      {file.columns.length > 1 && (
        <SelectField
          id={id}
          label="Column with the keys"
          className="mt-3"
          value={column}
          onChange={(event) => onColumn(Number(event.target.value))}
        >
          {file.columns.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            <option key={index} value={index}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {error && (
        <p role="alert" className="mt-3 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
