'use client'

import { Images, RotateCcw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { FileButton } from '@/components/media/admin/file-button'
import { ImageLibraryDialog } from '@/components/media/admin/image-library-dialog'
import { UploadError, useUploadPicture } from '@/components/media/admin/image-upload'
import { Thumbnail } from '@/components/media/admin/thumbnail'
import { Button } from '@/components/ui/button'
import { screenReaderOnly } from '@/components/ui/screen-reader-only'
import { showToast } from '@/components/ui/toast/toaster'

type PictureChoiceProps = {
  label: string
  hint?: string
  /** The picture slot. */
  slot: string
  value: string | null
  /** The default picture. */
  defaultUrl: string | null
  error?: string
  /** The slot's aspect ratio, such as `4 / 3`. */
  shape: string
  onChange: (url: string | null) => void
}

/** A picture of the draft: uploaded, or from the library. Public once the draft is saved. */
export function PictureChoice(props: PictureChoiceProps) {
  const { label, hint, slot, value, defaultUrl, error, shape, onChange } = props
  const id = useId()
  const t = useTranslations('backOffice.homepage')
  const common = useTranslations('backOffice.common')
  const uploadPicture = useUploadPicture()
  const [progress, setProgress] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const [isChoosing, setChoosing] = useState(false)

  async function upload(file: File | undefined) {
    if (!file) return
    setProblem(undefined)
    setProgress(0)
    try {
      const { url } = await uploadPicture(file, setProgress, slot)
      onChange(url)
      showToast({ title: t('picture.uploaded') })
    } catch (failure) {
      const { title, message } =
        failure instanceof UploadError
          ? failure
          : { title: t('picture.failed'), message: t('picture.failedText') }
      setProblem(message)
      showToast({ title, description: message, variant: 'destructive' })
    } finally {
      setProgress(undefined)
    }
  }

  const percent = Math.round((progress ?? 0) * 100)
  return (
    <fieldset aria-describedby={hint ? `${id}-hint` : undefined} className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div
        style={{ aspectRatio: shape }}
        className="overflow-hidden rounded-control border border-line"
      >
        {value ? (
          <Thumbnail
            src={value}
            alt={t('picture.drafted', { label })}
            className="aspect-auto h-full"
            sizes="640px"
          />
        ) : (
          <p className="grid h-full place-items-center bg-sunken text-sm text-muted">
            {t('picture.none')}
          </p>
        )}
      </div>
      <div className="mt-2.5 flex flex-wrap items-center gap-2">
        <FileButton
          size="sm"
          variant="outline"
          disabled={progress !== undefined}
          label={
            progress === undefined
              ? t.rich('picture.upload', {
                  label,
                  hidden: screenReaderOnly,
                })
              : t('picture.uploading', { percent })
          }
          onFiles={([file]) => upload(file)}
        />
        <Button variant="outline" size="sm" onClick={() => setChoosing(true)}>
          <Images aria-hidden />
          {t('picture.fromLibrary')}
        </Button>
        {value !== defaultUrl && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              setProblem(undefined)
              onChange(defaultUrl)
            }}
          >
            <RotateCcw aria-hidden />
            {defaultUrl ? t('picture.reset') : common('remove')}
          </Button>
        )}
        {progress !== undefined && (
          <progress
            value={percent}
            max={100}
            aria-label={t('picture.uploadOf', { label })}
            className="h-2 w-28 accent-primary-strong"
          />
        )}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      <p role="alert" className="mt-1.5 text-sm font-medium text-danger empty:hidden">
        {problem ?? error}
      </p>
      {isChoosing && (
        <ImageLibraryDialog
          description={t('picture.chooseFor', { label })}
          onChoose={({ url }) => {
            setChoosing(false)
            setProblem(undefined)
            onChange(url)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </fieldset>
  )
}
