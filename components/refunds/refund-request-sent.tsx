import { useLocale, useTranslations } from 'next-intl'
import { FormSent } from '@/components/forms/form-sent'
import { useStoreProps } from '@/components/storefront/store-props'
import { textLocaleOf } from '@/lib/i18n/locales'
import type { RefundRequestAnswer } from '@/lib/refunds/contracts'
import { RefundTimeline } from './refund-timeline'

/** Replaces the sent form: confirmation, what the request covers, and next steps. */
export function RefundRequestSent({ answer }: { answer: RefundRequestAnswer }) {
  const t = useTranslations('refundRequest.sent')
  const next = useTranslations('refundRequest.next')
  const { chargedInWords: currency } = useStoreProps()
  const date = new Intl.DateTimeFormat(textLocaleOf(useLocale()), {
    dateStyle: 'long',
    timeZone: answer.timeZone,
  })
  return (
    <FormSent title={t('title')}>
      <p>{t('text', { orderNumber: answer.orderNumber })}</p>
      <h4 className="pt-2 font-bold text-ink">{t('periods')}</h4>
      <ul className="list-disc space-y-1.5 ps-5 marker:text-primary">
        {answer.items.map(({ productName, until, isOpen }) => (
          <li key={productName}>
            <span className="font-semibold text-ink">{productName}</span>{' '}
            {until === null
              ? t('noGuarantee')
              : t(isOpen ? 'until' : 'ended', { date: date.format(new Date(until)) })}
          </li>
        ))}
      </ul>
      <h4 className="pt-2 font-bold text-ink">{next('title')}</h4>
      <RefundTimeline currency={currency} paymentMethod={answer.paymentMethod} />
    </FormSent>
  )
}
