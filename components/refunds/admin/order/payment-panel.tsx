import { useTranslations } from 'next-intl'
import { formatDateTime, formatDay } from '@/components/back-office/format-date'
import { money, signedMoney } from '@/components/back-office/format-number'
import { inPageLanguage } from '@/components/back-office/language/in-page-language'
import { sentenceInPageLanguage } from '@/components/back-office/language/server-texts/in-page-language'
import type { Texts } from '@/components/back-office/language/texts'
import { Panel } from '@/components/back-office/shell/panel'
import { REFUND_TONES } from '@/components/orders/admin/order-labels'
import { providerLabel } from '@/components/payments/admin/provider-labels'
import { WaitingRefund } from '@/components/refunds/admin/waiting-refund'
import { Badge } from '@/components/ui/badge'
import { LabelledValue } from '@/components/ui/labelled-value'
import { toCents } from '@/lib/core/money'
import type { OrderRefund } from '@/lib/refunds/admin-contracts'
import type { OrderDetail } from '@/lib/refunds/order-detail-contract'

/** The payment as the provider reports it, and its refunds. */
export function PaymentPanel({ order }: { order: OrderDetail }) {
  const { payment, refunds, margin, currency } = order
  const t = useTranslations('backOffice.orders')
  const common = useTranslations('backOffice.common')
  return (
    <Panel title={common('payment')}>
      <dl className="space-y-3 text-sm">
        <LabelledValue label={common('provider')}>
          {providerLabel(t, payment.provider)}
        </LabelledValue>
        {payment.lastFour && (
          <LabelledValue label={t('card')}>
            {payment.cardType ?? t('card')} •••• {payment.lastFour}
          </LabelledValue>
        )}
        <LabelledValue label={t('payment.captured')}>
          {money(payment.capturedAmount, currency)}
          {payment.capturedAt && (
            <span className="block font-normal text-muted">
              {formatDateTime(payment.capturedAt)}
            </span>
          )}
        </LabelledValue>
        {payment.manual && (
          <>
            <LabelledValue label={t('payment.means')}>
              {t(`means.${payment.manual.means}`)}
            </LabelledValue>
            <LabelledValue label={t('payment.receivedOn')}>
              {formatDay(payment.manual.receivedOn)}
            </LabelledValue>
            <LabelledValue label={t('payment.reference')}>
              <span className="[overflow-wrap:anywhere]">{payment.manual.reference}</span>
            </LabelledValue>
          </>
        )}
        {payment.providerFee !== null && !margin && !payment.manual && (
          <LabelledValue label={feeLabel(t, payment)}>
            {money(payment.providerFee, currency)}
          </LabelledValue>
        )}
        <LabelledValue label={t('payment.refunded')}>
          {money(payment.refundedAmount, currency)}
        </LabelledValue>
        <LabelledValue label={t('payment.refundable')}>
          {money(payment.refundableAmount, currency)}
        </LabelledValue>
        {payment.providerOrderId && (
          <LabelledValue label={t('payment.providerOrder')}>
            <Id>{payment.providerOrderId}</Id>
          </LabelledValue>
        )}
        {payment.providerTransactionId && payment.providerTransactionId !== payment.id && (
          <LabelledValue label={t('payment.providerTransaction')}>
            <Id>{payment.providerTransactionId}</Id>
          </LabelledValue>
        )}
        <LabelledValue label={t('payment.id')}>
          <Id>{payment.id}</Id>
        </LabelledValue>
      </dl>
      {margin && <MarginFigures margin={margin} payment={payment} />}
      {refunds.length > 0 && (
        <>
          <h3 className="mt-6 mb-2 text-sm font-bold">{t('payment.refunds')}</h3>
          <ul className="space-y-3">
            {refunds.map((refund) => (
              <RefundLine key={refund.id} orderNumber={order.orderNumber} refund={refund} />
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}

const feeLabel = (t: Texts<'orders'>, { providerFeeIsEstimated }: OrderDetail['payment']) =>
  providerFeeIsEstimated ? t('payment.feeEstimated') : t('payment.fee')

type MarginProps = {
  margin: NonNullable<OrderDetail['margin']>
  payment: OrderDetail['payment']
}

/** What the order earned. A cost or a fee that nobody knows is not taken for nothing. */
function MarginFigures({ margin, payment }: MarginProps) {
  const t = useTranslations('backOffice.orders')
  const { revenue, keyCost, piecesOfUnknownCost: unknown, providerFee } = margin
  return (
    <>
      <h3 className="mt-6 mb-2 text-sm font-bold">{t('payment.margin')}</h3>
      <dl className="space-y-3 text-sm">
        <LabelledValue label={t('payment.revenue')}>{money(revenue)}</LabelledValue>
        <LabelledValue label={t('payment.keyCost')}>
          {money(keyCost)}
          {unknown > 0 && (
            <span className="block font-normal text-muted">
              {t('payment.unknownCost', { count: unknown })}
            </span>
          )}
        </LabelledValue>
        <LabelledValue label={feeLabel(t, payment)}>
          {providerFee === null ? t('payment.unknown') : money(providerFee)}
          {providerFee === null && (
            <span className="block font-normal text-muted">{t('payment.feeNotTold')}</span>
          )}
        </LabelledValue>
        <LabelledValue
          label={providerFee === null ? t('payment.marginBeforeFee') : t('payment.marginAfterFee')}
        >
          {margin.margin === null ? t('payment.unknown') : signedMoney(margin.margin)}
        </LabelledValue>
      </dl>
    </>
  )
}

const Id = ({ children }: { children: string }) => (
  <span className="font-mono text-xs font-normal">{children}</span>
)

type RefundLineProps = { orderNumber: string; refund: OrderRefund }

function RefundLine({ orderNumber, refund }: RefundLineProps) {
  const t = useTranslations('backOffice.orders')
  return (
    <li className="rounded-control border border-line px-3.5 py-3 text-sm">
      <div className="flex items-center justify-between gap-3">
        <span className="font-bold tabular-nums">{money(refund.amount, refund.currency)}</span>
        <Badge tone={REFUND_TONES[refund.status]}>{t(`refundStatus.${refund.status}`)}</Badge>
      </div>
      {toCents(refund.giftCardAmount) > 0 && (
        <p className="mt-1 text-ink-soft">
          {t('payment.toGiftCard', { amount: money(refund.giftCardAmount, refund.currency) })}
        </p>
      )}
      <p className="mt-1 [overflow-wrap:anywhere]">{sentenceInPageLanguage(refund.reason)}</p>
      {refund.reference !== '' && (
        <p className="mt-1 text-ink-soft [overflow-wrap:anywhere]">
          {t('payment.givenBack', { reference: refund.reference })}
        </p>
      )}
      <p className="mt-1 text-muted">
        {t('payment.refundedBy', {
          name: refund.username,
          date: formatDateTime(refund.createdAt),
        })}
      </p>
      {refund.status === 'pending' && (
        <p className="mt-1 text-ink-soft">{t('payment.notConfirmed')}</p>
      )}
      {refund.status === 'waiting' && <WaitingRefund orderNumber={orderNumber} refund={refund} />}
      {refund.failureMessage && (
        <p className="mt-1 text-danger [overflow-wrap:anywhere]">
          {inPageLanguage({ message: refund.failureMessage, text: refund.failureText })}
        </p>
      )}
    </li>
  )
}
