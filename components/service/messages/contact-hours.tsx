import { CalendarClock } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import type { SupportPromise } from '@/lib/settings/choices'
import type { AnswerTimes } from '@/lib/settings/promises'
import { useBusinessHours } from './business-hours'

/** When the offices are open. */
export function BusinessHours(props: { support: SupportPromise; hasChat: boolean }) {
  const t = useTranslations('contactPage.hours')
  const lines = useBusinessHours()
  return (
    <Panel
      id="hours"
      icon={<CalendarClock aria-hidden />}
      title={t('title')}
      note={
        props.support === 'always' ? t('note', { chat: props.hasChat ? 'yes' : 'no' }) : undefined
      }
    >
      <dl className="divide-y divide-line">
        {lines.map(({ days, hours }) => (
          <Row key={days} name={days} value={hours} />
        ))}
      </dl>
    </Panel>
  )
}

/** How soon an answer comes, where that is promised. */
export function ResponseGuarantee({ answers }: { answers: AnswerTimes }) {
  const t = useTranslations('contactPage.guarantee')
  const promised = (
    [
      ['critical', answers.criticalHours],
      ['sales', answers.salesHours],
      ['general', answers.answerHours],
    ] as const
  ).filter(([, count]) => count > 0)
  if (promised.length === 0) return null
  return (
    <Panel
      id="guarantee"
      icon={<Icon name="shield-check" />}
      title={t('title')}
      note={answers.criticalHours > 0 ? t('note') : undefined}
    >
      <dl className="divide-y divide-line">
        {promised.map(([kind, count]) => (
          <Row key={kind} name={t(kind)} value={t('within', { count })} />
        ))}
      </dl>
    </Panel>
  )
}

type PanelProps = {
  id: string
  icon: ReactNode
  title: string
  note?: string
  children: ReactNode
}

function Panel({ id, icon, title, note, children }: PanelProps) {
  return (
    <section
      aria-labelledby={id}
      className="rounded-card border border-line bg-surface p-6 shadow-card"
    >
      <h2
        id={id}
        className="flex items-center gap-2.5 text-lg font-bold [&>svg]:size-5.5 [&>svg]:shrink-0 [&>svg]:text-primary-strong"
      >
        {icon}
        {title}
      </h2>
      <div className="mt-3">{children}</div>
      {note && <p className="mt-3 text-sm leading-relaxed text-muted">{note}</p>}
    </section>
  )
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 py-2.5">
      <dt className="text-ink-soft first-letter:uppercase">{name}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
    </div>
  )
}
