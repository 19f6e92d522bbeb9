import 'server-only'
import type { Tx } from '@/lib/core/db'
import { invalidFields } from '@/lib/core/errors'
import { toCents } from '@/lib/core/money'
import { type ServerText, say } from '@/lib/core/server-text'
import { type CurrencyCode, stepOf } from '@/lib/i18n/currencies'
import { mostPrice } from '@/lib/pricing/most-price'
import { currentSetting } from './queries'

type Amounts = Record<string, { toString(): string } | null | undefined>

/**
 * Refuses amounts that the store's currency has no coins for, and those that nobody charges in it.
 *
 * @param amounts decimal strings by the field that they came in; absent ones are not looked at
 * @throws AppError `invalid` naming each
 */
export async function requireChargeable(tx: Tx, amounts: Amounts): Promise<void> {
  const currency = await currentSetting('baseCurrency', tx)
  const issues = Object.entries(amounts).flatMap(([field, amount]) => {
    const text = amount == null ? null : problemOf(field, toCents(amount), currency)
    return text ? [{ path: field, text }] : []
  })
  if (issues.length > 0) throw invalidFields(issues)
}

function problemOf(field: string, cents: number, currency: CurrencyCode): ServerText | null {
  if (cents > mostPrice(currency)) return say('fields.mustBeAmountInRange', { field })
  return cents % stepOf(currency) === 0 ? null : say('fields.wholeCurrency', { field, currency })
}
