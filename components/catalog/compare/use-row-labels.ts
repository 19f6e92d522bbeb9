import { useTranslations } from 'next-intl'
import type { ComparedBy } from './comparison-rows'

/** What the rows of a comparison are called. */
export function useRowLabels(): Record<ComparedBy, string> {
  const t = useTranslations('comparePage.rows')
  const page = useTranslations('productPage')
  return {
    price: t('price'),
    threeYears: t('threeYears'),
    stock: t('stock'),
    rating: t('rating'),
    publisher: t('publisher'),
    platforms: page('facts.platforms'),
    licenseType: page('facts.licenseType'),
    term: page('facts.term'),
    devices: page('facts.devices'),
    region: page('facts.region'),
    activation: page('facts.activation'),
    worksWith: page('facts.worksWith'),
    notIncluded: page('facts.notIncluded'),
    features: page('tabs.features'),
    version: page('version'),
    delivery: page('delivery'),
  }
}
