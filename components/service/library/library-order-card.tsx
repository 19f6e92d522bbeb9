import { Eye, EyeOff, KeySquare, ReceiptText, Star, Undo2 } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormError } from '@/components/forms/form-error'
import { AT_KEYS } from '@/components/orders/key-reports/at-keys'
import { STATUS_TONES } from '@/components/orders/order-details'
import { OrderItem } from '@/components/orders/order-items'
import { useDateTimeFormat } from '@/components/orders/use-date-time-format'
import { WithdrawalLink } from '@/components/orders/withdrawal-link'
import { useMoneyFormat } from '@/components/storefront/currency/use-money-format'
import { Panel } from '@/components/storefront/panel'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { callApi } from '@/lib/api/client'
import { toCents } from '@/lib/core/money'
import { textLocaleOf } from '@/lib/i18n/locales'
import { getPathname } from '@/lib/i18n/navigation'
import { shownStatus } from '@/lib/orders/shown-status'
import type { LibraryKeys, LibraryOrder } from '@/lib/service/library/contracts'
import { OrderDevices } from './order-devices'
import { OrderPapers } from './order-papers'
import { ShownKeys } from './shown-keys'
import { useCall } from './use-call'

type LibraryOrderCardProps = {
  order: LibraryOrder
  /** The server refused, so the order may be out of date. */
  onRefused: () => void
}

/** An order: its head, its products or their keys, and below what can be done about it. */
export function LibraryOrderCard({ order, onRefused }: LibraryOrderCardProps) {
  const t = useTranslations('orderStatus')
  const [keys, setKeys] = useState<LibraryKeys>()
  const shownKeys = order.keys === 'available' && keys?.display === 'shown' ? keys : undefined
  return (
    <Panel
      id={`order-${order.orderNumber}`}
      heading={t.rich('title', {
        number: () => <bdi className="whitespace-nowrap">{order.orderNumber}</bdi>,
      })}
      aside={<OrderState order={order} />}
    >
      <Facts order={order} />
      <Remark order={order} />
      {shownKeys ? (
        <ShownKeys orderNumber={order.orderNumber} items={shownKeys.items} />
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {order.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a product may be there twice, by itself and in a bundle
            <OrderItem key={index} item={item} currency={order.currency} />
          ))}
        </ul>
      )}
      <OrderActions
        order={order}
        isShown={shownKeys !== undefined}
        onKeys={setKeys}
        onRefused={onRefused}
      />
    </Panel>
  )
}

function OrderState({ order }: { order: LibraryOrder }) {
  const t = useTranslations('confirmation.statuses')
  const status = shownStatus(order.orderStatus, order.items)
  return <Badge tone={STATUS_TONES[status]}>{t(status)}</Badge>
}

/** When it was bought, for how much. */
function Facts({ order: { createdAt, totalAmount, currency } }: { order: LibraryOrder }) {
  const t = useTranslations('library.order')
  const money = useMoneyFormat(currency)
  const date = new Intl.DateTimeFormat(textLocaleOf(useLocale()), { dateStyle: 'long' })
  return (
    <p className="mt-1 flex flex-wrap gap-x-4 text-muted">
      <span>{t('date', { date: date.format(new Date(createdAt)) })}</span>
      <span>
        {t('total')}{' '}
        <bdi className="font-semibold text-ink tabular-nums">
          {money(toCents(totalAmount))} {currency}
        </bdi>
      </span>
    </p>
  )
}

/** Why an order shows no keys. */
function Remark({ order: { keys, held } }: { order: LibraryOrder }) {
  const confirmation = useTranslations('confirmation.keys')
  const resend = useTranslations('orderStatus.resend')
  const t = useTranslations('library.order')
  const write = useDateTimeFormat()
  if (keys === 'available' || keys === 'none') return null
  const texts = {
    closed: resend('closed'),
    on_hold: confirmation('on_hold'),
    gift: t('gift'),
    unconfirmed: t('unconfirmed'),
    waits: held?.until ? confirmation('waits', { time: write(held.until) }) : '',
  }
  return (
    <p className="mt-3 rounded-control bg-sunken px-4 py-3 text-sm leading-relaxed text-ink-soft">
      {texts[keys]}
    </p>
  )
}

