'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { toastFailure } from '@/components/back-office/toast-failure'
import type { AdminArticle } from '@/lib/content/articles/admin-contracts'
import { type ArticleValues, payloadOf } from './article-values'

/** Previews an article, saved or not, in a new tab. */
export function useArticlePreview() {
  const t = useTranslations('backOffice.articles')
  const [isWorking, setWorking] = useState(false)

  async function preview(values: ArticleValues, saved?: AdminArticle) {
    // Opened in the click handler itself: later, popup blockers would stop it.
    const tab = window.open('', '_blank')
    setWorking(true)
    try {
      const { title, excerpt, content, image, category, readTime, publishedAt } = payloadOf(
        values,
        saved,
      )
      const { path } = await callAdmin('POST /api/admin/articles/preview', {
        body: {
          title: title.trim() || t('form.untitled'),
          excerpt,
          content,
          image,
          category,
          readTime,
          publishedAt,
          articleId: saved?.id ?? null,
        },
      })
      if (tab) {
        tab.opener = null
        tab.location.replace(path)
      } else window.location.assign(path)
    } catch (error) {
      tab?.close()
      toastFailure(t('form.previewFailed'), error, t('form.notPreviewed'))
    } finally {
      setWorking(false)
    }
  }

  return { preview, isWorking }
}
