'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Panel } from '@/components/back-office/shell/panel'
import { Tabs } from '@/components/ui/tabs'
import type { TranslatedLocale } from '@/lib/i18n/locales'
import { AddLanguage } from './add-language'

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
  function add(language: TranslatedLocale) {
    onLanguages([...languages, language])
    onTab(languages.length)
  }
  return (
    <Panel
      title={common('text')}
      lead={lead}
      actions={<AddLanguage shown={languages} onAdd={add} />}
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
