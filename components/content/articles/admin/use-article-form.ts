'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin, failureText } from '@/components/back-office/admin-calls'
import { showUndoableToast } from '@/components/back-office/undo-toast'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { showToast } from '@/components/ui/toast/toaster'
import type { AdminArticle } from '@/lib/content/articles/admin-contracts'
import { ARTICLE_CATEGORIES } from '@/lib/content/articles/categories'
import { isApiError } from '@/lib/http/client'
import {
  type ArticleText,
  type ArticleValues,
  newArticle,
  payloadOf,
  valuesOf,
} from './article-values'

export const ARTICLES_CALL = 'GET /api/admin/articles'
export const ARTICLE_CALL = 'GET /api/admin/articles/[id]'

type Options = { article?: AdminArticle; onCreated: (article: AdminArticle) => void }

/** Adds or edits an article. Typed values stay when the server rejects them. */
export function useArticleForm({ article, onCreated }: Options) {
  const t = useTranslations('backOffice.articles')
  const client = useQueryClient()
  const [saved, setSaved] = useState(article)
  const [isOutdated, setOutdated] = useState(false)
  // Incremented when the content is replaced from outside the editor.
  const [version, setVersion] = useState(0)

  const state = useAdminForm<ArticleValues, AdminArticle>({
    defaults: article ? valuesOf(article) : newArticle(ARTICLE_CATEGORIES[0]),
    failed: t('form.notSaved'),
    send: async (values) => {
      const body = payloadOf(values, saved)
      try {
        return saved
          ? await callAdmin('PATCH /api/admin/articles/[id]', {
              params: { id: saved.id },
              body: { ...body, expectedUpdatedAt: saved.updatedAt },
            })
          : await callAdmin('POST /api/admin/articles', { body })
      } catch (error) {
        setOutdated(isApiError(error, 'conflict') && error.issues.length === 0)
        throw error
      }
    },
    onSent: (answer, values) => {
      const isNew = !saved
      if (isNew) showToast({ title: t('form.added'), description: answer.title })
      else
        showUndoableToast({
          title: t('form.saved'),
          description: answer.title,
          entityType: 'article',
          entityId: answer.id,
          onUndone: () => load(answer.id),
        })
      take(answer, values.content)
      if (isNew) onCreated(answer)
    },
  })

  /** Resets to the server's version. @param shown the content that the editor shows */
  function take(current: AdminArticle, shown?: string) {
    setSaved(current)
    setOutdated(false)
    state.form.reset(valuesOf(current))
    if (current.content !== shown) setVersion((known) => known + 1)
    client.setQueryData([ARTICLE_CALL, current.id], current)
    client.invalidateQueries({ queryKey: [ARTICLES_CALL] })
  }

  /** Puts an earlier text into the form, to be read and saved like any other. */
  function takeText({ title, excerpt, content }: ArticleText) {
    const options = { shouldDirty: true }
    state.form.setValue('title', title, options)
    state.form.setValue('excerpt', excerpt, options)
    state.form.setValue('content', content, options)
    setVersion((known) => known + 1)
  }

  /** Reloads what somebody else has saved in the meantime. */
  async function reload() {
    if (saved) await load(saved.id)
  }

  async function load(id: number) {
    try {
      take(await callAdmin(ARTICLE_CALL, { params: { id } }))
    } catch (error) {
      state.form.setError('root', { message: failureText(error, t('form.notLoaded')) })
    }
  }

  return { ...state, saved, isOutdated, reload, takeText, version }
}
