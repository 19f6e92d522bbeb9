'use client'

import { useTranslations } from 'next-intl'
import { formatDateTime } from '@/components/back-office/format-date'
import { Panel } from '@/components/back-office/shell/panel'
import { LabelledValue } from '@/components/ui/labelled-value'
import type { OrderDetail } from '@/lib/refunds/order-detail-contract'

type Props = {
  consent: NonNullable<OrderDetail['supplyConsent']>
  items: OrderDetail['items']
}

/** What the buyer was asked about immediate supply and answered, and what followed: the evidence that the right was lost. */
export function SupplyPanel({ consent, items }: Props) {
  const t = useTranslations('backOffice.orders.supply')
  const { isGiven, version, locale, supplyText, lossText, network } = consent
  const { declinedAt, answeredAt, waitsUntil, confirmedAt, messageId, releasedAt } = consent
  return (
    <Panel title={t('title')}>
      <dl className="space-y-3 text-sm">
        <LabelledValue label={t('answer')}>{t(isGiven ? 'given' : 'notGiven')}</LabelledValue>
        <LabelledValue label={t('wording', { version, language: locale })}>
          <span lang={locale} className="block">
            {supplyText}
          </span>
          <span lang={locale} className="mt-1 block">
            {lossText}
          </span>
        </LabelledValue>
        {declinedAt && (
          <LabelledValue label={t('declinedAt')}>{formatDateTime(declinedAt)}</LabelledValue>
        )}
        <LabelledValue label={t('answeredAt')}>{formatDateTime(answeredAt)}</LabelledValue>
        {network && <LabelledValue label={t('network')}>{network}</LabelledValue>}
        {isGiven && (
          <LabelledValue label={t('confirmed')}>
            {confirmedAt ? formatDateTime(confirmedAt) : t('notConfirmed')}
            {messageId && (
              <span className="block [overflow-wrap:anywhere] text-muted">{messageId}</span>
            )}
          </LabelledValue>
        )}
        {waitsUntil && !releasedAt && (
          <LabelledValue label={t('waitsUntil')}>{formatDateTime(waitsUntil)}</LabelledValue>
        )}
        {releasedAt && (
          <LabelledValue label={t('releasedAt')}>
            {formatDateTime(releasedAt)}
            {items.map(
              ({ id, productName: product, suppliedAt }) =>
                suppliedAt && (
                  <span key={id} className="block text-muted">
                    {t('line', { product, time: formatDateTime(suppliedAt) })}
                  </span>
                ),
            )}
          </LabelledValue>
        )}
      </dl>
    </Panel>
  )
}
