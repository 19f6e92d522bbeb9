import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Breadcrumb, type Crumb } from '@/components/storefront/structured-data/breadcrumb'
import { breadcrumbStructuredData } from '@/components/storefront/structured-data/breadcrumb-structured-data'
import { JsonLd } from '@/components/storefront/structured-data/json-ld'
import { classNames } from '@/components/ui/class-names'
import { englishText } from '@/lib/i18n/english'

type PageHeroProps = {
  /** From the first page below the home page to this one. */
  trail: readonly Crumb[]
  /** The store's base URL, for structured data. */
  siteUrl: string
  /** A short text above the title. */
  eyebrow?: string
  title: string
  lead?: string
  /** Eyebrow, title and lead are English on every page. */
  isEnglish?: boolean
  /** The language that the title is in, where it is not the page's. */
  titleLang?: string
  /** Buttons. */
  actions?: ReactNode
  /** Shown beside the title, below it on a phone. */
  aside?: ReactNode
  /** Shown below the title in the same band, such as a search box. */
  children?: ReactNode
}

/** The hero of an information page, with its breadcrumb and its structured data. */
export function PageHero({
  trail,
  siteUrl,
  eyebrow,
  title,
  lead,
  isEnglish = false,
  titleLang,
  actions,
  aside,
  children,
}: PageHeroProps) {
  const t = useTranslations('breadcrumb')
  const locale = useLocale()
  const english = isEnglish ? englishText(locale) : {}
  const crumbs = [{ name: t('home'), path: '/' }, ...trail]
  return (
    <div className="relative isolate overflow-hidden border-b border-line bg-surface">
      <Backdrop />
      <JsonLd data={breadcrumbStructuredData(crumbs, locale, siteUrl)} />
      <div className="page-width pt-4 pb-12 sm:pt-5 sm:pb-16">
        <Breadcrumb crumbs={crumbs} />
        <div
          className={classNames(
            'mt-8 grid items-center gap-x-16 gap-y-10 sm:mt-12',
            aside && 'lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]',
          )}
        >
          <div className="min-w-0 max-w-3xl">
            {eyebrow && (
              <p {...english} className="mb-3 font-semibold text-primary-strong">
                {eyebrow}
              </p>
            )}
            <h1
              {...english}
              {...(titleLang && { lang: titleLang })}
              className="text-[2.35rem] leading-display font-black tracking-display [overflow-wrap:anywhere] max-sm:lang-wordy:text-[clamp(1.65rem,8vw,2.35rem)] sm:text-5xl lg:text-[3.5rem]"
            >
              {title}
            </h1>
            {lead && (
              <p
                {...english}
                className="mt-5 max-w-2xl text-lg leading-relaxed text-pretty text-ink-soft sm:text-xl sm:leading-relaxed"
              >
                {lead}
              </p>
            )}
            {actions && <div className="mt-8 flex flex-wrap gap-3">{actions}</div>}
          </div>
          {aside}
        </div>
        {children}
      </div>
    </div>
  )
}

/** The hero's decorative background. */
function Backdrop() {
  return (
    <div aria-hidden className="absolute inset-0 -z-10 rtl:-scale-x-100">
      <div className="absolute inset-0 bg-[radial-gradient(52rem_30rem_at_92%_-12%,var(--color-primary-tint),var(--color-primary-soft)_38%,transparent_72%)]" />
      <div className="absolute inset-0 bg-[radial-gradient(circle,var(--color-speckle)_1px,transparent_1.2px)] bg-size-[22px_22px] mask-[linear-gradient(250deg,black,transparent_52%)]" />
    </div>
  )
}
