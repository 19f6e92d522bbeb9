import { useLocale, useTranslations } from 'next-intl'
import { textLocaleOf } from '@/lib/i18n/locales'
import type { Kept } from '@/lib/plugins/in-browser'

/** How long something is kept, in words. */
export function useKept(): (kept: Kept) => string {
  const t = useTranslations('cookies.kept')
  const locale = textLocaleOf(useLocale())
  return (kept) => {
    if (typeof kept === 'string') return t(kept)
    const [count, unit] = kept
    return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
  }
}
