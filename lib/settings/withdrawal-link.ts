import { isInEu } from '@/lib/pricing/eu-rates'
import { taxPlace } from '@/lib/pricing/territories'
import type { WithdrawalFunction } from './choices'

/** What is in the European Economic Area beside the EU, and the United Kingdom. */
const BESIDE_EU: readonly string[] = ['IS', 'LI', 'NO', 'GB']

/**
 * Whether pages and mails about an order lead to the withdrawal function. Every footer does unless it is off.
 *
 * @param code of its buyer's country, or of a part of it; `null` where it is not known
 */
export function offersWithdrawal(choice: WithdrawalFunction, code: string | null): boolean {
  if (choice !== 'europe') return choice === 'everywhere'
  if (code === null) return true
  const { country } = taxPlace(code)
  return isInEu(country) || BESIDE_EU.includes(country)
}
