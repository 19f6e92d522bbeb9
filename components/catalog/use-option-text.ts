import type { OptionKind } from '@/lib/catalog/option-choices'
import { PLATFORM_NAMES, platformsOf } from '@/lib/catalog/product-facts'
import { useFactTexts } from './use-fact-texts'

/** What a value is called by which the products of a family differ. */
export function useOptionText() {
  const say = useFactTexts()
  const texts: Record<OptionKind, (value: string) => string> = {
    edition: (name) => name,
    devices: (count) => say.devices(Number(count)),
    term: (months) => say.term(Number(months)),
    platform: (names) =>
      platformsOf(names.split(','))
        .map((each) => PLATFORM_NAMES[each])
        .join(', '),
  }
  return (kind: OptionKind, value: string) => texts[kind](value)
}
