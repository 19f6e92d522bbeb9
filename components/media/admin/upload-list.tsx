import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { Texts } from '@/components/back-office/language/texts'
import type { Upload } from './use-uploads'

type UploadListProps = { uploads: readonly Upload[]; isBusy: boolean; onClear: () => void }

/** The current uploads and their results. */
export function UploadList({ uploads, isBusy, onClear }: UploadListProps) {
  const t = useTranslations('backOffice.media')
  if (uploads.length === 0) return null
  return (
    <section
      aria-label={t('uploads.label')}
      className="mb-5 rounded-card border border-line bg-surface px-4 py-3 shadow-card"
    >
      <div className="flex items-center justify-between">
        <p role="status" className="text-sm font-semibold">
          {summary(t, uploads)}
        </p>
        {!isBusy && (
          <button
            type="button"
            aria-label={t('uploads.close')}
            onClick={onClear}
            className="grid size-8 place-items-center rounded-control text-ink-soft hover:bg-sunken"
          >
            <X aria-hidden className="size-4.5" />
          </button>
        )}
      </div>
      <ul className="mt-1 max-h-48 space-y-1.5 overflow-y-auto text-sm">
        {uploads.map((upload) => (
          <li key={upload.id} className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
            <span className="min-w-0 flex-1 truncate">{upload.name}</span>
            <UploadState upload={upload} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function UploadState({ upload: { name, state, share, problem } }: { upload: Upload }) {
  const t = useTranslations('backOffice.media')
  if (state === 'failed')
    return (
      <span className="flex items-center gap-1.5 font-medium text-danger">
        <CircleAlert aria-hidden className="size-4 shrink-0" />
        {problem}
      </span>
    )
  if (state === 'done')
    return (
      <span className="flex items-center gap-1.5 font-medium text-success">
        <CircleCheck aria-hidden className="size-4" />
        {t('uploads.uploaded')}
      </span>
    )
  const percent = Math.round(share * 100)
  return (
    <span className="flex items-center gap-2 text-muted tabular-nums">
      {state === 'waiting' ? t('uploads.waiting') : t('uploads.uploading', { percent })}
      <progress
        value={percent}
        max={100}
        aria-label={t('uploads.uploadOf', { name })}
        className="h-2 w-28 accent-primary-strong"
      />
    </span>
  )
}

function summary(t: Texts<'media'>, uploads: readonly Upload[]): string {
  const count = (...states: Upload['state'][]) =>
    uploads.filter(({ state }) => states.includes(state)).length
  const open = count('waiting', 'uploading')
  if (open > 0) return t('uploads.progress', { open, total: uploads.length })
  const [done, failed] = [count('done'), count('failed')]
  return failed > 0 ? t('uploads.outcomeFailed', { done, failed }) : t('uploads.outcome', { done })
}
