import { useTranslations } from 'next-intl'
import { CategoriesChoice } from '@/components/back-office/choice/categories-choice'
import { useCategories } from '@/components/back-office/choice/use-categories'
import { storeCurrencyInWords } from '@/components/back-office/format-number'
import type { useAdminForm } from '@/components/back-office/use-admin-form'
import { useAmountRule } from '@/components/back-office/use-amount-rule'
import { Checkbox } from '@/components/ui/fields/checkbox'
import { SwitchField } from '@/components/ui/fields/switch-field'
import { TextField } from '@/components/ui/fields/text-field'
import type { AdminCollection } from '@/lib/catalog/collection-contracts'
import { PLATFORM_NAMES, PLATFORMS } from '@/lib/catalog/product-facts'
import type { CollectionValues } from './collection-values'
import { PublishersChoice } from './publishers-choice'

type Props = {
  form: Pick<
    ReturnType<typeof useAdminForm<CollectionValues, AdminCollection>>,
    'form' | 'field' | 'errorOf'
  >
}

/** The rules of a collection, all of which have to hold. */
export function RuleFields({ form: { form, field, errorOf } }: Props) {
  const t = useTranslations('backOffice.catalog')
  const amount = useAmountRule()
  const { data: categories = [] } = useCategories()
  const rules = form.watch('rules')
  const set = <Rule extends keyof CollectionValues['rules']>(
    rule: Rule,
    value: CollectionValues['rules'][Rule],
  ) => form.setValue('rules', { ...rules, [rule]: value }, { shouldDirty: true })
  return (
    <>
      <p className="text-sm text-muted sm:col-span-2">{t('collections.rulesHint')}</p>
      {errorOf('rules') && (
        <p role="alert" className="text-sm font-medium text-danger sm:col-span-2">
          {errorOf('rules')}
        </p>
      )}
      <PublishersChoice
        searchLabel={t('collections.searchPublishers')}
        publishers={rules.publishers}
        error={errorOf('rules.publishers')}
        onChange={(publishers) => set('publishers', publishers)}
      />
      <CategoriesChoice
        searchLabel={t('collections.searchCategories')}
        categories={categories.filter(({ id }) => rules.categoryIds.includes(id))}
        error={errorOf('rules.categoryIds')}
        onChange={(chosen) =>
          set(
            'categoryIds',
            chosen.map(({ id }) => id),
          )
        }
      />
      <fieldset className="sm:col-span-2">
        <legend className="mb-1.5 text-sm font-semibold">{t('facts.platforms')}</legend>
        <div className="flex flex-wrap gap-x-6 gap-y-1">
          {PLATFORMS.map((platform) => (
            <Checkbox
              key={platform}
              label={PLATFORM_NAMES[platform]}
              checked={rules.platforms.includes(platform)}
              onChange={({ target }) =>
                set(
                  'platforms',
                  PLATFORMS.filter((each) =>
                    each === platform ? target.checked : rules.platforms.includes(each),
                  ),
                )
              }
            />
          ))}
        </div>
      </fieldset>
      <TextField
        label={t('tags.label')}
        autoComplete="off"
        autoCapitalize="none"
        className="sm:col-span-2"
        hint={t('collections.tagsHint')}
        {...field('rules.tags')}
      />
      <TextField
        label={t('collections.priceFrom', { currency: storeCurrencyInWords() })}
        inputMode="decimal"
        autoComplete="off"
        {...field('rules.priceFrom', amount())}
      />
      <TextField
        label={t('collections.priceTo', { currency: storeCurrencyInWords() })}
        inputMode="decimal"
        autoComplete="off"
        {...field('rules.priceTo', amount())}
      />
      <TextField
        label={t('collections.newWithinDays')}
        inputMode="numeric"
        autoComplete="off"
        hint={t('collections.newHint')}
        className="sm:col-span-2"
        {...field('rules.newWithinDays')}
      />
      <SwitchField
        label={t('collections.inStock')}
        checked={rules.inStock}
        onCheckedChange={(checked) => set('inStock', checked)}
      />
      <SwitchField
        label={t('collections.onSale')}
        checked={rules.onSale}
        onCheckedChange={(checked) => set('onSale', checked)}
      />
    </>
  )
}
