import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { useOwnFacts } from '@/components/catalog/admin/own-facts/use-own-facts'
import { Checkbox } from '@/components/ui/fields/checkbox'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import type { AdminOwnFact } from '@/lib/catalog/own-fact-contracts'
import { isFactOf, localFact, MAX_FACT_TEXT } from '@/lib/catalog/own-fact-rules'
import { ClosedSection } from './closed-section'
import { isFactKnown, type OwnFactFormValue } from './product-values'
import type { useProductForm } from './use-product-form'
import type { CategoryChoice } from './use-product-groups'

type OwnFactFieldsProps = {
  form: Pick<ReturnType<typeof useProductForm>, 'form' | 'errorOf'>
  choices: readonly CategoryChoice[]
}

/** What is known of the facts that the owner defined for the categories of a product. */
export function OwnFactFields(props: OwnFactFieldsProps) {
  const t = useTranslations('backOffice.catalog.ownFacts')
  const { form, errorOf } = props.form
  const values = useWatch({ control: form.control, name: 'ownFacts' })
  const error = errorOf('ownFacts')
  return (
    <ClosedSection
      name="ownFacts"
      title={t('section')}
      hint={t('sectionHint')}
      needsAttention={
        error !== undefined ||
        Object.keys(values).some((slug) => errorOf(`ownFacts.${slug}`) !== undefined)
      }
      isLazy
    >
      {error && (
        <p role="alert" className="text-sm font-medium text-danger sm:col-span-2">
          {error}
        </p>
      )}
      <FieldsOfCategories {...props} />
    </ClosedSection>
  )
}

function FieldsOfCategories({ form: { form, errorOf }, choices }: OwnFactFieldsProps) {
  const t = useTranslations('backOffice.catalog.ownFacts')
  const { data: facts = [] } = useOwnFacts()
  const [values, categoryId, further] = useWatch({
    control: form.control,
    name: ['ownFacts', 'categoryId', 'furtherCategoryIds'],
  })
  const categories = [Number(categoryId), ...further].map((id) => ({
    id,
    parentId: choices.find((each) => each.id === id)?.main?.id ?? null,
  }))
  const offered = facts.filter(
    (fact) =>
      isFactKnown(values[fact.slug]) || categories.some((category) => isFactOf(fact, category)),
  )
  return (
    <>
      {offered.map((fact) => (
        <OwnFactField
          key={fact.slug}
          fact={fact}
          value={values[fact.slug]}
          error={errorOf(`ownFacts.${fact.slug}`)}
          onChange={(value) =>
            form.setValue(
              'ownFacts',
              { ...form.getValues('ownFacts'), [fact.slug]: value },
              { shouldDirty: true },
            )
          }
        />
      ))}
      <p className="text-sm text-muted sm:col-span-2">
        {offered.length === 0 && `${t('noFacts')} `}
        <Link
          href="/admin/categories/facts"
          target="_blank"
          className="font-semibold text-primary-strong hover:underline"
        >
          {t('manage')}
        </Link>
      </p>
    </>
  )
}

type OwnFactFieldProps = {
  fact: AdminOwnFact
  value: OwnFactFormValue | undefined
  error: string | undefined
  onChange: (value: OwnFactFormValue) => void
}

function OwnFactField({ fact, value, error, onChange }: OwnFactFieldProps) {
  const t = useTranslations('backOffice.catalog.ownFacts')
  const words = useTranslations('backOffice.common')
  const { name, unit, choices } = localFact(fact, useLocale())
  const id = `product-fact-${fact.slug}`
  const text = typeof value === 'string' ? value : ''
  const chosen = Array.isArray(value) ? value : []
  if (fact.kind === 'choice' && fact.isSeveral)
    return (
      <fieldset className="sm:col-span-2">
        <legend className="text-sm font-semibold">{name}</legend>
        <div className="flex flex-wrap gap-x-6">
          {choices.map((choice) => (
            <Checkbox
              key={choice.slug}
              label={choice.name}
              checked={chosen.includes(choice.slug)}
              onChange={({ target }) =>
                onChange(
                  choices
                    .map(({ slug }) => slug)
                    .filter((slug) =>
                      slug === choice.slug ? target.checked : chosen.includes(slug),
                    ),
                )
              }
            />
          ))}
        </div>
        {error && (
          <p role="alert" className="text-sm font-medium text-danger">
            {error}
          </p>
        )}
      </fieldset>
    )
  if (fact.kind === 'choice')
    return (
      <SelectField
        id={id}
        label={name}
        error={error}
        value={chosen[0] ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? [] : [target.value])}
      >
        <option value="">{t('notStated')}</option>
        {choices.map((choice) => (
          <option key={choice.slug} value={choice.slug}>
            {choice.name}
          </option>
        ))}
      </SelectField>
    )
  if (fact.kind === 'yes_no')
    return (
      <SelectField
        id={id}
        label={name}
        error={error}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{t('notStated')}</option>
        <option value="true">{words('yes')}</option>
        <option value="false">{words('no')}</option>
      </SelectField>
    )
  return (
    <TextField
      id={id}
      label={unit === '' ? name : `${name} (${unit})`}
      error={error}
      inputMode={fact.kind === 'number' ? 'decimal' : undefined}
      autoComplete="off"
      maxLength={fact.kind === 'number' ? 20 : MAX_FACT_TEXT}
      value={text}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
