'use client'

import { Link2Off, MailOpen, RotateCw, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useUrlToken } from '@/components/forms/mailed-link/use-url-token'
import { Button, buttonStyle } from '@/components/ui/button'
import { QueryProvider } from '@/components/ui/query-provider'
import { Skeleton } from '@/components/ui/skeleton'
import { Link } from '@/lib/i18n/navigation'
import { ORDER_LINK_HOURS } from '@/lib/orders/link-hours'
import { OrderStatusView } from './order-status-view'
import { StatusMessage } from './status-message'
import { useOrderStatus } from './use-order-status'

/** The page behind a mailed link: the order, or why it can't be shown and what to do. */
export function OrderStatusScreen() {
  return (
    <QueryProvider>
      <OrderOfLink />
    </QueryProvider>
  )
}

function OrderOfLink() {
  const t = useTranslations('orderStatus')
  const failed = useTranslations('confirmation.failed')
  const token = useUrlToken()
  const { order, hasEnded, isFailed, isFetching, reload } = useOrderStatus(token)
  const requestNewLink = (
    <Link href="/orders/track" className={buttonStyle({ size: 'lg' })}>
      {t('askAgain')}
    </Link>
  )
  if (token === '')
    return (
      <StatusMessage Icon={MailOpen} title={t('missing.title')} text={t('missing.text')}>
        {requestNewLink}
      </StatusMessage>
    )
  if (hasEnded)
    return (
      <StatusMessage
        Icon={Link2Off}
        title={t('ended.title')}
        text={t('ended.text', { hours: ORDER_LINK_HOURS })}
      >
        {requestNewLink}
      </StatusMessage>
    )
  if (order && token) return <OrderStatusView order={order} token={token} onChanged={reload} />
  if (isFailed)
    return (
      <StatusMessage Icon={TriangleAlert} title={failed('title')} text={failed('text')}>
        <Button variant="outline" size="lg" disabled={isFetching} onClick={reload}>
          <RotateCw aria-hidden />
          {failed('retry')}
        </Button>
      </StatusMessage>
    )
  return <Loading text={t('loading')} />
}

function Loading({ text }: { text: string }) {
  return (
    <div role="status">
      <h1 className="sr-only">{text}</h1>
      <Skeleton className="h-10 w-96 max-w-full" />
      <Skeleton className="mt-3 h-6 w-56" />
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <Skeleton className="h-96 rounded-card" />
        <Skeleton className="h-72 rounded-card" />
      </div>
    </div>
  )
}
