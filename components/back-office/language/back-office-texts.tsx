'use client'

import dynamic from 'next/dynamic'
import { useLocale } from 'next-intl'
import type { ComponentType, ReactNode } from 'react'
import { type BackOfficeLocale, backOfficeLocaleOf } from '@/lib/i18n/locales'

// A browser loads the texts of one language, and keeps them.
const TEXTS: Record<BackOfficeLocale, ComponentType<{ children: ReactNode }>> = {
  en: dynamic(() => import('./en')),
  es: dynamic(() => import('./es')),
  fr: dynamic(() => import('./fr')),
  de: dynamic(() => import('./de')),
  ja: dynamic(() => import('./ja')),
  zh: dynamic(() => import('./zh')),
}

/** Provides the back office with its texts in the language of the page; used by its layout. */
export function BackOfficeTexts({ children }: { children: ReactNode }) {
  const Texts = TEXTS[backOfficeLocaleOf(useLocale())]
  return <Texts>{children}</Texts>
}
