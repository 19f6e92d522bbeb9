import type { Texts } from '@/components/back-office/language/texts'
import { EVERY_HOURS } from '@/lib/catalog/supplier-feeds/contracts'

/** How often a feed is imported, by its hours; `undefined` for hours that cannot be chosen. */
export function everyText(t: Texts<'supplier-feeds'>, hours: number): string | undefined {
  const known = EVERY_HOURS.find((one) => one === hours)
  return known && t(`every.${known}`)
}
