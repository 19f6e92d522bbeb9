'use client'

import { TicketPercent } from 'lucide-react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { ProductsChoice } from '@/components/catalog/admin/choice/products-choice'
import { SelectField } from '@/components/ui/fields/select-field'
import { SwitchField } from '@/components/ui/fields/switch-field'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/toast/toaster'
import { type AdminCoupon, MAX_COUPON_NOTE } from '@/lib/coupons/admin-contracts'
import { MAX_CODE_LENGTH } from '@/lib/coupons/contracts'
import { CategoriesChoice } from './categories-choice'
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
        body: { ...inputOf(values), expectedUpdatedAt: coupon.updatedAt },
      })
    : callAdmin('POST /api/admin/coupons', { body: inputOf(values) })

/** Adds or edits a coupon. */
export function CouponDialog({ coupon, onClose }: Props) {
  const changed = useCouponsChanged()
  const { form, field, ...state } = useAdminForm<CouponValues, AdminCoupon>({
    defaults: valuesOf(coupon),
    failed: 'The coupon could not be saved',
    send: (values) => save(values, coupon),
    onSent: ({ code }) => {
      showToast({ title: coupon ? 'Coupon Saved' : 'Coupon Added', description: code })
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
      title={coupon ? 'Edit Coupon' : 'Add Coupon'}
      description="Changes are for payments that start from now on."
      icon={TicketPercent}
      submitLabel={coupon ? 'Save Coupon' : 'Add Coupon'}
      form={state}
      thing={coupon && { entityType: 'coupon', entityId: String(coupon.id) }}
      onClose={onClose}
    >
      <div className="space-y-5">
        <TextField
          label="Code"
          required
          readOnly={isUsed}
          maxLength={MAX_CODE_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          hint={
            isUsed
              ? 'It was used, so it keeps its code.'
              : 'Letters, digits and hyphens. Capitals make no difference.'
          }
          {...field('code', { required: 'Enter a code' })}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField label="Kind of discount" {...field('kind')}>
            <option value="percent">Percentage</option>
            <option value="amount">Amount</option>
          </SelectField>
          {kind === 'percent' ? (
            <TextField
              key="percent"
              label="Percent off"
              required
              inputMode="numeric"
              autoComplete="off"
              hint="1 to 100"
              {...field('percent', { required: 'Enter a percentage' })}
            />
          ) : (
            <TextField
              key="amount"
              label="US dollars off"
              required
              inputMode="decimal"
              autoComplete="off"
              hint="Off the whole cart, once"
              {...field('amount', { required: 'Enter an amount' })}
            />
          )}
        </div>
        <TextField
          label="Minimum cart in US dollars"
          inputMode="decimal"
          autoComplete="off"
          hint="At the prices of its products. Something always has to be left to pay: 0.50 at least."
          {...field('minimum')}
        />
        <ProductsChoice
          searchLabel="Search products to limit it to"
          products={products}
          error={state.errorOf('products')}
          onChange={(chosen) => form.setValue('products', chosen, { shouldDirty: true })}
        />
        <CategoriesChoice
          categories={categories}
          error={state.errorOf('categories')}
          onChange={(chosen) => form.setValue('categories', chosen, { shouldDirty: true })}
        />
        <p className="text-sm text-muted">
          {products.length + categories.length === 0
            ? 'For all products, unless you choose products or categories.'
            : 'For the chosen products and those of the chosen categories alone.'}
        </p>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="Valid from (UTC)" type="datetime-local" {...field('startsAt')} />
          <TextField label="Valid until (UTC)" type="datetime-local" {...field('endsAt')} />
          <TextField
            label="Uses in all"
            inputMode="numeric"
            autoComplete="off"
            hint="Empty: any number"
            {...field('maxUses')}
          />
          <TextField
            label="Uses per buyer"
            inputMode="numeric"
            autoComplete="off"
            hint="By e-mail address. Empty: any number"
            {...field('maxUsesPerBuyer')}
          />
        </div>
        <TextAreaField
          label="Note"
          rows={2}
          maxLength={MAX_COUPON_NOTE}
          hint="For you; shoppers do not see it."
          {...field('note')}
        />
        <SwitchField
          label="Active"
          hint="Switched off, it is refused like a code that never was."
          checked={isActive}
          onCheckedChange={(checked) => form.setValue('isActive', checked, { shouldDirty: true })}
        />
      </div>
    </FormDialog>
  )
}
