import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { SelectField } from '@/components/ui/fields/select-field'
import type { KeyFile } from './key-file'

type ChosenFileProps = {
  file: KeyFile
  column: number
  error: string | undefined
  onColumn: (column: number) => void
  onRemove: () => void
}

/** The file that keys are taken from, and which of its columns. */
export function ChosenFile({ file, column, error, onColumn, onRemove }: ChosenFileProps) {
  const t = useTranslations('backOffice.licences.bulk')
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
          {t('removeFile')}
        </button>
      </p>
      {file.columns.length > 1 && (
        <SelectField
          id={id}
          label={t('column')}
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
