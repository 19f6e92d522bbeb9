'use client'

import { useTranslations } from 'next-intl'
import {
  type FramedPage,
  isReplaced,
  partOf,
  type StoreTextPage,
} from '@/lib/settings/store-texts/pages'

/** What the back office calls the pages of the store: as menus do, and parts of pages by what they are. */
export function useStoreTextName(): (page: StoreTextPage) => string {
  const t = useTranslations('backOffice.pages')
  const framed = (page: FramedPage) =>
    page === 'withdrawal' || page === 'ranking'
      ? t(`storeTexts.pages.${page}`)
      : t(`menus.pages.${page}`)
  return (page) => {
    if (page === 'questions') return t('questions.title')
    if (isReplaced(page)) return t(`menus.pages.${page}`)
    const part = partOf(page)
    return t(`storeTexts.parts.${part.place}`, { page: framed(part.page) })
  }
}
