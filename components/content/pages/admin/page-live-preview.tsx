'use client'

import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { callAdmin } from '@/components/back-office/admin-calls'
import { LivePreview } from '@/components/content/blocks/admin/live-preview'
import { storedOrder } from '@/lib/content/pages/page-blocks'
import { languagesOf, ownPagePath, type PageTexts } from '@/lib/content/pages/page-rules'
import { DEFAULT_LOCALE, type TranslatedLocale } from '@/lib/i18n/locales'
import { textsOf } from './page-values'
import type { usePageForm } from './use-page-form'

type Props = { state: ReturnType<typeof usePageForm>; language: TranslatedLocale }

/** The page as it stands in its form; what is published while nothing differs from it. */
export function PageLivePreview({ state: { form, saved, isDirty, blocks }, language }: Props) {
  const t = useTranslations('backOffice.pages.blocks')
  // Of everything, so that each change is seen; the values themselves are read from the form.
  useWatch({ control: form.control })
  const texts = written(textsOf(form.getValues()))
  const isPublished = saved?.isPublished === true
  const hasDraft = languagesOf(texts).length > 0 && (isDirty || !isPublished)
  const content = { texts, blocks: storedOrder(blocks) }
  return (
    <LivePreview
      name={t('frame')}
      draft={hasDraft ? JSON.stringify(content) : null}
      published={isPublished ? ownPagePath(saved.slug) : null}
      make={(replaces, signal) =>
        callAdmin('POST /api/admin/pages/preview', {
          body: { ...content, locale: DEFAULT_LOCALE, pageId: saved?.id ?? null, replaces },
          signal,
        })
      }
      language={language}
      empty={t('nothingYet')}
    />
  )
}

/** The texts that are far enough to be shown. */
function written(texts: PageTexts): PageTexts {
  const shown: PageTexts = {}
  for (const language of languagesOf(texts)) {
    const text = texts[language]
    if (text?.title.trim() && text.content.trim()) shown[language] = text
  }
  return shown
}
