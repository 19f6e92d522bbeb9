import { CircleCheck } from 'lucide-react'
import Link from 'next/link'
import { count } from '@/components/analytics/admin/analytics-labels'
import { timeAgo } from '@/components/back-office/time-ago'
import type { Overview } from '@/lib/overview/contracts'
import { WAITING } from '@/lib/overview/waiting'
import { WAITING_LABELS } from './waiting-labels'

type Card = { what: keyof typeof WAITING_LABELS; count: number; page: string; note?: string }

/** What waits, most urgent first; nothing that is zero. */
function cardsOf({ waiting, stock, disputesDue }: Overview): Card[] {
  const cards: Card[] = waiting.map(({ what, count }) => ({
    what,
    count,
    page: WAITING[what].page,
    ...(what === 'disputes' &&
      disputesDue && { note: `The first answer is due ${timeAgo(disputesDue)}` }),
  }))
  if (stock) cards.push({ what: 'stock', count: stock.total, page: '/admin/analytics#forecast' })
  const isUrgent = ({ what }: Card) => WAITING_LABELS[what].isUrgent === true
  return cards
    .filter(({ count }) => count > 0)
    .sort((a, b) => Number(isUrgent(b)) - Number(isUrgent(a)))
}

/** Everything that needs somebody, each a link to where it is dealt with. */
export function WaitingPanel({ overview }: { overview: Overview }) {
  const cards = cardsOf(overview)
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="sr-only">
        What needs you
      </h2>
      {cards.length === 0 ? (
        <p className="flex items-center gap-3 rounded-card border border-line bg-surface px-5 py-5 font-semibold shadow-card">
          <span className="grid size-10 place-items-center rounded-full bg-success-soft text-success">
            <CircleCheck aria-hidden className="size-5" />
          </span>
          Nothing waits for you
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

function WaitingCard({ what, count: number, page, note }: Card) {
  const { icon: Icon, one, many, isUrgent } = WAITING_LABELS[what]
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
          {count(number)}
        </span>{' '}
        <span className="block text-sm leading-snug font-medium text-ink-soft group-hover:text-ink">
          {number === 1 ? one : many}
        </span>
        {note && <span className="mt-0.5 block text-xs font-semibold text-danger">{note}</span>}
      </span>
    </Link>
  )
}
