import { useLocale, useTranslations } from 'next-intl'
import type { ArticleSection } from '@/lib/core/rich-text'
import { documentIn } from '@/lib/i18n/english'
import { DEFAULT_LOCALE, type TranslatedLocale } from '@/lib/i18n/locales'

const MIN_SECTIONS = 3

type TableOfContentsProps = {
  sections: readonly ArticleSection[]
  /** The language of the headings. */
  language?: TranslatedLocale
  className?: string
}

/** Links to the article's main headings; renders nothing for a short article. */
export function TableOfContents({
  sections,
  language = DEFAULT_LOCALE,
  className,
}: TableOfContentsProps) {
  const t = useTranslations('info')
  const { lang } = documentIn(language, useLocale())
  if (sections.length < MIN_SECTIONS) return null
  return (
    <nav aria-labelledby="contents" className={className}>
      <h2 id="contents" className="text-sm font-bold text-ink">
        {t('onThisPage')}
      </h2>
      <ol lang={lang} className="mt-3 border-s border-line text-sm">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ms-px block border-s-2 border-transparent py-1.5 ps-4 leading-snug text-muted transition-colors hover:border-primary hover:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
