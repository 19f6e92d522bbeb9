import { formatDateTime } from '@/components/back-office/format-date'
import { Panel } from '@/components/back-office/shell/panel'
import { Badge } from '@/components/ui/badge'
import { LabelledValue } from '@/components/ui/labelled-value'
import { toCents } from '@/lib/core/money'
import type { OrderRefund } from '@/lib/refunds/admin-contracts'
import type { OrderDetail } from '@/lib/refunds/order-detail-contract'
import { capitalize, money, PROVIDER_LABELS, REFUND_TONES, signedMoney } from './order-labels'

/** The payment as the provider reports it, and its refunds. */
export function PaymentPanel({ order: { payment, refunds, margin } }: { order: OrderDetail }) {
  return (
    <Panel title="Payment">
      <dl className="space-y-3 text-sm">
        <LabelledValue label="Provider">{PROVIDER_LABELS[payment.provider]}</LabelledValue>
        {payment.lastFour && (
          <LabelledValue label="Card">
            {payment.cardType ?? 'Card'} •••• {payment.lastFour}
          </LabelledValue>
        )}
        <LabelledValue label="Captured">
          {money(payment.capturedAmount)}
          {payment.capturedAt && (
            <span className="block font-normal text-muted">
              {formatDateTime(payment.capturedAt)}
            </span>
          )}
        </LabelledValue>
        {payment.providerFee !== null && !margin && (
          <LabelledValue label={feeLabel(payment)}>{money(payment.providerFee)}</LabelledValue>
        )}
        <LabelledValue label="Refunded">{money(payment.refundedAmount)}</LabelledValue>
        <LabelledValue label="Can still be refunded">
          {money(payment.refundableAmount)}
        </LabelledValue>
        {payment.providerOrderId && (
          <LabelledValue label="Provider order">
            <Id>{payment.providerOrderId}</Id>
          </LabelledValue>
        )}
        {payment.providerTransactionId && (
          <LabelledValue label="Provider transaction">
            <Id>{payment.providerTransactionId}</Id>
          </LabelledValue>
        )}
        <LabelledValue label="Payment id">
          <Id>{payment.id}</Id>
        </LabelledValue>
      </dl>
      {margin && <MarginFigures margin={margin} payment={payment} />}
      {refunds.length > 0 && (
        <>
          <h3 className="mt-6 mb-2 text-sm font-bold">Refunds</h3>
          <ul className="space-y-3">
            {refunds.map((refund) => (
              <RefundLine key={refund.id} refund={refund} />
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}

const feeLabel = ({ providerFeeIsEstimated }: OrderDetail['payment']) =>
  providerFeeIsEstimated ? 'Fee of the provider, estimated' : 'Fee of the provider'

type MarginProps = {
  margin: NonNullable<OrderDetail['margin']>
  payment: OrderDetail['payment']
}

/** What the order earned. A cost or a fee that nobody knows is not taken for nothing. */
function MarginFigures({ margin, payment }: MarginProps) {
  const { revenue, keyCost, piecesOfUnknownCost: unknown, providerFee } = margin
  return (
    <>
      <h3 className="mt-6 mb-2 text-sm font-bold">Margin</h3>
      <dl className="space-y-3 text-sm">
        <LabelledValue label="Revenue without tax and refunds">{money(revenue)}</LabelledValue>
        <LabelledValue label="Cost of keys">
          {money(keyCost)}
          {unknown > 0 && (
            <span className="block font-normal text-muted">
              and {unknown.toLocaleString('en')} {unknown === 1 ? 'piece' : 'pieces'} of unknown
              cost
            </span>
          )}
        </LabelledValue>
        <LabelledValue label={feeLabel(payment)}>
          {providerFee === null ? 'Unknown' : money(providerFee)}
          {providerFee === null && (
            <span className="block font-normal text-muted">
              The provider does not tell it for each payment.
            </span>
          )}
        </LabelledValue>
        <LabelledValue
          label={providerFee === null ? 'Margin before the fee' : 'Margin after keys and fee'}
        >
          {margin.margin === null ? 'Unknown' : signedMoney(margin.margin)}
        </LabelledValue>
      </dl>
    </>
  )
}

const Id = ({ children }: { children: string }) => (
  <span className="font-mono text-xs font-normal">{children}</span>
)

function RefundLine({ refund }: { refund: OrderRefund }) {
  return (
    <li className="rounded-control border border-line px-3.5 py-3 text-sm">
      <div className="flex items-center justify-between gap-3">
        <span className="font-bold tabular-nums">{money(refund.amount)}</span>
        <Badge tone={REFUND_TONES[refund.status]}>{capitalize(refund.status)}</Badge>
      </div>
      {toCents(refund.giftCardAmount) > 0 && (
        <p className="mt-1 text-ink-soft">{money(refund.giftCardAmount)} of it to the gift card</p>
      )}
      <p className="mt-1 [overflow-wrap:anywhere]">{refund.reason}</p>
      <p className="mt-1 text-muted">
        {refund.username}, {formatDateTime(refund.createdAt)}
      </p>
      {refund.status === 'pending' && (
        <p className="mt-1 text-ink-soft">
          The provider has not confirmed it yet. The store keeps asking, and never refunds twice.
        </p>
      )}
      {refund.failureMessage && (
        <p className="mt-1 text-danger [overflow-wrap:anywhere]">{refund.failureMessage}</p>
      )}
    </li>
  )
}
