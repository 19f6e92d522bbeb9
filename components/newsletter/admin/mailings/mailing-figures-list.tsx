import type { Mailing, MailingFigures } from '@/lib/newsletter/mailings/contracts'

const FIGURES: { name: keyof MailingFigures; label: string; hint: string }[] = [
  { name: 'recipients', label: 'Recipients', hint: 'Fixed when it started' },
  { name: 'sent', label: 'Sent', hint: 'Taken by the mail server' },
  { name: 'waiting', label: 'Waiting', hint: 'Not mailed yet' },
  { name: 'failed', label: 'Failed', hint: 'Refused by the mail server' },
  { name: 'leftOut', label: 'Left out', hint: 'Unsubscribed or erased before' },
  { name: 'unsubscribed', label: 'Unsubscribed', hint: 'By a link of this mailing' },
]

/** What became of a mailing's mails. */
export function MailingFiguresList({ mailing: { figures, status } }: { mailing: Mailing }) {
  return (
    <>
      <dl aria-label="Figures" className="grid grid-cols-2 gap-3 lg:grid-cols-3">
        {FIGURES.map(({ name, label, hint }) => (
          <div
            key={name}
            className="rounded-card border border-line bg-surface px-5 py-4 shadow-card"
          >
            <dt className="text-sm font-semibold">
              {name === 'waiting' && status === 'cancelled' ? 'Not sent' : label}
            </dt>
            <dd className="text-2xl leading-9 font-extrabold tabular-nums">
              {figures[name].toLocaleString('en')}
            </dd>
            <dd className="text-sm text-muted">{hint}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 text-sm text-muted">
        Who opens a mail is not observed. Analytics tell visits by its links: their campaign has the
        number of this page.
      </p>
    </>
  )
}
