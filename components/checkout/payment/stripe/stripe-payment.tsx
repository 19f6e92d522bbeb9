import { useTranslations } from 'next-intl'
import { Suspense } from 'react'
import { lazyPart } from '@/components/ui/lost-script/lazy-part'
import { Skeleton } from '@/components/ui/skeleton'
import type { MethodProps } from '../method-view'

const [StripeForm] = lazyPart(() => import('./stripe-form'))

/** Payment with Stripe, whose fields take cards, wallets of devices and local methods. */
export function StripePayment(props: MethodProps<'elements'>) {
  const { elements } = props.method
  const t = useTranslations('payment')
  if (!elements) return null
  return (
    <>
      <Suspense fallback={<Skeleton className="h-64" />}>
        {/* Another currency may go to another account, for which they are made anew. */}
        <StripeForm key={props.purchase.currency} {...props} elements={elements} />
      </Suspense>
      <p className="mt-5 text-sm text-muted">{t('fieldsSafe', { provider: 'Stripe' })}</p>
    </>
  )
}
