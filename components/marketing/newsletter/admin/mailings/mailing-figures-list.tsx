import { useTranslations } from 'next-intl'
import { formatCount } from '@/components/back-office/format-number'
import type { Mailing, MailingFigures } from '@/lib/marketing/newsletter/mailings/contracts'

const FIGURES = [
  'recipients',
  'sent',
  'waiting',
  'failed',
  'leftOut',
  'unsubscribed',
] as const satisfies (keyof MailingFigures)[]

/** What became of a mailing's mails. */
export function MailingFiguresList({ mailing: { figures, status } }: { mailing: Mailing }) {
  const t = useTranslations('backOffice.newsletter.figures')
  return (
    <>
      <dl aria-label={t('label')} className="grid grid-cols-2 gap-3 lg:grid-cols-3">
        {FIGURES.map((name) => (
          <div
            key={name}
            className="rounded-card border border-line bg-surface px-5 py-4 shadow-card"
          >
            <dt className="text-sm font-semibold">
              {t(name === 'waiting' && status === 'cancelled' ? 'notSent' : name)}
            </dt>
            <dd className="text-2xl leading-9 font-extrabold tabular-nums">
              {formatCount(figures[name])}
            </dd>
            <dd className="text-sm text-muted">{t(`${name}Hint`)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 text-sm text-muted">{t('note')}</p>
    </>
  )
}
