import { useTranslations } from 'next-intl'

/** The first tab stop: skips the header to the page's content. */
export function SkipLink() {
  const t = useTranslations('shell')
  return (
    <a
      href="#main"
      className="fixed start-4 top-3 z-60 -translate-y-20 rounded-control bg-ink px-4 py-3 text-sm font-semibold text-on-fill shadow-overlay transition-transform focus:translate-y-0"
    >
      {t('skipToContent')}
    </a>
  )
}
