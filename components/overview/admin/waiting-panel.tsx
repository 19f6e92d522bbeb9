import { CircleCheck } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { formatCount } from '@/components/back-office/format-number'
import type { Texts } from '@/components/back-office/language/texts'
import { timeAgo } from '@/components/back-office/time-ago'
import type { Overview } from '@/lib/overview/contracts'
import { WAITING } from '@/lib/overview/waiting'
import { WAITING_LOOKS } from './waiting-looks'

type Card = { what: keyof typeof WAITING_LOOKS; count: number; page: string; note?: string }

/** What waits, most urgent first; nothing that is zero. */
function cardsOf(
  { waiting, stock, disputesDue, oldestMessage }: Overview,
  t: Texts<'overview'>,
): Card[] {
  const cards: Card[] = waiting.map(({ what, count }) => ({
    what,
    count,
    page: WAITING[what].page,
    ...(what === 'disputes' &&
      disputesDue && { note: t('waiting.disputesDue', { ago: timeAgo(disputesDue) }) }),
    ...(what === 'messages' &&
      oldestMessage && { note: t('waiting.oldestMessage', { ago: timeAgo(oldestMessage) }) }),
  }))
  if (stock) cards.push({ what: 'stock', count: stock.total, page: '/admin/analytics#forecast' })
  const isUrgent = ({ what }: Card) => WAITING_LOOKS[what].isUrgent === true
  return cards
    .filter(({ count }) => count > 0)
    .sort((a, b) => Number(isUrgent(b)) - Number(isUrgent(a)))
}

/** Everything that needs somebody, each a link to where it is dealt with. */
export function WaitingPanel({ overview }: { overview: Overview }) {
  const t = useTranslations('backOffice.overview')
  const cards = cardsOf(overview, t)
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="sr-only">
        {t('waiting.title')}
      </h2>
      {cards.length === 0 ? (
        <p className="flex items-center gap-3 rounded-card border border-line bg-surface px-5 py-5 font-semibold shadow-card">
          <span className="grid size-10 place-items-center rounded-full bg-success-soft text-success">
            <CircleCheck aria-hidden className="size-5" />
          </span>
          {t('waiting.nothing')}
        </p>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14.5rem),1fr))] gap-3">
          {cards.map((card) => (
            <li key={card.what}>
              <WaitingCard {...card} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function WaitingCard({ what, count, page, note }: Card) {
  const t = useTranslations('backOffice.overview')
  const { icon: Icon, isUrgent } = WAITING_LOOKS[what]
  return (
    <Link
      href={page}
      className="group flex h-full items-center gap-3.5 rounded-card border border-line bg-surface px-4 py-3.5 shadow-card transition-[border-color,box-shadow] hover:border-line-strong hover:shadow-raised"
    >
      <span
        className={`grid size-11 shrink-0 place-items-center rounded-control ${
          isUrgent ? 'bg-danger-soft text-danger' : 'bg-primary-soft text-primary-strong'
        }`}
      >
        <Icon aria-hidden className="size-5" />
      </span>
      <span className="min-w-0">
        <span className="block text-2xl leading-7 font-extrabold tabular-nums">
          {formatCount(count)}
        </span>{' '}
        <span className="block text-sm leading-snug font-medium text-ink-soft group-hover:text-ink">
          {t(`waiting.kinds.${what}`, { count })}
        </span>
        {note && (
          <span
            className={`mt-0.5 block text-xs font-semibold ${isUrgent ? 'text-danger' : 'text-muted'}`}
          >
            {note}
          </span>
        )}
      </span>
    </Link>
  )
}
