import { RotateCw } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { sessionHeader } from '@/components/cart/cart-session'
import { AgreeLater } from '@/components/orders/consent/agree-later'
import { useDateTimeFormat } from '@/components/orders/use-date-time-format'
import { Panel } from '@/components/storefront/panel'
import { Button, buttonStyle } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { shownEmail } from '@/lib/core/shown-email'
import { getPathname } from '@/lib/i18n/navigation'
import type { Order } from '@/lib/orders/contracts'
import { KEYS_SHOWN_HOURS } from '@/lib/orders/key-display'
import type { OrderKeys } from '@/lib/orders/payer-contracts'
import { KeyActions } from './key-actions'
import { KeyItem, type LastCopy } from './key-item'
import { useLastCopy } from './use-last-copy'
import type { ShownKeys } from './use-order-keys'

type LicenceKeysProps = { order: Order; shown: ShownKeys }

/** The keys of an order, or why there are none to see. */
export function LicenceKeys({ order, shown }: LicenceKeysProps) {
  const t = useTranslations('confirmation.keys')
  const [lastCopy, setLastCopy] = useLastCopy()
  const count = shown.keys ? countOf(shown.keys) : 0
  return (
    <Panel id="keys" heading={t(shown.keys?.display === 'gift' ? 'giftTitle' : 'title')}>
      <p role="status" className="sr-only">
        {lastCopy ? t(lastCopy.outcome) : count > 0 ? t('ready', { count }) : ''}
      </p>
      <div className="mt-3">
        {shown.keys?.display === 'shown' ? (
          <KeyList order={order} keys={shown.keys} lastCopy={lastCopy} onCopy={setLastCopy} />
        ) : (
          <NoKeys order={order} shown={shown} />
        )}
      </div>
    </Panel>
  )
}

const countOf = ({ items }: OrderKeys) => items.reduce((sum, { keys }) => sum + keys.length, 0)

const Notice = ({ children }: { children: ReactNode }) => (
  <p className="leading-relaxed [overflow-wrap:anywhere] text-ink-soft">{children}</p>
)

type KeyListProps = {
  order: Order
  keys: OrderKeys
  lastCopy: LastCopy | null
  onCopy: (copy: LastCopy) => void
}

function KeyList({ order, keys, lastCopy, onCopy }: KeyListProps) {
  const t = useTranslations('confirmation.keys')
  const write = useDateTimeFormat()
  const hasKeys = countOf(keys) > 0
  return (
    <>
      {hasKeys && <Notice>{t('intro', { time: write(keys.shownUntil) })}</Notice>}
      <ul className="mt-4 divide-y divide-line">
        {keys.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a product may be there twice, by itself and in a bundle
          <KeyItem key={index} item={item} lastCopy={lastCopy} onCopy={onCopy} />
        ))}
      </ul>
      {hasKeys && <KeyActions orderNumber={order.orderNumber} items={keys.items} />}
    </>
  )
}

/** Before there are keys, and where none are shown. */
function NoKeys({
  order,
  shown: { keys, hasEnded, isFailed, isFetching, reload },
}: LicenceKeysProps) {
  const t = useTranslations('confirmation')
  const resend = useTranslations('orderStatus.resend')
  const write = useDateTimeFormat()
  const locale = useLocale()
  if (hasEnded)
    return (
      <>
        <Notice>
          {t('keys.ended', { hours: KEYS_SHOWN_HOURS, email: shownEmail(order.customerEmail) })}
        </Notice>
        <a
          href={getPathname({ href: '/orders/track', locale })}
          className={buttonStyle({ variant: 'outline', breaks: true, className: 'mt-4' })}
        >
          {t('keys.endedLink')}
        </a>
      </>
    )
  if (isFailed)
    return (
      <div role="alert">
        <Notice>{t('keys.failed')}</Notice>
        <Button
          variant="outline"
          className="mt-4"
          aria-disabled={isFetching}
          onClick={isFetching ? undefined : reload}
        >
          <RotateCw aria-hidden />
          {t('failed.retry')}
        </Button>
      </div>
    )
  if (keys?.display === 'closed') return <Notice>{resend('closed')}</Notice>
  if (keys?.gift && keys.display === 'gift')
    return (
      <Notice>
        {t('keys.gift', { email: keys.gift.recipientEmail, time: write(keys.gift.sendAt) })}
      </Notice>
    )
  if (keys?.display === 'unconfirmed')
    return <Notice>{t('keys.unconfirmed', { email: shownEmail(order.customerEmail) })}</Notice>
  if (keys?.display === 'waits' && keys.held?.until)
    return (
      <>
        <Notice>{t('keys.waits', { time: write(keys.held.until) })}</Notice>
        <AgreeLater
          of={{ orderNumber: order.orderNumber, proof: sessionHeader }}
          onAnswered={reload}
        />
      </>
    )
  if (keys?.display === 'on_hold') return <Notice>{t('keys.on_hold')}</Notice>
  return (
    <>
      <Notice>{t('keys.preparing')}</Notice>
      <Skeleton className="mt-4 h-16" />
    </>
  )
}
