import { useTranslations } from 'next-intl'
import { Suspense } from 'react'
import { lazyPart } from '@/components/ui/lost-script/lazy-part'
import { Skeleton } from '@/components/ui/skeleton'
import type { MethodProps } from '../method-view'

const [SquareForm] = lazyPart(() => import('./square-form'))

/** Payment by card with Square, whose fields take it. */
export function SquarePayment(props: MethodProps<'elements'>) {
  const { elements } = props.method
  const t = useTranslations('payment')
  if (!elements) return null
  return (
    <>
      <Suspense fallback={<Skeleton className="h-40" />}>
        <SquareForm {...props} elements={elements} />
      </Suspense>
      <p className="mt-5 text-sm text-muted">{t('fieldsSafe', { provider: 'Square' })}</p>
    </>
  )
}
