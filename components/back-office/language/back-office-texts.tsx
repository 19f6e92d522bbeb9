'use client'

import dynamic from 'next/dynamic'
import { useLocale } from 'next-intl'
import { type ComponentType, type ReactNode, useInsertionEffect } from 'react'
import { type TranslatedLocale, textLocaleOf } from '@/lib/i18n/locales'
import { setPageLanguage } from './page-language'

type Texts = ComponentType<{ children: ReactNode }>

// A browser loads the texts of one language, and keeps them.
const TEXTS: Record<TranslatedLocale, Texts> = {
  en: dynamic(() => import('./en')),
  es: dynamic(() => import('./es')),
  fr: dynamic(() => import('./fr')),
  de: dynamic(() => import('./de')),
  ja: dynamic(() => import('./ja')),
  zh: dynamic(() => import('./zh')),
}

/** Provides the back office with its texts in the language of the page; used by its layout. */
export function BackOfficeTexts({ children }: { children: ReactNode }) {
  const language = textLocaleOf(useLocale())
  const Texts = TEXTS[language]
  // Before the first render of the children, which write numbers in this language.
  useInsertionEffect(() => setPageLanguage(language), [language])
  return <Texts>{children}</Texts>
}
