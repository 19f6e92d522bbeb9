import { termsValues } from '@/content/terms'
import type { Settings } from '@/lib/settings/registry'
import { STORE_VARIABLES, type StoreValues, type StoreVariable } from './variables'

/** What the variables of the owner's texts stand for now. @param charged what orders are charged in, in English words */
export function storeValues(settings: Settings, charged: string): StoreValues {
  const all = termsValues(settings, charged)
  const named = (variable: StoreVariable) => [variable, String(all[variable])] as const
  return Object.fromEntries(STORE_VARIABLES.map(named)) as StoreValues
}
