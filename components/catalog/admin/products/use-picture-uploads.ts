import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { failureText, uploadAdmin } from '@/components/back-office/admin-calls'
import type { Texts } from '@/components/back-office/language/texts'
import { showToast } from '@/components/ui/toast/toaster'
import { MAX_ADDITIONAL_IMAGES } from '@/lib/catalog/product-rules'
import { isApiError } from '@/lib/http/client'
import { hasRoom, type Pictures, withPicture } from './picture-order'
import { ImageError, scaledImage } from './scale-image'

type UploadOptions = {
  pictures: Pictures
  onChange: (pictures: Pictures) => void
  /** Whether an upload is under way, so that the form waits for it. */
  onBusy: (busy: boolean) => void
}

/** Uploads a product's pictures one after the other; one that fails does not keep the others. */
export function usePictureUploads({ pictures, onChange, onBusy }: UploadOptions) {
  const t = useTranslations('backOffice.catalog')
  /** 0 to 1; undefined while nothing is uploaded. */
  const [progress, setProgress] = useState<number>()
  const [problems, setProblems] = useState<string[]>([])

  async function uploadAll(files: readonly File[]) {
    if (files.length === 0) return
    setProblems([])
    onBusy(true)
    let now = pictures
    let stored = 0
    for (const file of files) {
      const url = await upload(file, hasRoom(now), files.length > 1)
      if (url === null) continue
      stored += 1
      now = withPicture(now, url)
      onChange(now)
    }
    setProgress(undefined)
    onBusy(false)
    if (stored > 0) showToast({ title: t('pictures.uploaded', { count: stored }) })
  }

  /** @returns the address of the picture; `null` when it was not uploaded, which the page then says */
  async function upload(file: File, fits: boolean, isOneOfMany: boolean): Promise<string | null> {
    setProgress(0)
    try {
      if (!fits) throw new ImageError('tooMany')
      const form = new FormData()
      form.set('file', await scaledImage(file))
      return (await uploadAdmin('POST /api/admin/media', { body: form }, setProgress)).url
    } catch (failure) {
      const text =
        failure instanceof ImageError
          ? t(`pictures.problems.${failure.problem}`, { max: MAX_ADDITIONAL_IMAGES + 1 })
          : failureText(failure, t('pictures.uploadFailed'))
      setProblems((known) => [...known, isOneOfMany ? `${file.name}: ${text}` : text])
      showToast({ ...toastFor(t, failure, text), variant: 'destructive' })
      return null
    }
  }

  return { uploadAll, progress, problems }
}

/** The toast for a failed upload. @param text what the page says of it */
function toastFor(t: Texts<'catalog'>, failure: unknown, text: string) {
  const problem = failure instanceof ImageError ? failure.problem : undefined
  if (problem === 'size')
    return { title: t('pictures.tooLarge'), description: t('pictures.tooLargeText') }
  if (problem === 'type' || isApiError(failure, 'unsupported_type'))
    return { title: t('pictures.invalidType'), description: t('pictures.invalidTypeText') }
  return { title: t('error'), description: text }
}
