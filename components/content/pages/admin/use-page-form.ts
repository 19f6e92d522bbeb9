'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin, failureText } from '@/components/back-office/admin-calls'
import { pageLanguage } from '@/components/back-office/language/page-language'
import { showUndoableToast } from '@/components/back-office/undo-toast'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { showToast } from '@/components/ui/toast/toaster'
import type { AdminPage } from '@/lib/content/pages/contracts'
import { type PageBlock, storedOrder, withContentPlace } from '@/lib/content/pages/page-blocks'
import { languagesOf, type PageTexts } from '@/lib/content/pages/page-rules'
import { HttpError, isApiError } from '@/lib/http/client'
import { textLocaleOf } from '@/lib/i18n/locales'
import { everyText, newPage, type PageValues, payloadOf, valuesOf } from './page-values'

export const PAGES_CALL = 'GET /api/admin/pages'
export const PAGE_CALL = 'GET /api/admin/pages/[id]'

/** What the server refused of blocks, by the path of the field. */
const problemsOf = (error: unknown): ReadonlyMap<string, string> =>
  new Map(
    error instanceof HttpError
      ? error.issues
          .filter(({ path }) => path.startsWith('blocks'))
          .map(({ path, message }) => [path, message])
      : [],
  )

const isChanged = (blocks: readonly PageBlock[], saved: readonly PageBlock[]): boolean =>
  JSON.stringify(storedOrder(blocks)) !== JSON.stringify(saved)

type Options = { page?: AdminPage; onCreated: (page: AdminPage) => void }

/** Adds or edits a page of the owner's. Typed values stay when the server rejects them. */
export function usePageForm({ page, onCreated }: Options) {
  const t = useTranslations('backOffice.pages')
  const client = useQueryClient()
  const [saved, setSaved] = useState(page)
  const [isOutdated, setOutdated] = useState(false)
  const [blocks, setBlocks] = useState(() => withContentPlace(page?.blocks ?? []))
  const [blockProblems, setBlockProblems] = useState<ReadonlyMap<string, string>>(new Map())
  // Incremented when the contents are replaced from outside the editors.
  const [version, setVersion] = useState(0)

  const state = useAdminForm<PageValues, AdminPage>({
    defaults: page ? valuesOf(page) : newPage(textLocaleOf(pageLanguage())),
    failed: t('form.notSaved'),
    send: async (values) => {
      const body = { ...payloadOf(values, saved), blocks: storedOrder(blocks) }
      setBlockProblems(new Map())
      try {
        return saved
          ? await callAdmin('PATCH /api/admin/pages/[id]', {
              params: { id: saved.id },
              body: { ...body, expectedUpdatedAt: saved.updatedAt },
            })
          : await callAdmin('POST /api/admin/pages', { body })
      } catch (error) {
        setBlockProblems(problemsOf(error))
        setOutdated(isApiError(error, 'conflict') && error.issues.length === 0)
        throw error
      }
    },
    onSent: (answer) => {
      const isNew = !saved
      if (isNew) showToast({ title: t('form.added'), description: answer.title })
      else
        showUndoableToast({
          title: t('form.saved'),
          description: answer.title,
          entityType: 'page',
          entityId: answer.id,
          onUndone: () => load(answer.id),
        })
      take(answer)
      if (isNew) onCreated(answer)
    },
  })

  /** Resets to the server's version. */
  function take(current: AdminPage) {
    setSaved(current)
    setOutdated(false)
    setBlocks(withContentPlace(current.blocks))
    state.form.reset(valuesOf(current))
    setVersion((known) => known + 1)
    client.setQueryData([PAGE_CALL, current.id], current)
    client.invalidateQueries({ queryKey: [PAGES_CALL] })
  }

  /** Puts earlier texts and blocks into the form, to be read and saved like any other. */
  function takeVersion({ texts, blocks: earlier }: { texts: PageTexts; blocks: PageBlock[] }) {
    const options = { shouldDirty: true }
    state.form.setValue('languages', languagesOf(texts), options)
    state.form.setValue('texts', everyText(texts), options)
    setBlocks(withContentPlace(earlier))
    setVersion((known) => known + 1)
  }

  async function load(id: number) {
    try {
      take(await callAdmin(PAGE_CALL, { params: { id } }))
    } catch (error) {
      state.form.setError('root', { message: failureText(error, t('form.notLoaded')) })
    }
  }

  /** Reloads what somebody else has saved in the meantime. */
  const reload = () => saved && load(saved.id)

  const changeBlocks = (changed: PageBlock[]) => {
    setBlockProblems(new Map())
    setBlocks(changed)
  }

  return {
    ...state,
    saved,
    isDirty: state.isDirty || isChanged(blocks, saved?.blocks ?? []),
    isOutdated,
    reload,
    discard: () => {
      state.form.reset()
      setBlocks(withContentPlace(saved?.blocks ?? []))
    },
    takeVersion,
    version,
    blocks,
    blockProblems,
    changeBlocks,
  }
}
