'use client'

import { TicketPercent } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { CategoriesChoice } from '@/components/back-office/choice/categories-choice'
import { ProductsChoice } from '@/components/back-office/choice/products-choice'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { storeTimezone } from '@/components/back-office/format-date'
import { storeCurrencyInWords } from '@/components/back-office/format-number'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { useAmountRule } from '@/components/back-office/use-amount-rule'
import { SelectField } from '@/components/ui/fields/select-field'
import { SwitchField } from '@/components/ui/fields/switch-field'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/toast/toaster'
import { type AdminCoupon, MAX_COUPON_NOTE } from '@/lib/cart/coupons/admin-contracts'
import { MAX_CODE_LENGTH } from '@/lib/cart/coupons/contracts'
import { type CouponValues, inputOf, valuesOf } from './coupon-values'
import { useCouponsChanged } from './use-coupons-changed'

type Props = {
  /** The coupon to edit; omitted to add one. */
  coupon?: AdminCoupon
  onClose: () => void
}

const save = (values: CouponValues, coupon?: AdminCoupon): Promise<AdminCoupon> =>
  coupon
    ? callAdmin('PUT /api/admin/coupons/[id]', {
        params: { id: coupon.id },
        body: { ...inputOf(values, coupon), expectedUpdatedAt: coupon.updatedAt },
      })
    : callAdmin('POST /api/admin/coupons', { body: inputOf(values) })

/** Adds or edits a coupon. */
export function CouponDialog({ coupon, onClose }: Props) {
  const t = useTranslations('backOffice.coupons.dialog')
  const common = useTranslations('backOffice.common')
  const changed = useCouponsChanged()
  const amount = useAmountRule()
  const { form, field, ...state } = useAdminForm<CouponValues, AdminCoupon>({
    defaults: valuesOf(coupon),
    failed: t('failed'),
    send: (values) => save(values, coupon),
    onSent: ({ code }) => {
      showToast({ title: t(coupon ? 'saved' : 'added'), description: code })
      changed()
      onClose()
    },
  })
  const [kind, isActive, products, categories] = form.watch([
    'kind',
    'isActive',
    'products',
    'categories',
  ])
  const isUsed = coupon !== undefined && coupon.uses > 0

  return (
    <FormDialog
      title={t(coupon ? 'edit' : 'add')}
      description={t('description')}
      icon={TicketPercent}
      submitLabel={t(coupon ? 'save' : 'add')}
      form={state}
      thing={coupon && { entityType: 'coupon', entityId: String(coupon.id) }}
      onClose={onClose}
    >
      <div className="space-y-5">
        <TextField
          label={common('code')}
          required
          readOnly={isUsed}
          maxLength={MAX_CODE_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          hint={t(isUsed ? 'codeUsed' : 'codeHint')}
          {...field('code', { required: t('enterCode') })}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField label={t('kind')} {...field('kind')}>
            <option value="percent">{t('percentage')}</option>
            <option value="amount">{common('amount')}</option>
          </SelectField>
          {kind === 'percent' ? (
            <TextField
              key="percent"
              label={t('percentOff')}
              required
              inputMode="numeric"
              autoComplete="off"
              hint={t('percentHint')}
              {...field('percent', { required: t('enterPercent') })}
            />
          ) : (
            <TextField
              key="amount"
              label={t('amountOff', { currency: storeCurrencyInWords() })}
              required
              inputMode="decimal"
              autoComplete="off"
              hint={t('amountHint')}
              {...field('amount', amount({ required: t('enterAmount') }))}
            />
          )}
        </div>
        <TextField
          label={t('minimum', { currency: storeCurrencyInWords() })}
          inputMode="decimal"
          autoComplete="off"
          hint={t('minimumHint')}
          {...field('minimum', amount())}
        />
        <ProductsChoice
          searchLabel={t('searchProducts')}
          products={products}
          error={state.errorOf('products')}
          onChange={(chosen) => form.setValue('products', chosen, { shouldDirty: true })}
        />
        <CategoriesChoice
          searchLabel={t('searchCategories')}
          categories={categories}
          error={state.errorOf('categories')}
          onChange={(chosen) => form.setValue('categories', chosen, { shouldDirty: true })}
        />
        <p className="text-sm text-muted">
          {t(products.length + categories.length === 0 ? 'forAll' : 'forChosen')}
        </p>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label={t('validFrom', { timezone: storeTimezone() })}
            type="datetime-local"
            {...field('startsAt')}
          />
          <TextField
            label={t('validUntil', { timezone: storeTimezone() })}
            type="datetime-local"
            {...field('endsAt')}
          />
          <TextField
            label={t('maxUses')}
            inputMode="numeric"
            autoComplete="off"
            hint={t('maxUsesHint')}
            {...field('maxUses')}
          />
          <TextField
            label={t('perBuyer')}
            inputMode="numeric"
            autoComplete="off"
            hint={t('perBuyerHint')}
            {...field('maxUsesPerBuyer')}
          />
        </div>
        <TextAreaField
          label={common('note')}
          rows={2}
          maxLength={MAX_COUPON_NOTE}
          hint={t('noteHint')}
          {...field('note')}
        />
        <SwitchField
          label={common('active')}
          hint={t('activeHint')}
          checked={isActive}
          onCheckedChange={(checked) => form.setValue('isActive', checked, { shouldDirty: true })}
        />
      </div>
    </FormDialog>
  )
}
