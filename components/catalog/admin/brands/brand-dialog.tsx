'use client'

import { Tags } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Controller } from 'react-hook-form'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { FieldsByLanguage } from '@/components/back-office/language/fields-by-language'
import { showUndoableToast } from '@/components/back-office/undo-toast'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { PicturePathField } from '@/components/media/admin/picture-path-field'
import { SwitchField } from '@/components/ui/fields/switch-field'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import { type AdminBrand, MAX_BRAND_TEXT } from '@/lib/catalog/brand-page-contracts'
import { LANGUAGES, type TranslatedLocale } from '@/lib/i18n/locales'
import { inEveryLanguage } from '@/lib/i18n/texts-by-language'
import { useBrandsChanged } from './use-brands'

type Props = { brand: AdminBrand; onClose: () => void }
type Values = {
  image: string
  texts: Record<TranslatedLocale, string>
  homePage: string
  isFeatured: boolean
  position: string
}

const nameOf = (locale: TranslatedLocale) =>
  LANGUAGES.find(({ code }) => code === locale)?.name ?? locale

/** How a publisher is presented: its picture, what it is in each language, and where it is at home. */
export function BrandDialog({ brand, onClose }: Props) {
  const t = useTranslations('backOffice.catalog')
  const changed = useBrandsChanged()
  const { publisher, updatedAt } = brand
  const { form, errorOf, field, ...state } = useAdminForm<Values, AdminBrand>({
    defaults: {
      image: brand.image ?? '',
      texts: inEveryLanguage(brand.texts, ''),
      homePage: brand.homePage ?? '',
      isFeatured: brand.isFeatured,
      position: String(brand.position),
    },
    failed: t('brands.saveFailed'),
    send: ({ position, ...values }) =>
      callAdmin('PUT /api/admin/brands', {
        body: {
          ...values,
          publisher,
          position: Number(position || 0),
          expectedUpdatedAt: updatedAt,
        },
      }),
    onSent: () => {
      showUndoableToast({
        title: t('brands.saved'),
        description: publisher,
        entityType: 'brand',
        entityId: publisher,
        onUndone: changed,
      })
      void changed()
      onClose()
    },
  })
  const isFeatured = form.watch('isFeatured')
  return (
    <FormDialog
      title={t('brands.edit')}
      description={publisher}
      icon={Tags}
      size="lg"
      submitLabel={t('brands.save')}
      form={state}
      onClose={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <Controller
            control={form.control}
            name="image"
            render={({ field: { value, onChange } }) => (
              <PicturePathField
                id="brand-image"
                label={t('brands.image')}
                placeholder="/media/…"
                hint={t('brands.imageHint')}
                noun="picture"
                preview={{
                  alt: t('brands.imageOf', { name: publisher }),
                  width: 160,
                  height: 160,
                  className: 'aspect-square max-w-40 bg-white object-contain!',
                }}
                libraryFor={t('brands.imageOf', { name: publisher })}
                value={value}
                onChange={onChange}
                error={errorOf('image')}
              />
            )}
          />
        </div>
        <FieldsByLanguage texts={brand.texts}>
          {(locale) => (
            <TextAreaField
              label={t('brands.textIn', { language: nameOf(locale) })}
              lang={locale}
              rows={3}
              maxLength={MAX_BRAND_TEXT}
              hint={locale === 'en' ? t('brands.englishHint') : undefined}
              {...field(`texts.${locale}`)}
            />
          )}
        </FieldsByLanguage>
        <TextField
          label={t('brands.homePage')}
          type="url"
          inputMode="url"
          autoComplete="off"
          className="sm:col-span-2"
          {...field('homePage')}
        />
        <SwitchField
          label={t('brands.featured')}
          hint={t('brands.featuredHint')}
          checked={isFeatured}
          onCheckedChange={(checked) => form.setValue('isFeatured', checked, { shouldDirty: true })}
        />
        <TextField
          label={t('brands.position')}
          inputMode="numeric"
          autoComplete="off"
          hint={t('brands.positionHint')}
          {...field('position')}
        />
      </div>
    </FormDialog>
  )
}
