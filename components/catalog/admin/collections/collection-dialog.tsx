'use client'

import { LayoutGrid } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Controller } from 'react-hook-form'
import { callAdmin } from '@/components/back-office/admin-calls'
import { ProductsChoice } from '@/components/back-office/choice/products-choice'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { FieldsByLanguage } from '@/components/back-office/language/fields-by-language'
import { showUndoableToast } from '@/components/back-office/undo-toast'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { PicturePathField } from '@/components/media/admin/picture-path-field'
import { SelectField } from '@/components/ui/fields/select-field'
import { SwitchField } from '@/components/ui/fields/switch-field'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/toast/toaster'
import {
  type AdminCollection,
  MAX_COLLECTION_NAME,
  MAX_COLLECTION_TEXT,
  MAX_SEO_DESCRIPTION,
  MAX_SEO_TITLE,
} from '@/lib/catalog/collection-contracts'
import { COLLECTION_KINDS, COLLECTION_SORTS } from '@/lib/catalog/collection-rules'
import { slugOf } from '@/lib/catalog/product-rules'
import { LANGUAGES, type TranslatedLocale } from '@/lib/i18n/locales'
import { type CollectionValues, inputOf, valuesOf } from './collection-values'
import { RuleFields } from './rule-fields'
import { useCollectionsChanged } from './use-collections'

type Props = {
  /** The one to edit; omitted to add one. */
  collection?: AdminCollection
  onClose: () => void
}

const nameOf = (locale: TranslatedLocale) =>
  LANGUAGES.find(({ code }) => code === locale)?.name ?? locale

const save = (values: CollectionValues, collection?: AdminCollection) =>
  collection
    ? callAdmin('PUT /api/admin/collections/[id]', {
        params: { id: collection.id },
        body: { ...inputOf(values), expectedUpdatedAt: collection.updatedAt },
      })
    : callAdmin('POST /api/admin/collections', { body: inputOf(values) })

/** Adds or edits a collection: its products, one by one or by rules, and how its page presents them. */
export function CollectionDialog({ collection, onClose }: Props) {
  const t = useTranslations('backOffice.catalog')
  const common = useTranslations('backOffice.common')
  const changed = useCollectionsChanged()
  const admin = useAdminForm<CollectionValues, AdminCollection>({
    defaults: valuesOf(collection),
    failed: t('collections.saveFailed'),
    send: (values) => save(values, collection),
    onSent: ({ id, name }) => {
      if (collection)
        showUndoableToast({
          title: t('collections.saved'),
          description: name,
          entityType: 'collection',
          entityId: id,
          onUndone: changed,
        })
      else showToast({ title: t('collections.added'), description: name })
      void changed()
      onClose()
    },
  })
  const { form, errorOf, field } = admin
  const [name, kind, products, isVisible, isOnHome] = form.watch([
    'name',
    'kind',
    'productIds',
    'isVisible',
    'isOnHome',
  ])
  return (
    <FormDialog
      title={t(collection ? 'collections.edit' : 'collections.add')}
      description={collection?.name}
      icon={LayoutGrid}
      size="lg"
      submitLabel={t(collection ? 'collections.save' : 'collections.add')}
      form={admin}
      onClose={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={common('name')}
          required
          maxLength={MAX_COLLECTION_NAME}
          {...field('name', { required: t('categoryDialog.enterName') })}
        />
        <TextField
          label={t('slug')}
          placeholder={slugOf(name)}
          autoCapitalize="none"
          spellCheck={false}
          hint={t('collections.slugHint')}
          {...field('slug')}
        />
        <SelectField label={t('collections.kind')} {...field('kind')}>
          {COLLECTION_KINDS.map((each) => (
            <option key={each} value={each}>
              {t(`collections.kinds.${each}`)}
            </option>
          ))}
        </SelectField>
        <SelectField label={t('collections.sort')} {...field('sort')}>
          {COLLECTION_SORTS.filter((each) => kind === 'hand' || each !== 'chosen').map((each) => (
            <option key={each} value={each}>
              {t(`collections.sorts.${each}`)}
            </option>
          ))}
        </SelectField>
        {kind === 'hand' ? (
          <div className="sm:col-span-2">
            <ProductsChoice
              searchLabel={t('collections.searchProducts')}
              products={products}
              isOrdered
              error={errorOf('productIds')}
              onChange={(chosen) => form.setValue('productIds', chosen, { shouldDirty: true })}
            />
          </div>
        ) : (
          <RuleFields form={admin} />
        )}
        <div className="sm:col-span-2">
          <Controller
            control={form.control}
            name="image"
            render={({ field: { value, onChange } }) => (
              <PicturePathField
                id="collection-image"
                label={t('collections.image')}
                placeholder="/media/…"
                hint={t('collections.imageHint')}
                noun="picture"
                preview={{
                  alt: t('collections.imageOf', { name }),
                  width: 400,
                  height: 160,
                  className: 'aspect-[5/2] max-w-100 object-cover!',
                }}
                libraryFor={t('collections.imageOf', { name })}
                value={value}
                onChange={onChange}
                error={errorOf('image')}
              />
            )}
          />
        </div>
        <FieldsByLanguage texts={collection?.texts}>
          {(locale) => (
            <TextAreaField
              label={t('brands.textIn', { language: nameOf(locale) })}
              lang={locale}
              rows={3}
              maxLength={MAX_COLLECTION_TEXT}
              hint={locale === 'en' ? t('brands.englishHint') : undefined}
              {...field(`texts.${locale}`)}
            />
          )}
        </FieldsByLanguage>
        <TextField
          label={t('collections.seoTitle')}
          maxLength={MAX_SEO_TITLE}
          hint={t('collections.seoTitleHint')}
          {...field('seoTitle')}
        />
        <TextField
          label={t('collections.seoDescription')}
          maxLength={MAX_SEO_DESCRIPTION}
          hint={t('collections.seoDescriptionHint')}
          {...field('seoDescription')}
        />
        <SwitchField
          label={t('collections.visible')}
          hint={t('collections.visibleHint')}
          checked={isVisible}
          onCheckedChange={(checked) => form.setValue('isVisible', checked, { shouldDirty: true })}
        />
        <SwitchField
          label={t('collections.onHome')}
          hint={t('collections.onHomeHint')}
          checked={isOnHome}
          onCheckedChange={(checked) => form.setValue('isOnHome', checked, { shouldDirty: true })}
        />
        <TextField
          label={t('brands.position')}
          inputMode="numeric"
          autoComplete="off"
          hint={t('collections.positionHint')}
          {...field('position')}
        />
      </div>
    </FormDialog>
  )
}
