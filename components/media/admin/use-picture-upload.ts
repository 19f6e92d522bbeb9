'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { failureText, uploadAdmin } from '@/components/back-office/admin-calls'
import type { Texts } from '@/components/back-office/language/texts'
import { showToast } from '@/components/ui/toast/toaster'
import { MAX_IMAGE_BYTES, type StoredMedia } from '@/lib/media/contracts'
import { IMAGE_TYPES } from './image-upload'

/** Why a file is rejected before upload: its type or its size. */
function fileProblemOf(t: Texts<'media'>, file: File): string | undefined {
  if (!IMAGE_TYPES.includes(file.type)) return t('uploads.wrongTypeWhole')
  if (file.size > MAX_IMAGE_BYTES)
    return t('uploads.chooseSmaller', { megabytes: MAX_IMAGE_BYTES / 1024 / 1024 })
  return undefined
}

/** Uploads one picture at a time. @param onUploaded receives the stored picture's URL */
export function usePictureUpload(onUploaded: (picture: StoredMedia) => void) {
  const t = useTranslations('backOffice.media')
  const [progress, setProgress] = useState<number>()
  const [problem, setProblem] = useState<string>()

  async function upload(file: File | undefined) {
    if (!file) return
    const refused = fileProblemOf(t, file)
    setProblem(refused)
    if (refused) return
    const form = new FormData()
    form.set('file', file)
    setProgress(0)
    try {
      onUploaded(await uploadAdmin('POST /api/admin/media', { body: form }, setProgress))
      showToast({ title: t('uploads.stored', { count: 1 }) })
    } catch (failure) {
      setProblem(failureText(failure, t('uploads.notUploaded')))
    } finally {
      setProgress(undefined)
    }
  }

  return {
    upload,
    problem,
    clearProblem: () => setProblem(undefined),
    /** Progress of the current upload in percent, if any. */
    percent: progress === undefined ? undefined : Math.round(progress * 100),
  }
}
