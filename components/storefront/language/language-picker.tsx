'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import { Picker } from '@/components/ui/picker/picker'
import {
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_RULES,
  LANGUAGE_STORAGE_KEY,
} from '@/lib/i18n/browser-storage.mjs'
import type { Locale } from '@/lib/i18n/locales'
import { isLocale } from '@/lib/i18n/locales'
import { languageOptions } from './picker-options'

/** Changes the page's language, and saves it for later visits. */
export function LanguagePicker({ layout }: { layout: 'popover' | 'inline' }) {
  const t = useTranslations('header')
  const locale = useLocale()
  return (
    <Picker
      label={t('language')}
      value={locale}
      icon={<Icon name="globe" className="size-4.5 text-muted" />}
      layout={layout}
      searchLabel={t('searchLanguages')}
      options={() => languageOptions(locale)}
      onPick={(picked) => isLocale(picked) && openInLanguage(picked, locale)}
    />
  )
}

/** Loads the same page in another language, with its query and hash. */
function openInLanguage(picked: Locale, shown: Locale) {
  saveLanguage(picked)
  if (picked === shown) return
  const { pathname, search, hash } = window.location
  const [, first = '', ...rest] = pathname.split('/')
  const path = isLocale(first) ? `/${rest.join('/')}` : pathname
  const prefix = picked === 'en' ? '' : `/${picked}`
  window.location.assign(`${prefix}${path === '/' && prefix ? '' : path}${search}${hash}`)
}

/** Saves the chosen language in localStorage, and in the cookie for the server's redirect. */
function saveLanguage(locale: Locale) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers
  document.cookie = `${LANGUAGE_COOKIE}=${locale}; ${LANGUAGE_COOKIE_RULES}`
  try {
    localStorage.setItem(LANGUAGE_STORAGE_KEY, locale)
  } catch {
    // The cookie is sufficient.
  }
}
