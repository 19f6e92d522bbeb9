import { Plus, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useFieldArray } from 'react-hook-form'
import { today } from '@/components/back-office/format-date'
import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import { MAX_RELEASE_NOTES, MAX_RELEASE_VERSION, MAX_RELEASES } from '@/lib/catalog/releases'
import { ClosedSection } from './closed-section'
import { required } from './required'
import type { useProductForm } from './use-product-form'

type ReleaseFieldsProps = {
  form: Pick<ReturnType<typeof useProductForm>, 'form' | 'register' | 'errorOf'>
}

/** What is new in the versions of a product. */
export function ReleaseFields({ form: { form, register, errorOf } }: ReleaseFieldsProps) {
  const t = useTranslations('backOffice.catalog.releases')
  const { fields, prepend, remove } = useFieldArray({ control: form.control, name: 'releases' })
  const error = errorOf('releases')
  const isWrong = fields.some((_, at) =>
    (['version', 'date', 'notes'] as const).some(
      (name) => errorOf(`releases.${at}.${name}`) !== undefined,
    ),
  )
  return (
    <ClosedSection
      name="releases"
      title={t('title')}
      hint={t('lead')}
      needsAttention={error !== undefined || isWrong}
    >
      <div className="sm:col-span-2">
        <Button
          variant="outline"
          size="sm"
          disabled={fields.length >= MAX_RELEASES}
          onClick={() => prepend({ version: '', date: today(), notes: '' })}
        >
          <Plus aria-hidden />
          {t('add')}
        </Button>
        {error && (
          <p role="alert" className="mt-2 text-sm font-medium text-danger">
            {error}
          </p>
        )}
      </div>
      {fields.map(({ id, version }, at) => (
        <fieldset
          key={id}
          className="grid gap-x-4 gap-y-5 rounded-control border border-line p-4 sm:col-span-2 sm:grid-cols-2"
        >
          <legend className="px-1 text-sm font-semibold">{version || t('new')}</legend>
          <TextField
            id={`product-release-${id}-version`}
            error={errorOf(`releases.${at}.version`)}
            label={t('version')}
            required
            maxLength={MAX_RELEASE_VERSION}
            autoComplete="off"
            {...register(`releases.${at}.version`, required(t('versionRequired')))}
          />
          <TextField
            id={`product-release-${id}-date`}
            error={errorOf(`releases.${at}.date`)}
            label={t('date')}
            type="date"
            required
            {...register(`releases.${at}.date`, required(t('dateRequired')))}
          />
          <TextAreaField
            id={`product-release-${id}-notes`}
            error={errorOf(`releases.${at}.notes`)}
            label={t('notes')}
            required
            rows={4}
            maxLength={MAX_RELEASE_NOTES}
            className="sm:col-span-2"
            {...register(`releases.${at}.notes`, required(t('notesRequired')))}
          />
          <Button
            variant="outline"
            size="sm"
            className="justify-self-start text-danger"
            onClick={() => remove(at)}
          >
            <Trash2 aria-hidden />
            {t('remove')}
            {version && <span className="sr-only"> {version}</span>}
          </Button>
        </fieldset>
      ))}
    </ClosedSection>
  )
}
