'use client'

import { useQuery } from '@tanstack/react-query'
import { CircleCheck, SearchX } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { OrderInvoice } from '@/components/bookkeeping/invoices/order-documents'
import { sessionHeader } from '@/components/cart/cart-session'
import { LoadFailure } from '@/components/checkout/load-failure'
import { OrderFiles } from '@/components/orders/downloads/order-files'
import { OrderDetails } from '@/components/orders/order-details'
import { PrintedCards } from '@/components/orders/printed-cards/printed-cards'
import { useDateTimeFormat } from '@/components/orders/use-date-time-format'
import { rememberPurchase } from '@/components/plugins/tracking/purchase-in-storage'
import { buttonStyle } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { shownEmail } from '@/lib/core/shown-email'
import { HOUR_MS } from '@/lib/core/time'
import { webmailOf } from '@/lib/core/webmail'
import { getPathname } from '@/lib/i18n/navigation'
import type { Order } from '@/lib/orders/contracts'
import { isMasked } from '@/lib/orders/masked-order'
import type { OrderKeys } from '@/lib/orders/payer-contracts'
import { shownStatus } from '@/lib/orders/shown-status'
import { refundDaysOfAll } from '@/lib/settings/promises'
import { AddToLibrary } from './add-to-library'
import { ConfirmationSkeleton } from './confirmation-skeleton'
import { KeyMail } from './key-mail'
import { LicenceKeys } from './licence-keys'
import { NextSteps } from './next-steps'
import { isMissing, orderQuery } from './order-query'
import { useOrderKeys } from './use-order-keys'

const POLL_EVERY_MS = 5000
const MAX_POLLS = 24

/** Loads the order, and polls while its keys are being sent. */
function useOrder(orderNumber: string) {
  return useQuery({
    ...orderQuery(orderNumber),
    refetchInterval: ({ state }) =>
      state.data?.orderStatus === 'processing' && state.dataUpdateCount <= MAX_POLLS
        ? POLL_EVERY_MS
        : false,
  })
}

type OrderConfirmationProps = { orderNumber: string; supportEmail: string }

