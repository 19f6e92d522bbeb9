import { useTranslations } from 'next-intl'
import { FileButton } from './file-button'

type Props = {
  label: string
  percent: number | undefined
  onFile: (file: File | undefined) => void
}

/** A file upload button with progress. */
export function UploadButton({ label, percent, onFile }: Props) {
  const t = useTranslations('backOffice.media')
  const common = useTranslations('backOffice.common')
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <FileButton
        variant="outline"
        size="sm"
        label={percent === undefined ? label : t('uploads.uploading', { percent })}
        disabled={percent !== undefined}
        onFiles={([file]) => onFile(file)}
      />
      {percent !== undefined && (
        <progress
          value={percent}
          max={100}
          aria-label={common('upload')}
          className="h-2 w-28 accent-primary-strong"
        />
      )}
    </span>
  )
}
