'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callAdmin, failureText } from '@/components/back-office/admin-calls'
import { showToast } from '@/components/ui/toaster'
import type { Homepage, HomepageAnswer, HomepagePreviewAnswer } from '@/lib/homepage/contracts'
import { HttpError } from '@/lib/http/client'

const HOMEPAGE_PATH = '/api/admin/homepage'

/** What the owner decided about the home page. */
export const useHomepage = () =>
  useQuery({
    queryKey: [HOMEPAGE_PATH],
    queryFn: ({ signal }) => callAdmin<HomepageAnswer>(HOMEPAGE_PATH, { signal }),
    staleTime: 0,
    // What is being edited is not replaced.
    refetchOnReconnect: false,
  })

type Problem = { text: string; isOutdated: boolean; fields: ReadonlyMap<string, string> }

const problemOf = (error: unknown, fallback: string): Problem => ({
  text: failureText(error, fallback),
  isOutdated: error instanceof HttpError && error.status === 409,
  fields: new Map(
    error instanceof HttpError
      ? error.issues.map(({ path, message }) => [path.replace(/^content\./, ''), message])
      : [],
  ),
})

/** The home page while it is edited: nothing of it is public before it is saved. */
export function useHomepageDraft(loaded: HomepageAnswer) {
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
    client.setQueryData([HOMEPAGE_PATH], answer)
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
      take(
        await callAdmin<HomepageAnswer>(HOMEPAGE_PATH, {
          method: 'PUT',
          body: { content: draft, expectedVersion: saved.version },
        }),
      )
      showToast({ title: 'Homepage Saved', description: 'It is live from the next visit on.' })
    }, 'The home page could not be saved')

  const reload = () =>
    attempt(
      async () => take(await callAdmin<HomepageAnswer>(HOMEPAGE_PATH)),
      'The home page could not be loaded',
    )

  return {
    draft,
    change,
    categories: saved.categories,
    isDirty: JSON.stringify(draft) !== JSON.stringify(saved.content),
    isSaving,
    problem,
    save,
    /** Takes what is published in place of the draft. */
    reload,
    discard: () => {
      setProblem(undefined)
      setDraft(saved.content)
    },
  }
}

/** Shows a draft in a new tab, as the home page would be. */
export function useHomepagePreview() {
  const [isWorking, setWorking] = useState(false)
  const [path, setPath] = useState<string>()
  const [problem, setProblem] = useState<string>()

  async function preview(content: Homepage) {
    // Opened by the click itself: later a browser would take it for an advertisement.
    const tab = window.open('', '_blank')
    setWorking(true)
    setProblem(undefined)
    try {
      const made = await callAdmin<HomepagePreviewAnswer>(`${HOMEPAGE_PATH}/preview`, {
        method: 'POST',
        body: { content },
      })
      setPath(made.path)
      if (tab) {
        tab.opener = null
        tab.location.replace(made.path)
      }
    } catch (error) {
      tab?.close()
      setProblem(failureText(error, 'The preview could not be made'))
    } finally {
      setWorking(false)
    }
  }

  return { preview, isWorking, path, problem }
}
