'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { toastFailure } from '@/components/back-office/toast-failure'
import type { AdminPage, PagePreviewAnswer } from '@/lib/content/pages/contracts'
import { type PageBlock, storedOrder } from '@/lib/content/pages/page-blocks'
import type { TranslatedLocale } from '@/lib/i18n/locales'
import { type PageValues, textsOf } from './page-values'

/** Opens a preview in a new tab, at the address that a call answers. */
export function usePreviewTab() {
  const t = useTranslations('backOffice.articles')
  const [isWorking, setWorking] = useState(false)

  async function preview(make: () => Promise<Pick<PagePreviewAnswer, 'path'>>) {
    // Opened in the click handler itself: later, popup blockers would stop it.
    const tab = window.open('', '_blank')
    setWorking(true)
    try {
      const { path } = await make()
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

/** Previews a page, saved or not, in one of its languages in a new tab. */
export function usePagePreview() {
  const { preview, isWorking } = usePreviewTab()
  return {
    isWorking,
    preview: (
      values: PageValues,
      blocks: readonly PageBlock[],
      locale: TranslatedLocale,
      saved?: AdminPage,
    ) =>
      preview(() =>
        callAdmin('POST /api/admin/pages/preview', {
          body: {
            texts: textsOf(values),
            blocks: storedOrder(blocks),
            locale,
            pageId: saved?.id ?? null,
          },
        }),
      ),
  }
}
