'use client'

import { useQueryClient } from '@tanstack/react-query'
import { Copy, Languages } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Controller } from 'react-hook-form'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { languageName } from '@/components/back-office/language/language-name'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { ContentEditor } from '@/components/content/articles/admin/editor/content-editor'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/toast/toaster'
import type { Translation } from '@/lib/content/translations/contracts'
import { directionOf } from '@/lib/i18n/locales'
import { changeOf, originalValue, type TranslationValues, valuesOf } from './translation-values'

type Field = Translation['fields'][number]

/** The original beside what a language says, field by field. */
export function TranslationForm({
  translation,
  onClose,
}: {
  translation: Translation
  onClose: () => void
}) {
  const t = useTranslations('backOffice.translations')
  const client = useQueryClient()
  const { kind, id, name, language, originalLanguage, fields } = translation
  const {
    field,
    errorOf,
    form: values,
    ...form
  } = useAdminForm<TranslationValues, Translation>({
    defaults: valuesOf(translation),
    failed: t('saveFailed'),
    send: (values) =>
      callAdmin('PUT /api/admin/translations/[kind]/[id]/[language]', {
        params: { kind, id, language },
        body: changeOf(translation, values),
      }),
    onSent: () => {
      showToast({ title: t('saved'), description: name })
      void client.invalidateQueries({ queryKey: ['GET /api/admin/translations'] })
      onClose()
    },
  })
  const labelOf = (each: Field) => t(`fields.${each.field}`)
  const written = { lang: language, dir: directionOf(language) }
  return (
    <FormDialog
      title={t('dialog', { name, language: languageName(language) })}
      icon={Languages}
      size="xl"
      submitLabel={t('save')}
      form={form}
      onClose={onClose}
    >
      <div className="grid gap-7">
        {fields.map((each) => (
          <div key={each.field} className="grid gap-4 md:grid-cols-2">
            <div className="min-w-0">
              <p className="mb-1.5 flex flex-wrap items-center gap-2 text-sm font-semibold">
                {t('original')}
                {each.isOutdated && <Badge tone="danger">{t('isOutdated')}</Badge>}
                {each.isProposed && <Badge tone="brand">{t('isProposed')}</Badge>}
              </p>
              <div
                lang={originalLanguage}
                dir={directionOf(originalLanguage)}
                className="max-h-80 overflow-y-auto rounded-control bg-sunken px-3.5 py-2.5 text-sm leading-relaxed whitespace-pre-line [overflow-wrap:anywhere]"
              >
                {originalValue(each)}
              </div>
              <Button
                variant="ghost"
                size="sm"
                className="mt-1.5"
                onClick={() =>
                  values.setValue(`texts.${each.field}`, originalValue(each), { shouldDirty: true })
                }
              >
                <Copy aria-hidden />
                {t('copy')}
                <span className="sr-only">{`: ${labelOf(each)}`}</span>
              </Button>
            </div>
            {each.form === 'markup' ? (
              <Controller
                control={values.control}
                name={`texts.${each.field}`}
                render={({ field: { value, onChange } }) => (
                  <ContentEditor
                    label={labelOf(each)}
                    isRequired={false}
                    value={value ?? ''}
                    error={errorOf(`texts.${each.field}`)}
                    onChange={onChange}
                  />
                )}
              />
            ) : each.form === 'line' ? (
              <TextField
                label={labelOf(each)}
                autoComplete="off"
                {...written}
                {...field(`texts.${each.field}`)}
              />
            ) : (
              <TextAreaField
                label={labelOf(each)}
                hint={each.form === 'list' ? t('listHint') : undefined}
                rows={each.form === 'list' ? 6 : 5}
                {...written}
                {...field(`texts.${each.field}`)}
              />
            )}
          </div>
        ))}
      </div>
    </FormDialog>
  )
}
