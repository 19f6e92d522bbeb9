import { Plus, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useFieldArray } from 'react-hook-form'
import type { useAdminForm } from '@/components/back-office/use-admin-form'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/text-field'
import type { AdminOwnFact } from '@/lib/catalog/own-fact-contracts'
import { MAX_FACT_CHOICES, MAX_FACT_NAME } from '@/lib/catalog/own-fact-rules'
import type { TranslatedLocale } from '@/lib/i18n/locales'
import { newChoice, type OwnFactFormValues } from './own-fact-values'

type Props = {
  form: Pick<
    ReturnType<typeof useAdminForm<OwnFactFormValues, AdminOwnFact>>,
    'form' | 'register' | 'errorOf'
  >
  language: TranslatedLocale
}

/** What there is to choose of a fact, in one language at a time. */
export function ChoiceFields({ form: { form, register, errorOf }, language }: Props) {
  const t = useTranslations('backOffice.catalog.ownFacts')
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'choices' })
  const error = errorOf('choices')
  return (
    <fieldset className="grid gap-3 rounded-control border border-line p-4 sm:col-span-2">
      <legend className="px-1 text-sm font-semibold">{t('choices')}</legend>
      <p className="-mt-2 text-sm text-muted">{t('choicesHint')}</p>
      {error && (
        <p role="alert" className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
      {fields.map(({ id, slug, names }, at) => (
        <div key={id} className="flex items-end gap-2">
          <TextField
            key={language}
            id={`own-fact-choice-${id}-${language}`}
            className="min-w-0 flex-1"
            label={t('choice', { number: at + 1 })}
            hint={slug || undefined}
            lang={language}
            maxLength={MAX_FACT_NAME}
            error={
              errorOf(`choices.${at}.names.${language}`) ??
              errorOf(`choices.${at}.names`) ??
              errorOf(`choices.${at}.slug`)
            }
            {...register(`choices.${at}.names.${language}`)}
          />
          <Button variant="ghost" size="icon" onClick={() => remove(at)}>
            <X aria-hidden />
            <span className="sr-only">
              {t('removeChoice', { name: names.en || t('newChoice') })}
            </span>
          </Button>
        </div>
      ))}
      <Button
        variant="outline"
        size="sm"
        className="justify-self-start"
        disabled={fields.length >= MAX_FACT_CHOICES}
        onClick={() => append(newChoice())}
      >
        <Plus aria-hidden />
        {t('addChoice')}
      </Button>
    </fieldset>
  )
}
