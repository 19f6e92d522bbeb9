'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin, failureText } from '@/components/back-office/admin-calls'
import type { Texts } from '@/components/back-office/language/texts'
import { UploadError, useUploadPicture } from '@/components/media/admin/image-upload'
import { MEDIA_CALL } from '@/components/media/admin/use-library'
import { showToast } from '@/components/ui/toast/toaster'
import type { SiteImage } from '@/lib/media/contracts'
import { translatedSlot } from './slot-texts'

const LIST = 'GET /api/admin/site-images'

/** All picture slots. */
export function useSiteImages() {
  const t = useTranslations('backOffice.site-images')
  return useQuery({
    queryKey: [LIST],
    queryFn: ({ signal }) => callAdmin(LIST, { signal }),
    staleTime: 0,
    select: (images) => images.map((image) => translatedSlot(image, t)),
  })
}

/** The calls that change slots; the list is updated at once. */
export function useSiteImageCalls() {
  const client = useQueryClient()
  const uploadPicture = useUploadPicture()

  async function written(call: Promise<SiteImage>): Promise<SiteImage> {
    try {
      const after = await call
      client.setQueryData<SiteImage[]>([LIST], (all) =>
        all?.map((image) => (image.key === after.key ? after : image)),
      )
      return after
    } finally {
      client.invalidateQueries({ queryKey: [LIST] })
      client.invalidateQueries({ queryKey: [MEDIA_CALL] })
    }
  }

  const show = (image: SiteImage, url: string) =>
    written(
      callAdmin('PUT /api/admin/site-images/[slot]', {
        params: { slot: image.key },
        body: { url, expectedUrl: image.url },
      }),
    )

  const reset = (image: SiteImage) =>
    written(
      callAdmin('DELETE /api/admin/site-images/[slot]', {
        params: { slot: image.key },
        query: { expectedUrl: image.url ?? undefined },
      }),
    )

  /** @throws UploadProblem, or as {@link show} */
  const upload = async (image: SiteImage, file: File, onProgress: (share: number) => void) => {
    const { url } = await uploadPicture(file, onProgress, image.key)
    return show(image, url)
  }

  return { show, reset, upload }
}

/** The error message of a failed change. */
export const problemOf = (failure: unknown, t: Texts<'site-images'>): string =>
  failure instanceof UploadError ? failure.message : failureText(failure, t('change.failed'))

/** State and actions of one card: upload, URL, and progress. */
export function useSlot(image: SiteImage) {
  const t = useTranslations('backOffice.site-images')
  const calls = useSiteImageCalls()
  const [progress, setProgress] = useState<number>()
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function attempt(work: () => Promise<unknown>) {
    setProblem(undefined)
    setSaving(true)
    try {
      await work()
      return true
    } catch (failure) {
      setProblem(problemOf(failure, t))
      if (failure instanceof UploadError)
        showToast({ title: failure.title, description: failure.message, variant: 'destructive' })
      return false
    } finally {
      setSaving(false)
      setProgress(undefined)
    }
  }

  return {
    problem,
    isSaving,
    /** Upload progress in percent, if any. */
    percent: progress === undefined ? undefined : Math.round(progress * 100),
    clearProblem: () => setProblem(undefined),
    upload: (file: File) =>
      attempt(async () => {
        setProgress(0)
        await calls.upload(image, file, setProgress)
        showToast({ title: t('change.uploaded', { count: 1 }) })
      }),
    show: (url: string) =>
      attempt(async () => {
        await calls.show(image, url)
        showToast({
          title: t('change.updated'),
          description: t('change.updatedText', { title: image.title }),
        })
      }),
    reset: async () => {
      await calls.reset(image)
      setProblem(undefined)
      showToast({
        title: t('change.reset'),
        description: t('change.resetText', { title: image.title }),
      })
    },
  }
}
