import { CircleQuestionMark, FileText, Folder, type LucideIcon } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { Button, buttonStyle } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { Marked } from '@/components/ui/marked'
import { Skeleton } from '@/components/ui/skeleton'
import type { HelpResult } from '@/lib/content/help/contracts'
import { englishText } from '@/lib/i18n/english'
import { getPathname, Link } from '@/lib/i18n/navigation'
import type { useHelpSearch } from './use-help-search'

const PLACEHOLDERS = ['first', 'second', 'third']

/** The help search's results below its field. */
export function HelpResults({ search }: { search: ReturnType<typeof useHelpSearch> }) {
  const t = useTranslations('helpSearch')
  const { answer, query, isWaiting } = search
  const found = answer && !isWaiting ? answer : null
  const isOpen = answer !== undefined || isWaiting || search.isFailed
  return (
    <div
      className={
        isOpen
          ? 'mt-4 overflow-hidden rounded-card border border-line bg-surface shadow-raised'
          : undefined
      }
    >
      <p
        role="status"
        className={found && found.total > 0 ? 'px-5 pt-4 text-sm text-muted' : 'sr-only'}
      >
        {found &&
          (found.total > 0 ? t('found', { count: found.total, query }) : t('none', { query }))}
        {found && found.total > found.results.length && (
          <> · {t('shown', { shown: found.results.length })}</>
        )}
      </p>
      {answer === undefined && isWaiting && <Waiting />}
      {answer && answer.results.length > 0 && (
        <ul
          aria-label={t('results')}
          aria-busy={isWaiting}
          className="max-h-[34rem] overflow-y-auto p-2"
        >
          {answer.results.map((result) => (
            <Result key={result.href} result={result} />
          ))}
        </ul>
      )}
      {found?.total === 0 && <NothingFound query={query} />}
      {search.isFailed && (
        <div role="alert" className="flex flex-wrap items-center gap-x-5 gap-y-3 p-5">
          <p className="font-semibold">{t('failed')}</p>
          <Button variant="outline" size="sm" disabled={search.isFetching} onClick={search.retry}>
            {t('retry')}
          </Button>
        </div>
      )}
    </div>
  )
}

const ICONS: Record<HelpResult['kind'], LucideIcon> = {
  topic: Folder,
  faq: CircleQuestionMark,
  article: FileText,
}

const RESULT =
  'flex gap-4 rounded-control px-3 py-3 hover:bg-canvas focus-visible:bg-primary-soft focus-visible:-outline-offset-3'

const MARK = 'rounded-sm bg-primary-tint text-primary-deep'

function Result({ result: { kind, href, title, snippet } }: { result: HelpResult }) {
  const t = useTranslations('helpSearch.kind')
  const locale = useLocale()
  const Icon = ICONS[kind]
  const content = (
    <>
      <Icon aria-hidden className="mt-1 size-5 shrink-0 text-primary-strong" strokeWidth={1.75} />
      <span className="min-w-0">
        <span className="flex flex-wrap items-baseline gap-x-2.5">
          <span className="font-bold text-ink" {...(kind === 'article' ? englishText(locale) : {})}>
            <Marked segments={title} className={MARK} />
          </span>{' '}
          <span className="text-xs font-semibold text-muted">{t(kind)}</span>
        </span>{' '}
        <span
          className="mt-0.5 block text-sm leading-relaxed text-ink-soft"
          {...(kind === 'article' ? englishText(locale) : {})}
        >
          <Marked segments={snippet} className={MARK} />
        </span>
      </span>
    </>
  )
  return (
    <li>
      {kind === 'faq' ? (
        // A plain link, because the browser opens a disclosure only on a native fragment navigation.
        <a href={getPathname({ href, locale })} className={RESULT}>
          {content}
        </a>
      ) : (
        <Link href={href} prefetch={false} className={RESULT}>
          {content}
        </Link>
      )}
    </li>
  )
}

function NothingFound({ query }: { query: string }) {
  const t = useTranslations('helpSearch')
  return (
    <div className="flex flex-col items-center px-5 py-10 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-sunken text-ink-soft">
        <Icon name="search-x" className="size-6" />
      </span>
      <p className="mt-4 text-lg font-bold [overflow-wrap:anywhere]">{t('none', { query })}</p>
      <p className="mt-1.5 max-w-md text-muted">{t('noneText')}</p>
      <div className="mt-5 flex flex-wrap justify-center gap-3">
        <Link href="/knowledge" className={buttonStyle({ variant: 'outline' })}>
          {t('knowledge')}
        </Link>
        <Link href="/contact" className={buttonStyle({ variant: 'outline' })}>
          {t('contact')}
        </Link>
      </div>
    </div>
  )
}

function Waiting() {
  return (
    <div aria-hidden className="space-y-4 p-5">
      {PLACEHOLDERS.map((place) => (
        <div key={place} className="flex gap-4">
          <Skeleton className="size-5 shrink-0 rounded" />
          <div className="flex-1 space-y-2">
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-4 w-5/6" />
          </div>
        </div>
      ))}
    </div>
  )
}
