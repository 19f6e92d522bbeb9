'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Panel } from '@/components/back-office/shell/panel'
import { Select } from '@/components/ui/fields/select'
import { Tabs } from '@/components/ui/tabs'
import { TRANSLATED_LOCALES, type TranslatedLocale } from '@/lib/i18n/locales'
import { languageName } from './language-name'

type TextsByLanguageProps = {
  lead: string
  /** Those that there is a text in, in the order in which they were added. */
  languages: readonly TranslatedLocale[]
  labelOf: (language: TranslatedLocale) => string
  /** Whether something is missing in a language. */
  isIncomplete: (language: TranslatedLocale) => boolean
  tab: number
  onTab: (tab: number) => void
  onLanguages: (languages: TranslatedLocale[]) => void
  content: (language: TranslatedLocale) => ReactNode
}

/** Texts in a tab for each language, to which further ones can be added. */
export function TextsByLanguage({
  lead,
  languages,
  labelOf,
  isIncomplete,
  tab,
  onTab,
  onLanguages,
  content,
}: TextsByLanguageProps) {
  const t = useTranslations('backOffice.newsletter.texts')
  const common = useTranslations('backOffice.common')
  function add(value: string) {
    const added = TRANSLATED_LOCALES.find((language) => language === value)
    if (!added) return
    onLanguages([...languages, added])
    onTab(languages.length)
  }
  return (
    <Panel
      title={common('text')}
      lead={lead}
      actions={
        languages.length < TRANSLATED_LOCALES.length && (
          <Select
            aria-label={t('addLanguage')}
            value=""
            onChange={({ target }) => add(target.value)}
            className="w-44"
          >
            <option value="">{t('addLanguageOption')}</option>
            {TRANSLATED_LOCALES.filter((language) => !languages.includes(language)).map(
              (language) => (
                <option key={language} value={language}>
                  {languageName(language)}
                </option>
              ),
            )}
          </Select>
        )
      }
    >
      <Tabs
        label={t('languages')}
        chosen={tab}
        onChoose={onTab}
        tabs={languages.map((language) => {
          const label = labelOf(language)
          return {
            id: language,
            label: isIncomplete(language) ? t('incomplete', { label }) : label,
            content: content(language),
          }
        })}
      />
    </Panel>
  )
}
