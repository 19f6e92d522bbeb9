import { useFactTexts } from '@/components/catalog/use-fact-texts'
import {
  ENDLESS,
  LICENSE_TYPES,
  LIFETIME,
  PLATFORM_NAMES,
  PLATFORMS,
  UNLIMITED,
} from '@/lib/catalog/product-facts'
import type { FactList } from './product-filters'

/** What a value of a filter is called. */
export function useValueText() {
  const say = useFactTexts()
  const texts: Record<FactList, (value: string) => string> = {
    publisher: (name) => name,
    platform: (value) => {
      const platform = PLATFORMS.find((each) => each === value)
      return platform ? PLATFORM_NAMES[platform] : value
    },
    licenseType: (value) => {
      const type = LICENSE_TYPES.find((each) => each === value)
      return type ? say.licenseType(type) : value
    },
    term: (value) => say.term(value === LIFETIME ? ENDLESS : Number(value)),
    devices: (value) => say.devices(value === UNLIMITED ? ENDLESS : Number(value)),
  }
  return (fact: FactList, value: string) => texts[fact](value)
}
