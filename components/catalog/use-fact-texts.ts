import { useTranslations } from 'next-intl'
import {
  ENDLESS,
  type LicenseType,
  PLATFORM_NAMES,
  type Platform,
  termOf,
} from '@/lib/catalog/product-facts'

/** How facts of products are said in the visitor's language. */
export function useFactTexts() {
  const t = useTranslations('product.facts')
  return {
    /** @param months 0 for a term without end */
    term: (months: number): string => {
      const term = termOf(months)
      return term.unit === 'lifetime' ? t('lifetime') : t(term.unit, { count: term.count })
    },
    /** @param count 0 for any number */
    devices: (count: number): string =>
      count === ENDLESS ? t('unlimitedDevices') : t('devices', { count }),
    licenseType: (type: LicenseType): string => t(type),
    platforms: (platforms: readonly Platform[]): string =>
      platforms.map((each) => PLATFORM_NAMES[each]).join(', '),
    /** Where there is little room: the first platforms, and how many more there are. */
    somePlatforms: (platforms: readonly Platform[]): string => {
      const [first, ...others] = platforms
      if (!first) return ''
      return others.length > 1
        ? t('morePlatforms', { name: PLATFORM_NAMES[first], count: others.length })
        : platforms.map((each) => PLATFORM_NAMES[each]).join(', ')
    },
  }
}
