import type { LucideIcon } from 'lucide-react'
import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { TextLink } from '@/components/ui/text-link'
import { englishText } from '@/lib/i18n/english'
import { RichText } from './rich-text'

const COLUMNS = {
  2: 'md:grid-cols-2',
  3: 'sm:grid-cols-2 lg:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
} as const

/** Cards of the same rank; its children are list items (`InfoCard`, or your own `li`). */
export function CardGrid({
  columns = 3,
  children,
}: {
  columns?: keyof typeof COLUMNS
  children: ReactNode
}) {
  return <ul className={classNames('grid gap-4 lg:gap-5', COLUMNS[columns])}>{children}</ul>
}

type InfoCardProps = {
  Icon?: LucideIcon
  title: string
  text?: string
  list?: readonly string[]
  link?: { href: string; label: string }
  /** A badge or the like beside the title. */
  mark?: ReactNode
  /** The title, text and list are English on every page. */
  isEnglish?: boolean
  children?: ReactNode
}

/** A list item that looks like a card. */
export function InfoCard({
  Icon,
  title,
  text,
  list,
  link,
  mark,
  isEnglish = false,
  children,
}: InfoCardProps) {
  const locale = useLocale()
  return (
    <li className="flex flex-col rounded-card border border-line bg-surface p-6 shadow-card sm:p-7">
      <div className="flex grow flex-col" {...(isEnglish ? englishText(locale) : {})}>
        {Icon && (
          <Icon aria-hidden className="mb-4 size-7 text-primary-strong" strokeWidth={1.75} />
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h3 className="text-lg font-bold">{title}</h3>
          {mark}
        </div>
        {text && (
          <p className="mt-1.5 leading-relaxed text-muted">
            <RichText text={text} />
          </p>
        )}
        {list && (
          <ul className="mt-4 space-y-2.5 text-[0.9375rem] leading-snug text-ink-soft">
            {list.map((line) => (
              <li key={line} className="flex gap-2.5">
                <span
                  aria-hidden
                  className="mt-[0.45em] size-1.5 shrink-0 rounded-full bg-primary"
                />
                <span className="min-w-0">
                  <RichText text={line} />
                </span>
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
      {link && (
        <div className="mt-auto flex pt-4 -mb-2">
          <TextLink href={link.href}>{link.label}</TextLink>
        </div>
      )}
    </li>
  )
}
