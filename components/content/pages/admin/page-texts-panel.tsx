'use client'

import { Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Controller } from 'react-hook-form'
import { languageName } from '@/components/back-office/language/language-name'
import { Panel } from '@/components/back-office/shell/panel'
import { ContentEditor } from '@/components/content/articles/admin/editor/content-editor'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/fields/select'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import { Tabs } from '@/components/ui/tabs'
import { MAX_TITLE_LENGTH } from '@/lib/content/articles/article-rules'
import { MAX_META_DESCRIPTION, MAX_META_TITLE } from '@/lib/content/pages/page-rules'
import { TRANSLATED_LOCALES, type TranslatedLocale } from '@/lib/i18n/locales'
import type { usePageForm } from './use-page-form'

type State = ReturnType<typeof usePageForm>
type Props = { state: State; tab: number; onTab: (tab: number) => void }

/** A page's texts, by language. */
export function PageTextsPanel({ state, tab, onTab }: Props) {
  const t = useTranslations('backOffice.pages.texts')
  const words = useTranslations('backOffice.newsletter.texts')
  const common = useTranslations('backOffice.common')
  const { form } = state
  const languages = form.watch('languages')
  const errors = form.formState.errors.texts

  function choose(chosen: TranslatedLocale[], open: number) {
    form.setValue('languages', chosen, { shouldDirty: true })
    onTab(open)
  }

  const labelOf = (language: TranslatedLocale) => {
    const label = languageName(language)
    return errors?.[language] ? words('incomplete', { label }) : label
  }

  function remove(language: TranslatedLocale) {
    form.unregister(`texts.${language}`, { keepValue: true })
    choose(
      languages.filter((other) => other !== language),
      0,
    )
  }

  return (
    <Panel
      title={common('text')}
      lead={t('lead')}
      actions={
        languages.length < TRANSLATED_LOCALES.length && (
          <Select
            aria-label={words('addLanguage')}
            value=""
            onChange={({ target }) => {
              const added = TRANSLATED_LOCALES.find((language) => language === target.value)
              if (added) choose([...languages, added], languages.length)
            }}
            className="w-44"
          >
            <option value="">{words('addLanguageOption')}</option>
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
        label={words('languages')}
        chosen={tab}
        onChoose={onTab}
        tabs={languages.map((language) => ({
          id: language,
          label: labelOf(language),
          content: (
            <PageTextFields
              state={state}
              language={language}
              onRemove={languages.length > 1 ? () => remove(language) : undefined}
            />
          ),
        }))}
      />
    </Panel>
  )
}

type FieldsProps = { state: State; language: TranslatedLocale; onRemove?: () => void }

/** A page's text in one language. */
function PageTextFields({ state, language, onRemove }: FieldsProps) {
  const t = useTranslations('backOffice.pages.fields')
  const words = useTranslations('backOffice')
  const { form, field, errorOf, version } = state
  const description = form.watch(`texts.${language}.metaDescription`)
  return (
    <div className="space-y-4">
      <TextField
        label={words('articles.fields.title')}
        required
        maxLength={MAX_TITLE_LENGTH}
        {...field(`texts.${language}.title`, { required: words('articles.fields.titleRequired') })}
      />
      <Controller
        control={form.control}
        name={`texts.${language}.content`}
        rules={{ required: t('contentRequired') }}
        render={({ field: { value, onChange } }) => (
          <ContentEditor
            key={version}
            value={value}
            onChange={onChange}
            error={errorOf(`texts.${language}.content`)}
          />
        )}
      />
      <TextField
        label={t('metaTitle')}
        maxLength={MAX_META_TITLE}
        hint={t('metaTitleHint')}
        {...field(`texts.${language}.metaTitle`)}
      />
      <TextAreaField
        label={t('metaDescription')}
        rows={2}
        maxLength={MAX_META_DESCRIPTION}
        hint={t('metaDescriptionHint', { length: description.length, max: MAX_META_DESCRIPTION })}
        {...field(`texts.${language}.metaDescription`)}
      />
      {onRemove && (
        <Button variant="outline" size="sm" className="text-danger" onClick={onRemove}>
          <Trash2 aria-hidden />
          {words('newsletter.texts.remove', { language: languageName(language) })}
        </Button>
      )}
    </div>
  )
}
