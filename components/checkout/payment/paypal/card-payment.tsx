import { useTranslations } from 'next-intl'
import { Suspense } from 'react'
import { lazyPart } from '@/components/ui/lost-script/lazy-part'
import { Skeleton } from '@/components/ui/skeleton'
import type { MethodProps } from '../method-view'

const [PayPalCardForm] = lazyPart(() => import('./card-form'))

/** Payment by card with PayPal, whose fields take it. */
export function PayPalCardPayment(props: MethodProps<'card_fields'>) {
  const { fields } = props.method
  const t = useTranslations('payment')
  if (!fields) return null
  return (
    <>
      <Suspense fallback={<Skeleton className="h-40" />}>
        <PayPalCardForm {...props} script={fields} />
      </Suspense>
      <p className="mt-5 text-sm text-muted">{t('fieldsSafe', { provider: 'PayPal' })}</p>
    </>
  )
}
