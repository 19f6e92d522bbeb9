'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { showToast } from '@/components/ui/toast/toaster'
import type { StoredMedia } from '@/lib/media/contracts'
import { UploadError, useUploadPicture } from './image-upload'

export type Upload = {
  id: number
  name: string
  state: 'waiting' | 'uploading' | 'done' | 'failed'
  /** 0 to 1. */
  share: number
  problem?: string
}

/** Uploads files one after the other, each with its own progress. */
export function useUploads(onStored: (media: StoredMedia) => void) {
  const t = useTranslations('backOffice.media')
  const uploadPicture = useUploadPicture()
  const [uploads, setUploads] = useState<Upload[]>([])
  const made = useRef(0)
  const last = useRef<Promise<unknown>>(Promise.resolve())

  const patch = (id: number, change: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)))

  async function send(id: number, file: File): Promise<boolean> {
    patch(id, { state: 'uploading' })
    try {
      const media = await uploadPicture(file, (share) => patch(id, { share }))
      patch(id, { state: 'done', share: 1 })
      onStored(media)
      return true
    } catch (failure) {
      const problem =
        failure instanceof UploadError
          ? t('uploads.problem', { title: failure.title, message: failure.message })
          : t('uploads.failed')
      patch(id, { state: 'failed', problem })
      return false
    }
  }

  function add(files: readonly File[]) {
    const queue = files.map((file) => {
      made.current += 1
      return { id: made.current, file }
    })
    setUploads((all) => [
      ...all.filter(({ state }) => state !== 'done'),
      ...queue.map(({ id, file }) => ({
        id,
        name: file.name,
        state: 'waiting' as const,
        share: 0,
      })),
    ])
    last.current = last.current.then(async () => {
      let stored = 0
      for (const { id, file } of queue) if (await send(id, file)) stored += 1
      if (stored > 0) showToast({ title: t('uploads.stored', { count: stored }) })
    })
  }

  return {
    uploads,
    add,
    isBusy: uploads.some(({ state }) => state === 'waiting' || state === 'uploading'),
    clear: () => setUploads([]),
  }
}
