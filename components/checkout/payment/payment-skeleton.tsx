import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CHECKOUT_GRID } from '@/components/checkout/checkout-grid'
import { Skeleton } from '@/components/ui/skeleton'

const box = 'rounded-card border border-line bg-surface p-5 shadow-card sm:p-6'

/** The payment section's skeleton with one line. */
export function PaymentSkeleton({ aboutPayment }: { aboutPayment?: ReactNode }) {
  const t = useTranslations('checkout')
  return (
    <div className={CHECKOUT_GRID}>
      <div role="status" className={box}>
        <span className="sr-only">{t('loading')}</span>
        <Skeleton className="h-7 w-44" />
        <Skeleton className="mt-4 h-15" />
        <Skeleton className="mt-6 h-4 w-4/5" />
        <Skeleton className="mt-6 h-13" />
      </div>
      <div className={`${box} lg:col-start-2 lg:row-span-2 lg:row-start-1`}>
        <Skeleton className="h-7 w-36" />
        <Skeleton className="mt-4 h-12" />
        <Skeleton className="mt-9 h-4" />
        <Skeleton className="mt-3 h-4" />
        <Skeleton className="mt-6 h-8" />
        <Skeleton className="mt-12 h-16" />
      </div>
      <div className="min-w-0 space-y-6">{aboutPayment}</div>
    </div>
  )
}
