import { useTranslations } from 'next-intl'
import { FIGURES, range } from '@/content/figures'
import type { PaymentMethod } from '@/lib/payments/payment-methods'
import { payoutDaysOf } from '@/lib/refunds/payout-days'

type RefundTimelineProps = {
  /** What the store charges in, as it stands in a sentence. */
  currency: string
  /** When known, the payout time of this method is shown. */
  paymentMethod?: PaymentMethod
}

/** The steps of a refund request with their durations. */
export function RefundTimeline({ currency, paymentMethod }: RefundTimelineProps) {
  const t = useTranslations('refundRequest.next')
  const steps = [
    { step: 'confirm', time: t('atOnce') },
    { step: 'review', time: t('days', { days: range(FIGURES.refundReviewDays) }) },
    { step: 'payout', time: t('days', { days: range(payoutDaysOf(paymentMethod)) }) },
  ] as const
  return (
    <ol>
      {steps.map(({ step, time }, index) => (
        <li key={step} className="group relative flex gap-4 pb-5 last:pb-0">
          <span
            aria-hidden
            className="absolute top-9 bottom-1 start-4 w-px bg-line group-last:hidden"
          />
          <span
            aria-hidden
            className="grid size-8 shrink-0 place-items-center rounded-full bg-primary-soft text-sm font-extrabold text-primary-deep tabular-nums"
          >
            {index + 1}
          </span>
          <div className="min-w-0 pt-1">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-bold text-ink">{t(`${step}.title`)}</span>
              <span className="text-sm font-semibold text-primary-strong">{time}</span>
            </p>
            <p className="mt-0.5 text-[0.9375rem] leading-relaxed text-muted">
              {t(`${step}.text`, { currency })}
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
