'use client'

import { useTranslations } from 'next-intl'
import type { StoreTextPage } from '@/lib/settings/store-texts/pages'

/** What the back office calls the pages of the store: as menus do, and the questions by what they are. */
export function useStoreTextName(): (page: StoreTextPage) => string {
  const t = useTranslations('backOffice.pages')
  return (page) => (page === 'questions' ? t('questions.title') : t(`menus.pages.${page}`))
}
