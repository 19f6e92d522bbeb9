'use client'

import { useTranslations } from 'next-intl'
import { languageName } from '@/components/back-office/language/language-name'
import { TextsByLanguage } from '@/components/back-office/language/texts-by-language'
import type { MailingLanguage } from '@/lib/marketing/newsletter/mailings/contracts'
import { TextFields } from './text-fields'
import type { useMailingForm } from './use-mailing-form'

type Props = {
  state: ReturnType<typeof useMailingForm>
  tab: number
  onTab: (tab: number) => void
}

/** A mailing's texts: one for everybody, and those of further languages. */
export function MailingTextsPanel({ state, tab, onTab }: Props) {
  const t = useTranslations('backOffice.newsletter.texts')
  const { form } = state
  const languages = form.watch('languages')
  const errors = form.formState.errors.texts
  const setLanguages = (chosen: MailingLanguage[]) =>
    form.setValue('languages', chosen, { shouldDirty: true })

  function labelOf(language: MailingLanguage) {
    if (languages.length === 1) return t('everybody')
    return language === 'en' ? t('englishAndOthers') : languageName(language)
  }

  return (
    <TextsByLanguage
      lead={t('lead')}
      languages={languages}
      labelOf={labelOf}
      isIncomplete={(language) => errors?.[language] !== undefined}
      tab={tab}
      onTab={onTab}
      onLanguages={setLanguages}
      content={(language) => (
        <TextFields
          state={state}
          language={language}
          onRemove={() => {
            form.unregister(`texts.${language}`, { keepValue: true })
            setLanguages(languages.filter((other) => other !== language))
            onTab(0)
          }}
        />
      )}
    />
  )
}
