import {
  Ban,
  CircleCheck,
  Hourglass,
  type LucideIcon,
  PackageOpen,
  Send,
  Undo2,
} from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Stated } from '@/components/catalog/stated'
import { Picture } from '@/components/media/picture'
import { useMoneyFormat } from '@/components/storefront/currency/use-money-format'
import { Panel } from '@/components/storefront/panel'
import { StoreDay } from '@/components/storefront/store-day'
import { classNames } from '@/components/ui/class-names'
import { longDate } from '@/components/ui/long-date'
import { FIGURES } from '@/content/figures'
import { saidStatement } from '@/lib/catalog/said-statement'
import { toCents } from '@/lib/core/money'
import { textLocaleOf } from '@/lib/i18n/locales'
import type { OrderStatus } from '@/lib/orders/access-contracts'
import type { ItemProgress } from '@/lib/orders/item-progress'
import { Installing } from './installing'
import { useDateTimeFormat } from './use-date-time-format'

const PROGRESS_STYLE: Record<ItemProgress, { Icon: LucideIcon; colour: string }> = {
  delivered: { Icon: CircleCheck, colour: 'text-success' },
  sending: { Icon: Send, colour: 'text-primary-strong' },
  waiting: { Icon: Hourglass, colour: 'text-primary-strong' },
  manual: { Icon: PackageOpen, colour: 'text-primary-strong' },
  refunded: { Icon: Undo2, colour: 'text-ink-soft' },
  stopped: { Icon: Ban, colour: 'text-ink-soft' },
}

type Item = OrderStatus['items'][number]

type OrderItemsProps = {
  items: readonly Item[]
  /** That of the order. */
  currency: string
  /** What follows, such as the totals. */
  children: ReactNode
}

/** The items with their delivery state. */
export function OrderItems({ items, currency, children }: OrderItemsProps) {
  const t = useTranslations('orderStatus.items')
  return (
    <Panel id="order-items" heading={t('title')}>
      <ul className="mt-2 divide-y divide-line">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a product may be there twice, by itself and in a bundle
          <OrderItem key={index} item={item} currency={currency} />
        ))}
      </ul>
      {children}
    </Panel>
  )
}

/** An item with its delivery state. */
export function OrderItem({ item, currency }: { item: Item; currency: string }) {
  const t = useTranslations('orderStatus.items')
  const confirmation = useTranslations('confirmation')
  const money = useMoneyFormat(currency)
  return (
    <li className="flex gap-4 py-4">
      {item.image && (
        <Picture
          src={item.image}
          alt=""
          widths={[160]}
          sizes="5rem"
          className="h-15 w-20 shrink-0 rounded-lg object-cover"
        />
      )}
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-4">
          <h3 className="min-w-0 leading-snug font-bold">{item.productName}</h3>
          {item.isOfBundle ? (
            <span className="shrink-0 text-sm text-muted">{t('inBundle')}</span>
          ) : (
            <bdi className="shrink-0 font-semibold tabular-nums">
              {money(toCents(item.productPrice) * item.quantity)}
            </bdi>
          )}
        </div>
        <p className="mt-0.5 text-sm text-muted">
          {confirmation('quantity', { quantity: item.quantity })}
        </p>
        {item.statement && <Told statement={item.statement} />}
        {/* Of what a bundle waits for, its parts say it. */}
        {!(item.isBundle && item.progress === 'waiting') && <Progress item={item} />}
        {item.newestRelease && <Newest release={item.newestRelease} />}
        <Installing {...item} />
      </div>
    </li>
  )
}

/** The newest version that its owner names, by which buyers see whether theirs is older. */
function Newest({ release: { version, date } }: { release: NonNullable<Item['newestRelease']> }) {
  const t = useTranslations('orderStatus.items')
  const day = longDate(date, textLocaleOf(useLocale()))
  return <p className="mt-1 text-sm text-muted">{t('newestRelease', { version, date: day })}</p>
}

/** How far an item is. */
function Progress({ item }: { item: Item }) {
  const t = useTranslations('orderStatus.items')
  const { Icon, colour } = PROGRESS_STYLE[item.progress]
  return (
    <>
      <p className={classNames('mt-2 flex items-center gap-2 font-semibold', colour)}>
        <Icon
          aria-hidden
          className={classNames(
            'size-4.5 shrink-0',
            item.progress === 'sending' && 'rtl:-scale-x-100',
          )}
        />
        <ProgressText item={item} />
      </p>
      {(item.progress === 'sending' ||
        item.progress === 'waiting' ||
        item.progress === 'manual') && (
        <p className="mt-1 text-sm leading-relaxed text-muted">
          {item.availableFrom ? (
            <PreorderText day={item.availableFrom} />
          ) : (
            t(`${item.progress}Text`, { hours: FIGURES.undeliveredAfterHours })
          )}
        </p>
      )}
    </>
  )
}

/** Of a pre-order: nobody has to do anything until its day. */
function PreorderText({ day }: { day: string }) {
  const t = useTranslations('orderStatus.items')
  return t.rich('preorderText', { day: () => <StoreDay date={day} /> })
}

/** What the buyer was told of its keys and updates. */
function Told({ statement }: { statement: NonNullable<Item['statement']> }) {
  const t = useTranslations('statement')
  return <Stated facts={saidStatement(statement, { t, locale: useLocale() })} className="mt-1" />
}

function ProgressText({ item: { progress, deliveredAt, availableFrom } }: { item: Item }) {
  const t = useTranslations('orderStatus.items')
  const write = useDateTimeFormat()
  if (availableFrom) return t('preorder')
  if (progress !== 'delivered' || deliveredAt === null) return t(progress)
  return <span>{t('deliveredOn', { date: write(deliveredAt) })}</span>
}
