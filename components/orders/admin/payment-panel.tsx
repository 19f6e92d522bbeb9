import { momentText } from '@/components/back-office/format-date'
import { Panel } from '@/components/back-office/shell/panel'
import { Badge } from '@/components/ui/badge'
import { Fact } from '@/components/ui/labelled-value'
import type { OrderDetail, OrderRefund } from '@/lib/orders/admin-contracts'
import { money, PROVIDER_LABELS, REFUND_TONES, sentence } from './order-labels'

/** What the provider says of the money, and what went back. */
export function PaymentPanel({ order: { payment, refunds } }: { order: OrderDetail }) {
  return (
    <Panel title="Payment">
      <dl className="space-y-3 text-sm">
        <Fact label="Provider">{PROVIDER_LABELS[payment.provider]}</Fact>
        {payment.lastFour && (
          <Fact label="Card">
            {payment.cardType ?? 'Card'} •••• {payment.lastFour}
          </Fact>
        )}
        <Fact label="Captured">
          {money(payment.capturedAmount)}
          {payment.capturedAt && (
            <span className="block font-normal text-muted">{momentText(payment.capturedAt)}</span>
          )}
        </Fact>
        <Fact label="Refunded">{money(payment.refundedAmount)}</Fact>
        <Fact label="Can still be refunded">{money(payment.refundableAmount)}</Fact>
        {payment.providerOrderId && (
          <Fact label="Provider order">
            <Id>{payment.providerOrderId}</Id>
          </Fact>
        )}
        {payment.providerTransactionId && (
          <Fact label="Provider transaction">
            <Id>{payment.providerTransactionId}</Id>
          </Fact>
        )}
        <Fact label="Payment id">
          <Id>{payment.id}</Id>
        </Fact>
      </dl>
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

const Id = ({ children }: { children: string }) => (
  <span className="font-mono text-xs font-normal">{children}</span>
)

function RefundLine({ refund }: { refund: OrderRefund }) {
  return (
    <li className="rounded-control border border-line px-3.5 py-3 text-sm">
      <div className="flex items-center justify-between gap-3">
        <span className="font-bold tabular-nums">{money(refund.amount)}</span>
        <Badge tone={REFUND_TONES[refund.status]}>{sentence(refund.status)}</Badge>
      </div>
      <p className="mt-1 [overflow-wrap:anywhere]">{refund.reason}</p>
      <p className="mt-1 text-muted">
        {refund.username}, {momentText(refund.createdAt)}
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
