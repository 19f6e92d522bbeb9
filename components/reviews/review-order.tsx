'use client'

import { CircleOff, Link2Off, MailOpen, RotateCw, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useUrlToken } from '@/components/forms/mailed-link/use-url-token'
import { StatusMessage } from '@/components/orders/status-message'
import { Button, buttonStyle } from '@/components/ui/button'
import { QueryProvider } from '@/components/ui/query-provider'
import { Skeleton } from '@/components/ui/skeleton'
import { Link } from '@/lib/i18n/navigation'
import type { ReviewableOrder } from '@/lib/reviews/contracts'
import { REVIEW_LINK_DAYS } from '@/lib/reviews/review-rules'
import { ReviewedItem } from './reviewed-item'
import { useReviewOrder } from './use-review-order'

/** The page behind a mailed link: the products of an order with a form for each, or why there are none. */
export function ReviewOrderScreen() {
  return (
    <QueryProvider>
      <OrderOfLink />
    </QueryProvider>
  )
}

function OrderOfLink() {
  const t = useTranslations('reviewPage')
  const token = useUrlToken()
  const { order, refusal, hasEnded, isFailed, isFetching, reload } = useReviewOrder(token)
  const home = (
    <Link href="/" className={buttonStyle({ size: 'lg', variant: 'outline' })}>
      {t('home')}
    </Link>
  )
  if (token === '')
    return (
      <StatusMessage Icon={MailOpen} title={t('missing.title')} text={t('missing.text')}>
        {home}
      </StatusMessage>
    )
  if (refusal)
    return (
      <StatusMessage Icon={CircleOff} title={t('refused.title')} text={t(`refused.${refusal}`)}>
        {home}
      </StatusMessage>
    )
  if (hasEnded)
    return (
      <StatusMessage
        Icon={Link2Off}
        title={t('ended.title')}
        text={t('ended.text', { days: REVIEW_LINK_DAYS })}
      >
        {home}
      </StatusMessage>
    )
  if (order && token) return <Items order={order} token={token} />
  if (isFailed)
    return (
      <StatusMessage Icon={TriangleAlert} title={t('failed.title')} text={t('failed.text')}>
        <Button variant="outline" size="lg" disabled={isFetching} onClick={reload}>
          <RotateCw aria-hidden />
          {t('failed.retry')}
        </Button>
      </StatusMessage>
    )
  return (
    <div role="status" className="mx-auto max-w-3xl">
      <h1 className="sr-only">{t('loading')}</h1>
      <Skeleton className="h-10 w-96 max-w-full" />
      <Skeleton className="mt-3 h-6 w-56" />
      <Skeleton className="mt-8 h-96 rounded-panel" />
    </div>
  )
}

function Items({ order, token }: { order: ReviewableOrder; token: string }) {
  const t = useTranslations('reviewPage')
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="text-3xl font-extrabold tracking-tight sm:text-4xl">{t('title')}</h1>
      <p className="mt-3 text-lg leading-relaxed text-muted">
        {t('lead', { orderNumber: order.orderNumber })}
        {order.isModerated && ` ${t('moderated')}`}
      </p>
      <div className="mt-8 space-y-6">
        {order.items.map((item) => (
          <ReviewedItem
            key={item.itemId}
            item={item}
            suggestedName={order.suggestedName}
            token={token}
          />
        ))}
      </div>
    </div>
  )
}
