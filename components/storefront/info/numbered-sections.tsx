import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import type { NumberedSection } from '@/content/text'
import { englishDocument, englishText } from '@/lib/i18n/english'
import { Prose } from './prose'
import type { Addresses } from './rich-text'

type NumberedSectionsProps = {
  sections: readonly NumberedSection[]
  addresses?: Addresses
  /** What comes before the first section, such as the key points. */
  children?: ReactNode
}

/** A legal text with its table of contents: beside it on wide screens, above it on a phone. */
export function NumberedSections({ sections, addresses, children }: NumberedSectionsProps) {
  const locale = useLocale()
  return (
    <div className="page-width grid gap-x-16 gap-y-8 py-10 sm:py-14 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <ContentsNavigation sections={sections} />
      <div className="min-w-0">
        {children}
        <div {...englishDocument(locale)} className="text-start">
          {sections.map(({ id, title, blocks }, index) => (
            <section
              key={id}
              id={id}
              aria-labelledby={`${id}-title`}
              className="scroll-mt-36 border-t border-line pt-8 pb-10 first:border-t-0 first:pt-0 last:pb-0 sm:pt-10 sm:pb-12"
            >
              <h2
                id={`${id}-title`}
                className="mb-4 flex gap-3 text-2xl leading-snug font-extrabold tracking-tight"
              >
                <span className="text-primary-strong tabular-nums">{index + 1}.</span>
                {title}
              </h2>
              <Prose blocks={blocks} addresses={addresses} />
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}

function ContentsNavigation({ sections }: { sections: readonly NumberedSection[] }) {
  const t = useTranslations('info')
  const links = <ContentsLinks sections={sections} />
  return (
    <>
      <details className="group rounded-card border border-line bg-surface shadow-card lg:hidden">
        <summary className="flex min-h-13 list-none items-center justify-between gap-3 rounded-card px-5 font-bold [&::-webkit-details-marker]:hidden">
          {t('onThisPage')}
          <Icon
            name="chevron-down"
            className="size-5 text-muted transition-transform group-open:rotate-180"
          />
        </summary>
        <nav aria-label={t('onThisPage')} className="border-t border-line px-2 py-2">
          {links}
        </nav>
      </details>
      <nav
        aria-label={t('onThisPage')}
        className="sticky top-32 hidden max-h-[calc(100dvh-10rem)] self-start overflow-y-auto lg:block"
      >
        <p className="mb-2 px-3 text-sm font-bold">{t('onThisPage')}</p>
        {links}
      </nav>
    </>
  )
}

function ContentsLinks({ sections }: { sections: readonly NumberedSection[] }) {
  const locale = useLocale()
  return (
    <ol {...englishText(locale)} className="text-[0.9375rem]">
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex gap-2.5 rounded-control px-3 py-1.5 leading-snug text-muted transition-colors hover:bg-sunken hover:text-ink"
          >
            <span className="w-6 shrink-0 text-end tabular-nums">{index + 1}.</span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}