/** Whether anything of it may still be given back; the form says what. */
const isRefundable = ({ orderStatus }: LibraryOrder) =>
  orderStatus !== 'cancelled' && orderStatus !== 'refunded'

type OrderActionsProps = LibraryOrderCardProps & {
  /** Whether its keys are on the page. */
  isShown: boolean
  onKeys: (keys: LibraryKeys | undefined) => void
}

function OrderActions({ order, isShown, onKeys, onRefused }: OrderActionsProps) {
  const t = useTranslations('library.order')
  const locale = useLocale()
  const revealing = useCall({ onRefused })
  const leaving = useCall({ onRefused })
  const params = { orderNumber: order.orderNumber }
  const isRevealing = revealing.isCalling

  const show = () =>
    revealing.call(async () => {
      const name = 'POST /api/library/orders/[orderNumber]/keys'
      const keys = await callApi(name, { params, body: {} })
      onKeys(keys)
      if (keys.display !== 'shown') onRefused()
    })
  const tokenOf = async (
    name:
      | 'POST /api/library/orders/[orderNumber]/link'
      | 'POST /api/library/orders/[orderNumber]/review-link',
  ) => (await callApi(name, { params, body: {} })).token
  const orderToken = () => tokenOf('POST /api/library/orders/[orderNumber]/link')
  const open = (
    href: '/orders/status' | '/returns/request' | '/reviews/write',
    token: () => Promise<string>,
    search = '',
  ) =>
    leaving.call(async () =>
      window.location.assign(`${getPathname({ href, locale })}${search}#${await token()}`),
    )
  const problem = revealing.problem ?? leaving.problem
  return (
    <>
      <p role="status" className="sr-only">
        {isShown && t('shown', params)}
      </p>
      {problem && (
        <div className="mt-4">
          <FormError>{problem}</FormError>
        </div>
      )}
      <div className="mt-4 flex flex-col gap-3 border-t border-line pt-5 xs:flex-row xs:flex-wrap">
        {order.keys === 'available' && (
          <Button
            variant={isShown ? 'outline' : 'primary'}
            breaks
            aria-disabled={isRevealing}
            onClick={isShown ? () => onKeys(undefined) : show}
          >
            {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
            {isShown ? t('hideKeys') : t(isRevealing ? 'loadingKeys' : 'showKeys')}
            <bdi className="sr-only">{order.orderNumber}</bdi>
          </Button>
        )}
        <Button
          variant={order.keys === 'available' ? 'ghost' : 'outline'}
          breaks
          aria-disabled={leaving.isCalling}
          onClick={() => open('/orders/status', orderToken)}
        >
          <ReceiptText aria-hidden />
          {t(leaving.isCalling ? 'opening' : 'page')}
          <bdi className="sr-only">{order.orderNumber}</bdi>
        </Button>
        {order.keys === 'available' && (
          <Button
            variant="ghost"
            breaks
            aria-disabled={leaving.isCalling}
            onClick={() => open('/orders/status', orderToken, AT_KEYS)}
          >
            <KeySquare aria-hidden />
            {t('keyProblem')}
            <bdi className="sr-only">{order.orderNumber}</bdi>
          </Button>
        )}
        {order.canReview && (
          <Button
            variant="ghost"
            breaks
            aria-disabled={leaving.isCalling}
            onClick={() =>
              open('/reviews/write', () =>
                tokenOf('POST /api/library/orders/[orderNumber]/review-link'),
              )
            }
          >
            <Star aria-hidden />
            {t('review')}
            <bdi className="sr-only">{order.orderNumber}</bdi>
          </Button>
        )}
        {isRefundable(order) && (
          <Button
            variant="ghost"
            breaks
            aria-disabled={leaving.isCalling}
            onClick={() => open('/returns/request', orderToken)}
          >
            <Undo2 aria-hidden />
            {t('refund')}
            <bdi className="sr-only">{order.orderNumber}</bdi>
          </Button>
        )}
        {order.offersWithdrawal && <WithdrawalLink orderNumber={order.orderNumber} />}
      </div>
      {order.hasDevices && <OrderDevices orderNumber={order.orderNumber} onRefused={onRefused} />}
      <OrderPapers
        orderNumber={order.orderNumber}
        items={order.items}
        showsGiftCards={order.keys === 'available'}
        tokenOf={orderToken}
        onRefused={onRefused}
      />
    </>
  )
}
