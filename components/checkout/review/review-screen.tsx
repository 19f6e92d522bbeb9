'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { useCart } from '@/components/cart/use-cart'
import { CartFailure } from '@/components/checkout/cart-failure'
import { ClosedCheckout } from '@/components/checkout/closed-checkout'
import { saveCustomer, savedCustomer } from '@/components/checkout/customer-info'
import { customerSchema } from '@/components/checkout/customer-schema'
import { discountedTotals } from '@/components/checkout/discounted-totals'
import { EmptyCart } from '@/components/checkout/empty-cart'
import { GiftFields } from '@/components/checkout/gift/gift-fields'
import { type OrderLine, orderLines } from '@/components/checkout/order-line'
import { hasUnfinishedPayment } from '@/components/checkout/payment/unfinished-order'
import { useCartDiscount } from '@/components/coupons/use-cart-discount'
import type { CheckoutConfig } from '@/lib/checkout/contracts'
import { useRouter } from '@/lib/i18n/navigation'
import { CustomerForm } from './customer-form'
import { ReviewItems } from './review-items'
import { ReviewSkeleton } from './review-skeleton'
import { ReviewSummary } from './review-summary'

type ReviewScreenProps = {
  config: Pick<CheckoutConfig, 'tax' | 'taxDisplay' | 'isClosed' | 'supportEmail'>
}

/** The cart and the customer's form. */
export function ReviewScreen({ config }: ReviewScreenProps) {
  const { lines, isError, isFetching, refetch } = useCart()
  const router = useRouter()

  useEffect(() => {
    // A payment without its order must be completed before anything else is bought.
    if (hasUnfinishedPayment()) router.replace('/checkout/payment')
  }, [router])

  if (config.isClosed) return <ClosedCheckout supportEmail={config.supportEmail} />
  if (lines === undefined && isError)
    return <CartFailure retrying={isFetching} onRetry={() => void refetch()} />
  if (lines === undefined) return <ReviewSkeleton />
  if (lines.length === 0) return <EmptyCart />
  return <ReviewForm lines={orderLines(lines)} {...config} />
}

type ReviewFormProps = { lines: readonly OrderLine[] } & Pick<CheckoutConfig, 'tax' | 'taxDisplay'>

function ReviewForm({ lines, tax, taxDisplay }: ReviewFormProps) {
  const router = useRouter()
  const { register, control, handleSubmit, getValues, setValue, setFocus, formState } = useForm({
    resolver: zodResolver(customerSchema),
    defaultValues: savedCustomer(),
  })
  const discount = useCartDiscount(lines)
  const [email, name] = useWatch({ control, name: ['email', 'name'] })

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_23rem]">
      <div className="min-w-0 space-y-6">
        <ReviewItems lines={lines} />
        <CustomerForm
          register={register}
          errors={formState.errors}
          email={email}
          onEmail={(meant) => {
            setValue('email', meant, { shouldValidate: formState.isSubmitted })
            saveCustomer(getValues())
            setFocus('email')
          }}
          onChange={() => saveCustomer(getValues())}
          onSubmit={handleSubmit((customer) => {
            saveCustomer(customer)
            router.push('/checkout/payment')
          })}
        >
          <Controller
            control={control}
            name="gift"
            render={({ field: { value, onChange, ref } }) => (
              <GiftFields
                gift={value}
                errors={formState.errors.gift}
                emailRef={ref}
                onChange={(gift) => {
                  onChange(gift)
                  saveCustomer(getValues())
                }}
              />
            )}
          />
        </CustomerForm>
      </div>
      <ReviewSummary
        lines={lines}
        totals={discountedTotals(lines, tax, discount ?? null)}
        discount={discount}
        tax={tax}
        taxDisplay={taxDisplay}
        canProceed={email.trim() !== '' && name.trim() !== ''}
      />
    </div>
  )
}