/** The confirmation: the order and the next steps. */
export function OrderConfirmation({ orderNumber, supportEmail }: OrderConfirmationProps) {
  const t = useTranslations('confirmation')
  const { data: order, error, isFetching, refetch } = useOrder(orderNumber)

  if (order) return <Confirmed order={order} supportEmail={supportEmail} />
  if (isMissing(error)) return <NotFound />
  if (error)
    return (
      <>
        <h1 className="sr-only">{t('details')}</h1>
        <LoadFailure
          title={t('failed.title')}
          text={t('failed.text')}
          retryLabel={t('failed.retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      </>
    )
  return <ConfirmationSkeleton />
}

const LEADS = {
  processing: 'lead',
  completed: 'leadDelivered',
  cancelled: 'leadCancelled',
  refunded: 'leadRefunded',
  partially_refunded: 'leadRefunded',
} as const

/** What is on its way, or has arrived; the rest is only being prepared. */
const isUnderWay = ({ display, items }: OrderKeys) =>
  display !== 'on_hold' &&
  items.some(({ progress }) => progress === 'sending' || progress === 'delivered')

const itemsShown = (keys: OrderKeys | undefined) =>
  (keys?.items ?? []).map(({ progress, keys: list }) => ({ progress, hasKeys: list.length > 0 }))

function comingOf(keys: OrderKeys | undefined) {
  if (keys?.display === 'waits') return 'after_period'
  const hasLater = keys?.items.some(
    ({ progress }) => progress === 'waiting' || progress === 'manual',
  )
  return hasLater ? 'partly_later' : 'now'
}

function leadOf(orderStatus: Order['orderStatus'], keys: OrderKeys | undefined) {
  if (keys?.display === 'gift') return 'leadGift'
  if (keys?.display === 'unconfirmed') return 'leadUnconfirmed'
  if (keys?.display === 'waits') return 'leadWaits'
  if (orderStatus === 'processing' && keys && !isUnderWay(keys)) return 'leadPreparing'
  return LEADS[orderStatus]
}

/** An order that is looked at later was reported in the tab that paid it. */
const REPORTED_WITHIN_MS = HOUR_MS

/** Strangers see a masked order; what they look at is no purchase of theirs. */
function useReportedPurchase(order: Order) {
  const { orderNumber, currency, totalAmount, tax, items, customerEmail, createdAt } = order
  useEffect(() => {
    const isOld = Date.now() - Date.parse(createdAt) > REPORTED_WITHIN_MS
    if (isOld || isMasked(customerEmail)) return
    rememberPurchase({
      orderNumber,
      currency,
      total: totalAmount,
      tax,
      items: items.map(({ productId, productName, productPrice, quantity }) => ({
        id: productId,
        name: productName,
        price: productPrice,
        quantity,
      })),
    })
  }, [orderNumber, currency, totalAmount, tax, items, customerEmail, createdAt])
}

function Confirmed({ order, supportEmail }: { order: Order; supportEmail: string }) {
  const t = useTranslations('confirmation')
  const locale = useLocale()
  const shown = useOrderKeys(order)
  const { keys } = shown
  const write = useDateTimeFormat()
  const status = shownStatus(order.orderStatus, itemsShown(keys))
  const hasKeys = keys?.display === 'shown' && itemsShown(keys).some((item) => item.hasKeys)
  useReportedPurchase(order)
  const showsNextSteps =
    keys?.display !== 'gift' &&
    (order.orderStatus === 'processing' || order.orderStatus === 'completed')
  return (
    <div className="mx-auto max-w-4xl">
      <div className="flex flex-col items-center text-center">
        <span className="grid size-16 place-items-center rounded-full bg-success-soft text-success">
          <CircleCheck aria-hidden className="size-9" />
        </span>
        <h1 className="mt-4 text-2xl font-extrabold tracking-tight sm:text-3xl">{t('heading')}</h1>
        <p role="status" className="mt-2 max-w-full [overflow-wrap:anywhere] text-ink-soft">
          {t.rich(leadOf(order.orderStatus, keys), {
            email: () => (
              <bdi className="font-semibold text-ink">{shownEmail(order.customerEmail)}</bdi>
            ),
            recipient: keys?.gift?.recipientEmail ?? '',
            time: keys?.gift ? write(keys.gift.sendAt) : '',
          })}
        </p>
        <div className="mt-6 flex w-full flex-col gap-3 xs:flex-row xs:flex-wrap sm:w-auto">
          {hasKeys && (
            <a
              href="#keys"
              className={buttonStyle({ size: 'lg', className: 'flex-1 sm:flex-none' })}
            >
              {t('seeKeys')}
            </a>
          )}
          {!isMasked(order.customerEmail) && <CheckEmail email={order.customerEmail} />}
          <a
            href={getPathname({ href: '/products', locale })}
            className={buttonStyle({
              variant: 'outline',
              size: 'lg',
              className: 'flex-1 sm:flex-none',
            })}
          >
            {t('continue')}
          </a>
        </div>
      </div>
      {shown.isAsked && (
        <div className="mt-9 space-y-6">
          <LicenceKeys order={order} shown={shown} />
          {keys?.display === 'shown' && (
            <>
              <PrintedCards
                of={{ orderNumber: order.orderNumber, proof: sessionHeader }}
                items={keys.items.map(({ productName, position, keyType, keys: codes }) => ({
                  productName,
                  position,
                  isPrintable: keyType === 'gift_card' && codes.length > 0,
                }))}
              />
              <OrderFiles of={{ orderNumber: order.orderNumber, proof: sessionHeader }} />
            </>
          )}
          {(keys?.display === 'unconfirmed' || keys?.display === 'waits') && (
            <KeyMail order={order} keys={keys} onChanged={shown.reload} />
          )}
          {keys?.display === 'shown' && (
            <>
              <KeyMail order={order} keys={keys} onChanged={shown.reload} />
              <AddToLibrary email={order.customerEmail} />
            </>
          )}
        </div>
      )}
      <div
        className={classNames(
          'grid items-start gap-6 md:grid-cols-[1.2fr_1fr]',
          shown.isAsked ? 'mt-6' : 'mt-9',
        )}
      >
        <OrderDetails order={order} status={status} />
        <div className="space-y-6">
          {!isMasked(order.customerEmail) && (
            <OrderInvoice of={{ orderNumber: order.orderNumber, proof: sessionHeader }} />
          )}
          {showsNextSteps && (
            <NextSteps comes={comingOf(keys)} refundDays={refundDaysOfAll(order.items)} />
          )}
          <p className="rounded-card border border-line bg-surface p-5 text-sm text-ink-soft shadow-card">
            <span className="block font-bold text-ink">{t('support')}</span>
            {t.rich('supportText', {
              email: () => (
                <a
                  href={`mailto:${supportEmail}?subject=${encodeURIComponent(order.orderNumber)}`}
                  className="font-semibold [overflow-wrap:anywhere] text-primary-strong underline underline-offset-2 hover:text-primary-deep"
                >
                  {supportEmail}
                </a>
              ),
            })}
          </p>
        </div>
      </div>
    </div>
  )
}

/** Leads to the buyer's webmail where that is known, else to their mail program. */
function CheckEmail({ email }: { email: string }) {
  const t = useTranslations('confirmation')
  const webmail = webmailOf(email)
  return (
    <a
      href={webmail ?? `mailto:${encodeURI(email)}`}
      {...(webmail && { target: '_blank', rel: 'noopener noreferrer' })}
      className={buttonStyle({
        variant: 'outline',
        size: 'lg',
        className: 'flex-1 sm:flex-none',
      })}
    >
      {t('checkEmail')}
    </a>
  )
}

function NotFound() {
  const t = useTranslations('confirmation.notFound')
  const locale = useLocale()
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center rounded-panel border border-line bg-surface px-6 py-16 text-center shadow-card">
      <span className="grid size-16 place-items-center rounded-full bg-sunken text-ink-soft">
        <SearchX aria-hidden className="size-7" />
      </span>
      <h1 className="mt-5 text-2xl font-extrabold tracking-tight">{t('title')}</h1>
      <p className="mt-2 text-muted">{t('text')}</p>
      <a
        href={getPathname({ href: '/', locale })}
        className={buttonStyle({ size: 'lg', className: 'mt-6' })}
      >
        {t('home')}
      </a>
    </div>
  )
}
