import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import { LongDate } from '@/components/ui/long-date'
import type { LegalText } from '@/content/text'
import { englishDocument } from '@/lib/i18n/english'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { HelpStrip } from './help-strip'
import { Notice } from './notice'
import { NumberedSections } from './numbered-sections'
import { PageHero } from './page-hero'
import { type Addresses, RichText } from './rich-text'

type LegalPageProps = {
  path: string
  siteUrl: string
  title: string
  lead: string
  text: LegalText
  addresses: Addresses
  /** Content before the first section. */
  children?: ReactNode
  /** What follows the text, on a band of its own. */
  after?: ReactNode
}

/** A legal page: date of the last change, key points, then the sections. */
export function LegalPage({
  path,
  siteUrl,
  title,
  lead,
  text,
  addresses,
  children,
  after,
}: LegalPageProps) {
  const t = useTranslations('info')
  const isEnglish = useLocale() === DEFAULT_LOCALE
  return (
    <>
      <PageHero
        trail={[{ name: title, path }]}
        siteUrl={siteUrl}
        eyebrow={t('legal')}
        title={title}
        lead={lead}
      >
        <p className="mt-6 text-sm font-medium text-muted">
          {t.rich('lastUpdated', {
            date: () => <LongDate date={text.updated} isInSentence />,
          })}
        </p>
      </PageHero>
      <NumberedSections sections={text.sections} addresses={addresses}>
        <div className="mb-10 space-y-5 sm:mb-12">
          {!isEnglish && (
            <Notice>
              <p>{t('englishOnly')}</p>
            </Notice>
          )}
          {text.keyPoints.length > 0 && <KeyPoints text={text} addresses={addresses} />}
          {children}
        </div>
      </NumberedSections>
      {after}
      <HelpStrip />
    </>
  )
}

function KeyPoints({ text, addresses }: { text: LegalText; addresses: Addresses }) {
  const t = useTranslations('info')
  const { lang, dir } = englishDocument(useLocale())
  return (
    <section
      aria-labelledby="key-points"
      dir={dir}
      className="rounded-panel border border-line bg-surface p-6 text-start shadow-card sm:p-8"
    >
      <h2 id="key-points" className="text-xl font-extrabold tracking-tight">
        {t('keyPoints')}
      </h2>
      <ul lang={lang} className="mt-5 space-y-3.5">
        {text.keyPoints.map((point) => (
          <li key={point} className="flex gap-3 leading-relaxed text-ink-soft">
            <Icon
              name="check"
              className="mt-1 size-5 shrink-0 text-primary-strong"
              strokeWidth={2.5}
            />
            <span className="min-w-0">
              <RichText text={point} addresses={addresses} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
