'use client'

import { Download, KeyRound, MonitorSmartphone, RefreshCcw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { downloadAdmin } from '@/components/back-office/admin-calls'
import { formatDateTime } from '@/components/back-office/format-date'
import { money } from '@/components/back-office/format-number'
import { quarantineReason } from '@/components/back-office/language/dispute-reason'
import type { Texts } from '@/components/back-office/language/texts'
import { useMay } from '@/components/back-office/session/admin-gate'
import { Panel } from '@/components/back-office/shell/panel'
import { useDownload } from '@/components/back-office/use-download'
import type { OrderKey } from '@/components/licences/activations/admin/order-key'
import { PROGRESS_TONES } from '@/components/orders/admin/order-labels'
import { TaxEvidenceNote, taxLabel } from '@/components/orders/admin/order-tax'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { statesOrigin } from '@/lib/catalog/statements'
import { toCents, toDecimal } from '@/lib/core/money'
import { pricesHoldTax, sumOf } from '@/lib/pricing/totals'
import type { OrderDetail } from '@/lib/refunds/order-detail-contract'
import type { OpenDialog } from './order-dialogs'

type Item = OrderDetail['items'][number]
type Props = { order: OrderDetail; onOpen: (dialog: OpenDialog) => void }

/** The order's items with their delivery state and keys. */
export function OrderItems({ order, onOpen }: Props) {
  const t = useTranslations('backOffice.orders')
  const common = useTranslations('backOffice.common')
  const lines = order.items.map(({ productPrice, quantity }) => ({
    priceCents: toCents(productPrice),
    quantity,
  }))
  const discountCents = toCents(order.discount)
  const subtotalCents = toCents(order.subtotal)
  const holdTax = pricesHoldTax(lines, { subtotalCents, discountCents })
  return (
    <Panel title={t('items.title')}>
      <ul className="-my-5 divide-y divide-line">
        {order.items.map((item, index) => (
          <li key={item.id} className="py-5">
            <ItemLine item={item} currency={order.currency} />
            {item.progress === 'delivered' && item.statement && statesOrigin(item.statement) && (
              <CertificateButton
                orderNumber={order.orderNumber}
                position={index + 1}
                productName={item.productName}
              />
            )}
            {item.keys.length > 0 && (
              <ul
                aria-label={t('items.keysOf', { product: item.productName })}
                className="mt-3 space-y-2"
              >
                {item.keys.map((key) => (
                  <KeyLine
                    key={key.id}
                    orderKey={key}
                    productName={item.productName}
                    onReplace={() =>
                      onOpen({ kind: 'replace', orderKey: key, productName: item.productName })
                    }
                    onLicence={() =>
                      onOpen({ kind: 'licence', orderKey: key, productName: item.productName })
                    }
                  />
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <dl className="mt-10 space-y-1 border-t border-line pt-4 text-sm">
        {discountCents > 0 && (
          <>
            <Sum
              currency={order.currency}
              label={t('items.sum')}
              amount={toDecimal(sumOf(lines))}
            />
            <Sum
              currency={order.currency}
              label={
                order.couponCode
                  ? t('items.discountBy', { coupon: order.couponCode })
                  : t('items.discount')
              }
              amount={order.discount}
              isTakenOff
            />
          </>
        )}
        <Sum
          currency={order.currency}
          label={holdTax ? t('items.subtotalWithoutTax') : t('items.subtotal')}
          amount={order.subtotal}
        />
        <Sum currency={order.currency} label={taxLabel(t, order)} amount={order.tax} />
        <Sum currency={order.currency} label={common('total')} amount={order.totalAmount} isTotal />
        {order.giftCardLastFour !== null && (
          <>
            <Sum
              currency={order.currency}
              label={t('items.byGiftCard', { lastFour: order.giftCardLastFour })}
              amount={order.giftCardAmount}
              isTakenOff
            />
            <Sum
              currency={order.currency}
              label={t('items.otherwise')}
              amount={toDecimal(toCents(order.totalAmount) - toCents(order.giftCardAmount))}
            />
          </>
        )}
      </dl>
      <TaxEvidenceNote order={order} />
    </Panel>
  )
}

function ItemLine({ item, currency }: { item: Item; currency: string }) {
  const t = useTranslations('backOffice.orders')
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-1.5">
      <div className="min-w-0 flex-1">
        <p className="font-semibold [overflow-wrap:anywhere]">{item.productName}</p>
        <p className="mt-0.5 text-sm text-muted">
          {item.bundlePosition === null
            ? `${item.quantity} × ${money(item.productPrice, currency)}`
            : t('items.inBundle', {
                quantity: item.quantity,
                share: money(item.bundleShare ?? '0.00', currency),
              })}
          {item.refundedQuantity > 0 &&
            ` · ${t('items.refunded', { count: item.refundedQuantity })}`}
          {item.deliveredAt &&
            ` · ${t('items.delivered', { date: formatDateTime(item.deliveredAt) })}`}
          {item.availableFrom &&
            ` · ${t('items.preorder', { time: formatDateTime(item.availableFrom) })}`}
        </p>
      </div>
      <Badge tone={PROGRESS_TONES[item.progress]}>{t(`progress.${item.progress}`)}</Badge>
    </div>
  )
}

type CertificateButtonProps = {
  orderNumber: string
  /** Of the item, from 1. */
  position: number
  productName: string
}

/** Saves the certificate of an item's licences. */
function CertificateButton({ orderNumber, position, productName }: CertificateButtonProps) {
  const t = useTranslations('backOffice.orders.items')
  const { isDownloading, start } = useDownload(t('certificateFailed'))
  const save = () =>
    start(() =>
      downloadAdmin(
        'GET /api/admin/orders/[orderNumber]/certificates/[position]',
        `certificate-${orderNumber}-${position}.pdf`,
        { params: { orderNumber, position } },
      ),
    )
  return (
    <Button
      variant="ghost"
      size="sm"
      className="mt-2"
      disabled={isDownloading}
      aria-label={t('certificateOf', { product: productName })}
      onClick={save}
    >
      <Download aria-hidden />
      {t('certificate')}
    </Button>
  )
}

type KeyLineProps = {
  orderKey: OrderKey
  productName: string
  onReplace: () => void
  onLicence: () => void
}

function KeyLine({ orderKey, productName, onReplace, onLicence }: KeyLineProps) {
  const t = useTranslations('backOffice.orders')
  const disputes = useTranslations('backOffice.disputes')
  const may = useMay()
  const { masked, status, licence } = orderKey
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-sunken px-3.5 py-2 text-sm">
      <KeyRound aria-hidden className="size-4 shrink-0 text-muted" />
      <span className={`font-mono ${status === 'quarantined' ? 'text-muted line-through' : ''}`}>
        {masked}
      </span>
      {licence && may('licences') && (
        <Button
          variant="ghost"
          size="sm"
          onClick={onLicence}
          aria-label={t('items.devicesOf', { key: masked, product: productName })}
        >
          <MonitorSmartphone aria-hidden />
          {t('items.devices', { devices: licence.devices, limit: licence.deviceLimit })}
        </Button>
      )}
      {status === 'quarantined' ? (
        <span className="min-w-0 text-muted [overflow-wrap:anywhere]">
          {quarantineText(t, disputes, orderKey)}
        </span>
      ) : (
        may('orders.handle') && (
          <Button
            variant="ghost"
            size="sm"
            className="ms-auto"
            onClick={onReplace}
            aria-label={t('items.replaceKey', { key: masked, product: productName })}
          >
            <RefreshCcw aria-hidden />
            {t('items.replace')}
          </Button>
        )
      )}
    </li>
  )
}

function quarantineText(
  t: Texts<'orders'>,
  disputes: Texts<'disputes'>,
  { quarantinedAt, quarantineReason: said }: OrderKey,
): string {
  const reason = said && quarantineReason(disputes, said)
  if (!quarantinedAt) return reason ? t('items.quarantinedFor', { reason }) : t('items.quarantined')
  const date = formatDateTime(quarantinedAt)
  return reason ? t('items.quarantinedAtFor', { date, reason }) : t('items.quarantinedAt', { date })
}

type SumProps = {
  label: string
  amount: string
  currency: string
  isTotal?: boolean
  isTakenOff?: boolean
}

function Sum({ label, amount, currency, isTotal, isTakenOff }: SumProps) {
  return (
    <div className={`flex justify-between ${isTotal ? 'font-bold' : 'text-ink-soft'}`}>
      <dt>{label}</dt>
      <dd className="tabular-nums">
        {isTakenOff && '−'}
        {money(amount, currency)}
      </dd>
    </div>
  )
}
