import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { KeyFile } from './key-file'

type ChosenFileProps = {
  file: KeyFile
  error: string | undefined
  onReadAgain: () => void
  onRemove: () => void
}

/** The file that keys are taken from; one that is not in UTF-8 may be read otherwise. */
export function ChosenFile({ file, error, onReadAgain, onRemove }: ChosenFileProps) {
  const t = useTranslations('backOffice.licences')
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
          {t('bulk.removeFile')}
        </button>
      </p>
      {file.isUnreadable && (
        <div role="alert" className="mt-3 space-y-3 text-sm">
          <p className="font-medium text-danger">{t('file.notUtf8')}</p>
          <Button variant="outline" size="sm" onClick={onReadAgain}>
            {t('file.readAsWindows')}
          </Button>
        </div>
      )}
      {error && (
        <p role="alert" className="mt-3 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
