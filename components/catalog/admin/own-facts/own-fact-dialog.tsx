'use client'

import { ListChecks } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { CategoriesChoice } from '@/components/back-office/choice/categories-choice'
import { useCategories } from '@/components/back-office/choice/use-categories'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { languageName } from '@/components/back-office/language/language-name'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { SelectField } from '@/components/ui/fields/select-field'
import { SwitchField } from '@/components/ui/fields/switch-field'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/toast/toaster'
import type { AdminOwnFact } from '@/lib/catalog/own-fact-contracts'
import {
  MAX_FACT_DECIMALS,
  MAX_FACT_NAME,
  MAX_FACT_SLUG,
  MAX_FACT_UNIT,
  OWN_FACT_KINDS,
} from '@/lib/catalog/own-fact-rules'
import { slugOf } from '@/lib/catalog/product-rules'
import { TRANSLATED_LOCALES, type TranslatedLocale } from '@/lib/i18n/locales'
import { ChoiceFields } from './choice-fields'
import { inputOf, type OwnFactFormValues, valuesOf } from './own-fact-values'
import { useOwnFactsChanged } from './use-own-facts'

type Props = {
  /** The one to edit; omitted to add one. */
  fact?: AdminOwnFact
  onClose: () => void
}

const save = (values: OwnFactFormValues, fact?: AdminOwnFact) =>
  fact
    ? callAdmin('PUT /api/admin/own-facts/[id]', {
        params: { id: fact.id },
        body: { ...inputOf(values), expectedUpdatedAt: fact.updatedAt },
      })
    : callAdmin('POST /api/admin/own-facts', { body: inputOf(values) })

const DECIMALS = Array.from({ length: MAX_FACT_DECIMALS + 1 }, (_, decimals) => decimals)

/** Defines a fact of products, or changes one: what it is called, what it takes, and where it is shown. */
export function OwnFactDialog({ fact, onClose }: Props) {
  const t = useTranslations('backOffice.catalog.ownFacts')
  const catalog = useTranslations('backOffice.catalog')
  const changed = useOwnFactsChanged()
  const { data: categories = [] } = useCategories()
  const [language, setLanguage] = useState<TranslatedLocale>('en')
  const admin = useAdminForm<OwnFactFormValues, AdminOwnFact>({
    defaults: valuesOf(fact),
    failed: t('saveFailed'),
    send: (values) => save(values, fact),
    onSent: ({ names }) => {
      showToast({ title: t(fact ? 'saved' : 'added'), description: names.en })
      void changed()
      onClose()
    },
  })
  const { form, errorOf, field } = admin
  const [kind, names, isSeveral, isOnPage, isCompared, isFilter, categoryIds] = form.watch([
    'kind',
    'names',
    'isSeveral',
    'isOnPage',
    'isCompared',
    'isFilter',
    'categoryIds',
  ])
  const setFlag =
    (name: 'isSeveral' | 'isOnPage' | 'isCompared' | 'isFilter') => (checked: boolean) =>
      form.setValue(name, checked, { shouldDirty: true })
  return (
    <FormDialog
      title={t(fact ? 'edit' : 'add')}
      description={fact?.names.en}
      icon={ListChecks}
      size="lg"
      submitLabel={t(fact ? 'save' : 'add')}
      form={admin}
      onClose={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={t('kind')}
          hint={fact ? undefined : t('kindHint')}
          disabled={fact !== undefined}
          {...field('kind')}
        >
          {OWN_FACT_KINDS.map((each) => (
            <option key={each} value={each}>
              {t(`kinds.${each}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={catalog('slug')}
          placeholder={slugOf(names.en)}
          maxLength={MAX_FACT_SLUG}
          autoCapitalize="none"
          spellCheck={false}
          readOnly={fact !== undefined}
          hint={t('slugHint')}
          {...field('slug')}
        />
        <SelectField
          id="own-fact-language"
          label={t('language')}
          hint={t('languageHint')}
          value={language}
          onChange={({ target }) =>
            setLanguage(TRANSLATED_LOCALES.find((each) => each === target.value) ?? 'en')
          }
        >
          {TRANSLATED_LOCALES.map((each) => (
            <option key={each} value={each}>
              {languageName(each)}
            </option>
          ))}
        </SelectField>
        <TextField
          key={`name ${language}`}
          label={t('name')}
          lang={language}
          required={language === 'en'}
          maxLength={MAX_FACT_NAME}
          {...field(`names.${language}`)}
          error={errorOf(`names.${language}`) ?? errorOf('names')}
        />
        {kind === 'number' && (
          <>
            <TextField
              key={`unit ${language}`}
              label={t('unit')}
              lang={language}
              maxLength={MAX_FACT_UNIT}
              hint={t('unitHint')}
              {...field(`units.${language}`)}
            />
            <SelectField label={t('decimals')} {...field('decimals')}>
              {DECIMALS.map((decimals) => (
                <option key={decimals} value={decimals}>
                  {decimals}
                </option>
              ))}
            </SelectField>
          </>
        )}
        {kind === 'choice' && (
          <>
            <ChoiceFields form={admin} language={language} />
            <SwitchField
              label={t('isSeveral')}
              hint={errorOf('isSeveral')}
              checked={isSeveral}
              onCheckedChange={setFlag('isSeveral')}
            />
          </>
        )}
        <fieldset className="grid gap-4 rounded-control border border-line p-4 sm:col-span-2 sm:grid-cols-2">
          <legend className="px-1 text-sm font-semibold">{t('onPages')}</legend>
          <p className="-mt-2 text-sm text-muted sm:col-span-2">{t('publicHint')}</p>
          <SwitchField
            label={t('isOnPage')}
            checked={isOnPage}
            onCheckedChange={setFlag('isOnPage')}
          />
          <SwitchField
            label={t('isCompared')}
            checked={isCompared}
            onCheckedChange={setFlag('isCompared')}
          />
          {kind !== 'text' && (
            <SwitchField
              label={t('isFilter')}
              hint={t('isFilterHint')}
              checked={isFilter}
              onCheckedChange={setFlag('isFilter')}
            />
          )}
        </fieldset>
        <div className="sm:col-span-2">
          <CategoriesChoice
            searchLabel={t('categories')}
            categories={categories.filter(({ id }) => categoryIds.includes(id))}
            error={errorOf('categoryIds')}
            onChange={(chosen) =>
              form.setValue(
                'categoryIds',
                chosen.map(({ id }) => id),
                { shouldDirty: true },
              )
            }
          />
          <p className="mt-1.5 text-sm text-muted">{t('categoriesHint')}</p>
        </div>
        <TextField
          label={t('position')}
          inputMode="numeric"
          autoComplete="off"
          hint={t('positionHint')}
          {...field('position')}
        />
      </div>
    </FormDialog>
  )
}
