import { useLocale, useTranslations } from 'next-intl'
import { englishText } from '@/lib/i18n/english'

/** What to know before buying a product, beside its price; nothing where there is nothing to know. */
export function ProductNotice({ text }: { text: string }) {
  const t = useTranslations('productPage')
  const locale = useLocale()
  if (text === '') return null
  return (
    <p className="mt-4 border-s-4 border-line ps-3 text-sm text-ink-soft [overflow-wrap:anywhere]">
      <strong className="font-semibold text-ink">{t('notice')}</strong>{' '}
      <span {...englishText(locale)}>{text}</span>
    </p>
  )
}
