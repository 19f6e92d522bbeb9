'use client'

import { useState } from 'react'
import { failureText, uploadAdmin } from '@/components/back-office/admin-calls'
import { showToast } from '@/components/ui/toast/toaster'
import { MAX_IMAGE_BYTES, type StoredMedia } from '@/lib/media/contracts'
import { IMAGE_TYPES } from './image-upload'

/** Why a file is rejected before upload: its type or its size. */
function fileProblemOf(file: File): string | undefined {
  if (!IMAGE_TYPES.includes(file.type)) return 'Invalid file type. Allowed: jpeg, png, webp'
  if (file.size > MAX_IMAGE_BYTES) return 'Please upload a file smaller than 5MB'
  return undefined
}

/** Uploads one picture at a time. @param onUploaded receives the stored picture's URL */
export function usePictureUpload(onUploaded: (picture: StoredMedia) => void) {
  const [progress, setProgress] = useState<number>()
  const [problem, setProblem] = useState<string>()

  async function upload(file: File | undefined) {
    if (!file) return
    const refused = fileProblemOf(file)
    setProblem(refused)
    if (refused) return
    const form = new FormData()
    form.set('file', file)
    setProgress(0)
    try {
      onUploaded(await uploadAdmin('POST /api/admin/media', { body: form }, setProgress))
      showToast({ title: 'Image uploaded successfully' })
    } catch (failure) {
      setProblem(failureText(failure, 'The image could not be uploaded'))
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
