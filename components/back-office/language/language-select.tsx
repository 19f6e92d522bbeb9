'use client'

import { useLocale, useTranslations } from 'next-intl'
import { SelectField } from '@/components/ui/fields/select-field'
import { BACK_OFFICE_LANGUAGE_COOKIE } from '@/lib/i18n/back-office/language-cookie'
import { BACK_OFFICE_LOCALES, LANGUAGES } from '@/lib/i18n/locales'

const COOKIE_RULES = 'path=/admin; max-age=31536000; samesite=lax'

/** Keeps the language in this browser, and loads the page anew in it. */
function choose(language: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers
  document.cookie = `${BACK_OFFICE_LANGUAGE_COOKIE}=${language}; ${COOKIE_RULES}`
  location.reload()
}

/** Chooses the language of the back office. */
export function LanguageSelect({ id }: { id: string }) {
  const t = useTranslations('backOffice.shell')
  return (
    <SelectField
      id={id}
      label={t('language.title')}
      value={useLocale()}
      onChange={({ target }) => choose(target.value)}
    >
      {BACK_OFFICE_LOCALES.map((locale) => (
        <option key={locale} value={locale} lang={locale}>
          {LANGUAGES.find(({ code }) => code === locale)?.name}
        </option>
      ))}
    </SelectField>
  )
}
