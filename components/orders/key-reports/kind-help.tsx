import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { callApi } from '@/lib/api/client'
import { textLocaleOf } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/navigation'
import type { KeyReportKind } from '@/lib/orders/key-reports/report-rules'

const CALL = 'GET /api/help/search'
const SHOWN_ARTICLES = 3
const STEPS = ['first', 'second', 'third'] as const

/** What helps against a message, with articles about the publisher's products, or about activating at all. */
export function KindHelp({ kind, publisher }: { kind: KeyReportKind; publisher: string }) {
  const t = useTranslations('keyReport')
  return (
    <section
      aria-label={t('help.title')}
      className="rounded-control border border-line px-4 py-3 text-sm leading-relaxed"
    >
      <p className="font-bold">{t('help.title')}</p>
      <ol className="mt-2 list-decimal space-y-1 ps-5 text-ink-soft">
        {STEPS.map((step) => (
          <li key={step}>{t(`steps.${kind}.${step}`)}</li>
        ))}
      </ol>
      <Articles publisher={publisher} />
    </section>
  )
}

function Articles({ publisher }: { publisher: string }) {
  const t = useTranslations('keyReport')
  const articles = useArticles([publisher, t('help.search')])
  if (articles.length === 0) return null
  return (
    <>
      <p className="mt-3 font-semibold">{t('help.articles')}</p>
      <ul className="mt-1 space-y-1">
        {articles.map(({ href, title }) => (
          <li key={href}>
            <Link
              href={href}
              target="_blank"
              prefetch={false}
              className="font-semibold text-primary-strong hover:underline"
            >
              {title.map(({ text }) => text).join('')}
              <span className="sr-only"> ({t('help.newTab')})</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The articles that the first of some searches finds. Without them the steps are there all the same. */
function useArticles(searches: readonly string[]) {
  const locale = textLocaleOf(useLocale())
  const { data } = useQuery({
    queryKey: [CALL, locale, ...searches],
    queryFn: async ({ signal }) => {
      for (const q of searches) {
        const { results } = await callApi(CALL, { query: { q, locale }, signal })
        const articles = results.filter((result) => result.kind === 'article')
        if (articles.length > 0) return articles.slice(0, SHOWN_ARTICLES)
      }
      return []
    },
    retry: false,
  })
  return data ?? []
}
