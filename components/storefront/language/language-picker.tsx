'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import { Picker } from '@/components/ui/picker/picker'
import { isLocale, type Locale } from '@/lib/i18n/locales'
import { languageOptions } from './picker-options'
import { saveLanguage } from './saved-language'

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
