'use client'

import { useTranslations } from 'next-intl'
import { languageName } from '@/components/back-office/language/language-name'
import { Panel } from '@/components/back-office/shell/panel'
import { Select } from '@/components/ui/fields/select'
import { Tabs } from '@/components/ui/tabs'
import { TRANSLATED_LOCALES } from '@/lib/i18n/locales'
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
  const common = useTranslations('backOffice.common')
  const { form } = state
  const languages = form.watch('languages')
  const errors = form.formState.errors.texts

  function choose(chosen: MailingLanguage[], open: number) {
    form.setValue('languages', chosen, { shouldDirty: true })
    onTab(open)
  }

  const labelOf = (language: MailingLanguage) => {
    const name = language === 'en' ? t('englishAndOthers') : languageName(language)
    const label = languages.length === 1 ? t('everybody') : name
    return errors?.[language] ? t('incomplete', { label }) : label
  }

  return (
    <Panel
      title={common('text')}
      lead={t('lead')}
      actions={
        languages.length < TRANSLATED_LOCALES.length && (
          <Select
            aria-label={t('addLanguage')}
            value=""
            onChange={({ target }) => {
              const added = TRANSLATED_LOCALES.find((language) => language === target.value)
              if (added) choose([...languages, added], languages.length)
            }}
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
        tabs={languages.map((language) => ({
          id: language,
          label: labelOf(language),
          content: (
            <TextFields
              state={state}
              language={language}
              onRemove={() => {
                form.unregister(`texts.${language}`, { keepValue: true })
                choose(
                  languages.filter((other) => other !== language),
                  0,
                )
              }}
            />
          ),
        }))}
      />
    </Panel>
  )
}
