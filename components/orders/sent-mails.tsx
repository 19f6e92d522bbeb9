import { useTranslations } from 'next-intl'
import { Panel } from '@/components/storefront/panel'
import type { OrderStatus } from '@/lib/orders/access-contracts'
import { useDateTimeFormat } from './use-date-time-format'

/** Every mail about the order, newest first. */
export function SentMails({ mails }: { mails: OrderStatus['mails'] }) {
  const t = useTranslations('orderStatus.mails')
  const write = useDateTimeFormat()
  return (
    <Panel id="order-mails" heading={t('title')}>
      <ol aria-live="polite" className="mt-3 space-y-2.5 text-[0.9375rem]">
        {[...mails].reverse().map(({ topic, queuedAt, sentAt }) => (
          <li
            key={queuedAt + topic}
            className="flex flex-col gap-x-4 sm:flex-row sm:justify-between"
          >
            <span className="font-medium">{t(`topics.${topic}`)}</span>
            <span className="shrink-0 text-muted tabular-nums">
              {sentAt ? <time dateTime={sentAt}>{write(sentAt)}</time> : t('sending')}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
