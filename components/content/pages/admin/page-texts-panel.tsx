'use client'

import { Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactElement } from 'react'
import { Controller } from 'react-hook-form'
import { languageName } from '@/components/back-office/language/language-name'
import { TextsByLanguage } from '@/components/back-office/language/texts-by-language'
import { ContentEditor } from '@/components/content/articles/admin/editor/content-editor'
import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import { MAX_TITLE_LENGTH } from '@/lib/content/articles/article-rules'
import { MAX_META_DESCRIPTION, MAX_META_TITLE } from '@/lib/content/pages/page-rules'
import type { TranslatedLocale } from '@/lib/i18n/locales'
import type { usePageForm } from './use-page-form'

type State = Pick<ReturnType<typeof usePageForm>, 'form' | 'field' | 'errorOf' | 'version'>
type ContentField = {
  value: string
  onChange: (content: string) => void
  error: string | undefined
}
type Props = {
  state: State
  tab: number
  onTab: (tab: number) => void
  /** Instead of the editor, for a text that is a part of a page: it has neither a title nor texts for search engines. */
  part?: (field: ContentField) => ReactElement
}

/** A page's texts, by language. */
export function PageTextsPanel({ state, tab, onTab, part }: Props) {
  const t = useTranslations('backOffice.pages.texts')
  const { form } = state
  const languages = form.watch('languages')
  const errors = form.formState.errors.texts
  const setLanguages = (chosen: TranslatedLocale[]) =>
    form.setValue('languages', chosen, { shouldDirty: true })

  function remove(language: TranslatedLocale) {
    form.unregister(`texts.${language}`, { keepValue: true })
    setLanguages(languages.filter((other) => other !== language))
    onTab(0)
  }

  return (
    <TextsByLanguage
      lead={t('lead')}
      languages={languages}
      labelOf={languageName}
      isIncomplete={(language) => errors?.[language] !== undefined}
      tab={tab}
      onTab={onTab}
      onLanguages={setLanguages}
      content={(language) => (
        <PageTextFields
          state={state}
          language={language}
          part={part}
          onRemove={languages.length > 1 ? () => remove(language) : undefined}
        />
      )}
    />
  )
}

type FieldsProps = Pick<Props, 'state' | 'part'> & {
  language: TranslatedLocale
  onRemove?: () => void
}

/** A page's text in one language. */
function PageTextFields({ state, language, part, onRemove }: FieldsProps) {
  const t = useTranslations('backOffice.pages.fields')
  const words = useTranslations('backOffice')
  const { form, field, errorOf, version } = state
  const description = form.watch(`texts.${language}.metaDescription`)
  return (
    <div className="space-y-4">
      {!part && (
        <TextField
          label={words('articles.fields.title')}
          required
          maxLength={MAX_TITLE_LENGTH}
          {...field(`texts.${language}.title`, {
            required: words('articles.fields.titleRequired'),
          })}
        />
      )}
      <Controller
        control={form.control}
        name={`texts.${language}.content`}
        rules={{ required: t('contentRequired') }}
        render={({ field: { value, onChange } }) => {
          const content = { value, onChange, error: errorOf(`texts.${language}.content`) }
          return part ? part(content) : <ContentEditor key={version} {...content} />
        }}
      />
      {!part && (
        <>
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
            hint={t('metaDescriptionHint', {
              length: description.length,
              max: MAX_META_DESCRIPTION,
            })}
            {...field(`texts.${language}.metaDescription`)}
          />
        </>
      )}
      {onRemove && (
        <Button variant="outline" size="sm" className="text-danger" onClick={onRemove}>
          <Trash2 aria-hidden />
          {words('newsletter.texts.remove', { language: languageName(language) })}
        </Button>
      )}
    </div>
  )
}
