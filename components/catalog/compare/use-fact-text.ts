import { useLocale, useTranslations } from 'next-intl'
import { useFactTexts } from '@/components/catalog/use-fact-texts'
import type { Product } from '@/lib/catalog/contracts'
import { EVERYWHERE, regionNames } from '@/lib/catalog/regions'
import type { ComparedBy } from './comparison-rows'

/** Facts that are said in one line. */
export type FactName = Extract<
  ComparedBy,
  'platforms' | 'licenseType' | 'term' | 'devices' | 'region' | 'activation'
>

/** How a fact of a product is said where products are compared. */
export function useFactText(): (by: FactName, product: Product) => string {
  const t = useTranslations('productPage')
  const locale = useLocale()
  const say = useFactTexts()
  return (by, product) => {
    const { platforms, licenseType, termMonths, devices, regions, activation } = product
    switch (by) {
      case 'platforms':
        return say.platforms(platforms)
      case 'licenseType':
        return licenseType === null ? '' : say.licenseType(licenseType)
      case 'term':
        return termMonths === null ? '' : say.term(termMonths)
      case 'devices':
        return devices === null ? '' : say.devices(devices)
      case 'region':
        return regions.includes(EVERYWHERE)
          ? t('facts.worldwide')
          : regionNames(regions, locale).join(', ')
      case 'activation':
        return activation === null ? '' : t(`facts.activations.${activation}`)
    }
  }
}
