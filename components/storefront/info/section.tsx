import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'

type SectionProps = {
  /** Its anchor. */
  id: string
  title: string
  lead?: ReactNode
  /** `split` puts the heading beside the content on wide screens, where it stays in sight. */
  layout?: 'stacked' | 'split'
  /** The background; adjacent sections should differ. */
  tone?: 'canvas' | 'surface' | 'ink'
  /** A link or button that belongs to the heading. */
  action?: ReactNode
  children: ReactNode
}

const BANDS = {
  canvas: '',
  surface: 'border-y border-line bg-surface',
  ink: 'bg-night text-white',
} as const

/** A part of an information page: a band across the whole width with a heading. */
export function Section({
  id,
  title,
  lead,
  layout = 'stacked',
  tone = 'canvas',
  action,
  children,
}: SectionProps) {
  const isSplit = layout === 'split'
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classNames('scroll-mt-24 py-14 sm:py-20', BANDS[tone])}
    >
      <div
        className={classNames(
          'page-width grid gap-y-8 sm:gap-y-10',
          isSplit && 'gap-x-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.9fr)]',
        )}
      >
        <div className={classNames('max-w-2xl', isSplit && 'lg:sticky lg:top-36 lg:self-start')}>
          <h2
            id={`${id}-title`}
            className="text-[1.75rem] leading-tight font-extrabold tracking-tight sm:text-4xl"
          >
            {title}
          </h2>
          {lead && (
            <p
              className={classNames(
                'mt-3 text-lg leading-relaxed text-pretty',
                tone === 'ink' ? 'text-stone-300' : 'text-muted',
              )}
            >
              {lead}
            </p>
          )}
          {action && <div className="mt-5">{action}</div>}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  )
}
