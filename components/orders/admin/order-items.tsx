'use client'

import { KeyRound, MonitorSmartphone, RefreshCcw } from 'lucide-react'
import { formatDateTime } from '@/components/back-office/format-date'
import { Panel } from '@/components/back-office/shell/panel'
import { useMay } from '@/components/staff/admin/session/admin-gate'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { toCents, toDecimal } from '@/lib/core/money'
import { pricesHoldTax, sumOf } from '@/lib/pricing/totals'
import type { OrderDetail } from '@/lib/refunds/order-detail-contract'
import type { OpenDialog } from './order-dialogs'
import type { OrderKey } from './order-key'
import { money, PROGRESS } from './order-labels'
import { TaxEvidenceNote, taxLabel } from './order-tax'

type Item = OrderDetail['items'][number]
type Props = { order: OrderDetail; onOpen: (dialog: OpenDialog) => void }

/** The order's items with their delivery state and keys. */
export function OrderItems({ order, onOpen }: Props) {
  const lines = order.items.map(({ productPrice, quantity }) => ({
    priceCents: toCents(productPrice),
    quantity,
  }))
  const discountCents = toCents(order.discount)
  const subtotalCents = toCents(order.subtotal)
  const holdTax = pricesHoldTax(lines, { subtotalCents, discountCents })
  return (
    <Panel title="Items">
      <ul className="-my-5 divide-y divide-line">
        {order.items.map((item) => (
          <li key={item.id} className="py-5">
            <ItemLine item={item} />
            {item.keys.length > 0 && (
              <ul aria-label={`Keys of ${item.productName}`} className="mt-3 space-y-2">
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
            <Sum label="Items" amount={toDecimal(sumOf(lines))} />
            <Sum
              label={order.couponCode ? `Discount (${order.couponCode})` : 'Discount'}
              amount={order.discount}
              isTakenOff
            />
          </>
        )}
        <Sum label={holdTax ? 'Subtotal without tax' : 'Subtotal'} amount={order.subtotal} />
        <Sum label={taxLabel(order)} amount={order.tax} />
        <Sum label="Total" amount={order.totalAmount} isTotal />
        {order.giftCardLastFour !== null && (
          <>
            <Sum
              label={`Paid by gift card ····${order.giftCardLastFour}`}
              amount={order.giftCardAmount}
              isTakenOff
            />
            <Sum
              label="Paid otherwise"
              amount={toDecimal(toCents(order.totalAmount) - toCents(order.giftCardAmount))}
            />
          </>
        )}
      </dl>
      <TaxEvidenceNote order={order} />
    </Panel>
  )
}

function ItemLine({ item }: { item: Item }) {
  const { label, tone } = PROGRESS[item.progress]
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-1.5">
      <div className="min-w-0 flex-1">
        <p className="font-semibold [overflow-wrap:anywhere]">{item.productName}</p>
        <p className="mt-0.5 text-sm text-muted">
          {item.quantity} × {money(item.productPrice)}
          {item.refundedQuantity > 0 && ` · ${item.refundedQuantity} refunded`}
          {item.deliveredAt && ` · delivered ${formatDateTime(item.deliveredAt)}`}
        </p>
      </div>
      <Badge tone={tone}>{label}</Badge>
    </div>
  )
}

type KeyLineProps = {
  orderKey: OrderKey
  productName: string
  onReplace: () => void
  onLicence: () => void
}

function KeyLine({ orderKey, productName, onReplace, onLicence }: KeyLineProps) {
  const may = useMay()
  const { masked, status, licence, quarantinedAt, quarantineReason } = orderKey
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
          aria-label={`Devices of key ${masked} of ${productName}`}
        >
          <MonitorSmartphone aria-hidden />
          {licence.devices} of {licence.deviceLimit}{' '}
          {licence.deviceLimit === 1 ? 'device' : 'devices'}
        </Button>
      )}
      {status === 'quarantined' ? (
        <span className="min-w-0 text-muted [overflow-wrap:anywhere]">
          Quarantined{quarantinedAt && ` ${formatDateTime(quarantinedAt)}`}
          {quarantineReason && `: ${quarantineReason}`}
        </span>
      ) : (
        may('orders.handle') && (
          <Button
            variant="ghost"
            size="sm"
            className="ms-auto"
            onClick={onReplace}
            aria-label={`Replace key ${masked} of ${productName}`}
          >
            <RefreshCcw aria-hidden />
            Replace
          </Button>
        )
      )}
    </li>
  )
}

type SumProps = { label: string; amount: string; isTotal?: boolean; isTakenOff?: boolean }

function Sum({ label, amount, isTotal, isTakenOff }: SumProps) {
  return (
    <div className={`flex justify-between ${isTotal ? 'font-bold' : 'text-ink-soft'}`}>
      <dt>{label}</dt>
      <dd className="tabular-nums">
        {isTakenOff && '−'}
        {money(amount)}
      </dd>
    </div>
  )
}
