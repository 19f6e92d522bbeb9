import { isInEu } from '@/lib/pricing/eu-rates'
import { taxPlace } from '@/lib/pricing/territories'
import type { WithdrawalFunction } from './choices'

/** What is in the European Economic Area beside the EU, and the United Kingdom. */
const BESIDE_EU: readonly string[] = ['IS', 'LI', 'NO', 'GB']

/**
 * Whether consumers in a country have the rights of Directive 2011/83/EU, or those of the United Kingdom that are like them.
 *
 * @param code of the country, or of a part of it
 */
export function isInEurope(code: string): boolean {
  const { country } = taxPlace(code)
  return isInEu(country) || BESIDE_EU.includes(country)
}

/**
 * Whether pages and mails about an order lead to the withdrawal function. Every footer does unless it is off.
 *
 * @param code of its buyer's country, or of a part of it; `null` where it is not known
 */
export function offersWithdrawal(choice: WithdrawalFunction, code: string | null): boolean {
  if (choice !== 'europe') return choice === 'everywhere'
  return code === null || isInEurope(code)
}
