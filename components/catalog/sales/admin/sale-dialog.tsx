'use client'

import { BadgePercent } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { ProductsChoice } from '@/components/back-office/choice/products-choice'
import { useCategories } from '@/components/back-office/choice/use-categories'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { storeTimezone } from '@/components/back-office/format-date'
import { storeCurrencyInWords } from '@/components/back-office/format-number'
import { toastFailure } from '@/components/back-office/toast-failure'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { useAmountRule } from '@/components/back-office/use-amount-rule'
import { useBrands } from '@/components/catalog/admin/brands/use-brands'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/toast/toaster'
import {
  type AdminSale,
  MAX_SALE_NAME,
  type SalePreview as Preview,
} from '@/lib/catalog/sales/contracts'
import { SalePreview } from './sale-preview'
import { hasOwnPrices, inputOf, priceKey, type SaleValues, valuesOf } from './sale-values'
import { useSalesChanged } from './use-sales-changed'

type Props = {
  /** The sale to change; left out to plan one. */
  sale?: AdminSale
  onClose: () => void
}

const save = (values: SaleValues, sale?: AdminSale): Promise<AdminSale> =>
  sale
    ? callAdmin('PUT /api/admin/sales/[id]', {
        params: { id: sale.id },
        body: { ...inputOf(values, sale), expectedUpdatedAt: sale.updatedAt },
      })
    : callAdmin('POST /api/admin/sales', { body: inputOf(values) })

/** Plans or changes a sale. */
export function SaleDialog({ sale, onClose }: Props) {
  const t = useTranslations('backOffice.sales.dialog')
  const preview = useTranslations('backOffice.sales.preview')
  const changed = useSalesChanged()
  const amount = useAmountRule()
  const categories = useCategories().data ?? []
  const brands = useBrands().data ?? []
  const [shown, setShown] = useState<Preview>()
  const [isForeseeing, setForeseeing] = useState(false)
  const { form, field, ...state } = useAdminForm<SaleValues, AdminSale>({
    defaults: valuesOf(sale),
    failed: t('failed'),
    send: (values) => save(values, sale),
    onSent: ({ name }) => {
      showToast({ title: t(sale ? 'changed' : 'planned'), description: name })
      changed()
      onClose()
    },
  })
  const [scope, kind, products] = form.watch(['scope', 'kind', 'products'])
  const ownPrices = hasOwnPrices({ scope, kind })

  async function foresee(values: SaleValues) {
    setForeseeing(true)
    try {
      setShown(
        await callAdmin('POST /api/admin/sales/preview', {
          body: { ...inputOf(values, sale), id: sale?.id },
        }),
      )
    } catch (error) {
      toastFailure(preview('failed'), error, preview('failed'))
    }
    setForeseeing(false)
  }

  return (
    <FormDialog
      title={t(sale ? 'change' : 'plan')}
      description={t('description')}
      icon={BadgePercent}
      submitLabel={t(sale ? 'save' : 'plan')}
      form={state}
      extraAction={
        <Button
          type="button"
          variant="outline"
          disabled={isForeseeing}
          onClick={form.handleSubmit(foresee)}
        >
          {preview('button')}
        </Button>
      }
      onClose={onClose}
    >
      <div className="space-y-5">
        <TextField
          label={t('name')}
          required
          maxLength={MAX_SALE_NAME}
          autoComplete="off"
          hint={t('nameHint')}
          {...field('name', { required: t('enterName') })}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField label={t('over')} {...field('scope')}>
            <option value="products">{t('overProducts')}</option>
            <option value="category">{t('overCategory')}</option>
            <option value="brand">{t('overBrand')}</option>
            <option value="all">{t('overAll')}</option>
          </SelectField>
          {scope === 'category' && (
            <SelectField
              label={t('category')}
              {...field('categoryId', { required: t('chooseCategory') })}
            >
              <option value="">{t('chooseCategory')}</option>
              {categories.map(({ id, name, parentId }) => (
                <option key={id} value={id}>
                  {parentId === null ? name : `\u2003${name}`}
                </option>
              ))}
            </SelectField>
          )}
          {scope === 'brand' && (
            <SelectField label={t('brand')} {...field('publisher', { required: t('chooseBrand') })}>
              <option value="">{t('chooseBrand')}</option>
              {brands.map(({ publisher }) => (
                <option key={publisher} value={publisher}>
                  {publisher}
                </option>
              ))}
            </SelectField>
          )}
          {scope === 'products' && (
            <SelectField label={t('kind')} {...field('kind')}>
              <option value="percent">{t('kindPercent')}</option>
              <option value="prices">{t('kindPrices')}</option>
            </SelectField>
          )}
        </div>
        {scope === 'products' && (
          <ProductsChoice
            searchLabel={t('searchProducts')}
            products={products}
            error={state.errorOf('products')}
            onChange={(chosen) => form.setValue('products', chosen, { shouldDirty: true })}
          />
        )}
        {ownPrices ? (
          products.map(({ id, name }) => (
            <TextField
              key={id}
              label={t('price', { name, currency: storeCurrencyInWords() })}
              required
              inputMode="decimal"
              autoComplete="off"
              {...field(`prices.${priceKey(id)}`, amount({ required: t('enterPrice') }))}
            />
          ))
        ) : (
          <TextField
            label={t('percent')}
            required
            inputMode="numeric"
            autoComplete="off"
            hint={t('percentHint')}
            {...field('percent', { required: t('enterPercent') })}
          />
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label={t('startsAt', { timezone: storeTimezone() })}
            type="datetime-local"
            required
            {...field('startsAt', { required: t('enterStart') })}
          />
          <TextField
            label={t('endsAt', { timezone: storeTimezone() })}
            type="datetime-local"
            hint={t('endsAtHint')}
            {...field('endsAt')}
          />
        </div>
        <p className="text-sm text-muted">{t('rules')}</p>
        <div aria-live="polite">{shown && <SalePreview preview={shown} />}</div>
      </div>
    </FormDialog>
  )
}
