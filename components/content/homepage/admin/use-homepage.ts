'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin, failureText } from '@/components/back-office/admin-calls'
import { showUndoableToast } from '@/components/back-office/undo-toast'
import { showToast } from '@/components/ui/toast/toaster'
import type { Homepage, HomepageAnswer } from '@/lib/content/homepage/contracts'
import { HttpError, isApiError } from '@/lib/http/client'

const CALL = 'GET /api/admin/homepage'

/** The home page's settings. */
export const useHomepage = () =>
  useQuery({
    queryKey: [CALL],
    queryFn: ({ signal }) => callAdmin(CALL, { signal }),
    staleTime: 0,
    // No refetch while editing.
    refetchOnReconnect: false,
  })

type Problem = { text: string; isOutdated: boolean; fields: ReadonlyMap<string, string> }

const problemOf = (error: unknown, fallback: string): Problem => ({
  text: failureText(error, fallback),
  isOutdated: isApiError(error, 'conflict'),
  fields: new Map(
    error instanceof HttpError
      ? error.issues.map(({ path, message }) => [path.replace(/^content\./, ''), message])
      : [],
  ),
})

/** Whether undoing takes all of a change back: pictures of slots and categories have changes of their own. */
function isUndoable(before: Homepage, after: Homepage): boolean {
  const pictures = ({ heroImage, banners }: Homepage) => JSON.stringify({ heroImage, banners })
  return pictures(before) === pictures(after)
}

/** The draft of the home page: nothing is public before it is saved. */
export function useHomepageDraft(loaded: HomepageAnswer) {
  const t = useTranslations('backOffice.homepage.saving')
  const client = useQueryClient()
  const [saved, setSaved] = useState(loaded)
  const [draft, setDraft] = useState(loaded.content)
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<Problem>()

  const change = (part: Partial<Homepage>) => {
    setProblem(undefined)
    setDraft((current) => ({ ...current, ...part }))
  }
  const take = (answer: HomepageAnswer) => {
    setSaved(answer)
    setDraft(answer.content)
    setProblem(undefined)
    client.setQueryData([CALL], answer)
  }

  async function attempt(work: () => Promise<void>, fallback: string) {
    setSaving(true)
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(problemOf(error, fallback))
    } finally {
      setSaving(false)
    }
  }

  const save = () =>
    attempt(async () => {
      const canUndo = isUndoable(saved.content, draft)
      take(
        await callAdmin('PUT /api/admin/homepage', {
          body: { content: draft, expectedVersion: saved.version },
        }),
      )
      const said = { title: t('done'), description: t('live') }
      if (canUndo)
        showUndoableToast({ ...said, entityType: 'homepage', entityId: 'home', onUndone: reload })
      else showToast(said)
    }, t('failed'))

  const reload = () => attempt(async () => take(await callAdmin(CALL)), t('reloadFailed'))

  return {
    draft,
    change,
    categories: saved.categories,
    isDirty: JSON.stringify(draft) !== JSON.stringify(saved.content),
    isSaving,
    problem,
    save,
    /** Replaces the draft with what is published. */
    reload,
    discard: () => {
      setProblem(undefined)
      setDraft(saved.content)
    },
  }
}

/** Previews a draft of the home page in a new tab. */
export function useHomepagePreview() {
  const t = useTranslations('backOffice.homepage.saving')
  const [isWorking, setWorking] = useState(false)
  const [path, setPath] = useState<string>()
  const [problem, setProblem] = useState<string>()

  async function preview(content: Homepage) {
    // Opened in the click handler itself: later, popup blockers would stop it.
    const tab = window.open('', '_blank')
    setWorking(true)
    setProblem(undefined)
    try {
      const made = await callAdmin('POST /api/admin/homepage/preview', {
        body: { content },
      })
      setPath(made.path)
      if (tab) {
        tab.opener = null
        tab.location.replace(made.path)
      }
    } catch (error) {
      tab?.close()
      setProblem(failureText(error, t('previewFailed')))
    } finally {
      setWorking(false)
    }
  }

  return { preview, isWorking, path, problem }
}
