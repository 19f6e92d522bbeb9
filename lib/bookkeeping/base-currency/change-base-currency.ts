import 'server-only'
import { rebaseCoupons } from '@/lib/cart/coupons/rebase-coupons'
import { rebaseGiftCards } from '@/lib/cart/gift-cards/rebase-gift-cards'
import { rebaseAlerts } from '@/lib/catalog/product-alerts/rebase-alerts'
import { foreseePrices, rebasePrices } from '@/lib/catalog/rebase-prices'
import { db, type Tx } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { rebaseCosts } from '@/lib/licences/rebase-costs'
import { lockBaseCurrency } from '@/lib/payments/locks'
import { parseRate, roundingsOf } from '@/lib/pricing/exchange-rate'
import { type Rebase, rebaseAt } from '@/lib/pricing/rebase'
import { lockSettings, storeSettings } from '@/lib/settings/store-settings'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { requireProof } from '@/lib/staff/require-proof'
import type { ChangeBaseCurrency, ChangedBaseCurrency } from './contracts'
import { readBaseCurrency } from './read-base-currency'

const EXAMPLES = 8
/** A hundred thousand products took 84 seconds on two busy cores: their lists are made anew. */
const TIMEOUT_MS = 300_000

const PROBLEMS = {
  orders: say('settings.baseCurrencyAfterOrders'),
  payments: say('settings.baseCurrencyDuringPayments'),
} as const

/**
 * Makes another currency the store's: prices, coupons, gift cards, what keys cost and what watchers of prices saw become
 * amounts of it at one rate, all or nothing. Until there is an order: the sums of orders are in the store's currency.
 *
 * @returns what the store's currency is, and how the first products' prices change
 * @throws AppError `invalid` naming `currency`, `rate` or `rounding`; `conflict` with orders, or while a payment is under way
 */
export function changeBaseCurrency(
  actor: Actor,
  change: ChangeBaseCurrency,
): Promise<ChangedBaseCurrency> {
  return db().$transaction(
    async (tx) => {
      if (!change.dryRun) {
        await lockBaseCurrency(tx, 'alone')
        await lockSettings(tx)
      }
      const { currency: from, problem } = await readBaseCurrency(tx)
      const rebase = rebaseOf(change, from)
      if (problem !== null) throw new AppError('conflict', PROBLEMS[problem])
      const examples = await foreseePrices(tx, rebase, EXAMPLES)
      if (!change.dryRun) await rebaseStore(tx, actor, { from, change, rebase })
      return { ...(await readBaseCurrency(tx)), examples }
    },
    { timeout: TIMEOUT_MS },
  )
}

function rebaseOf({ currency, rate, rounding }: ChangeBaseCurrency, from: string): Rebase {
  if (currency === from) throw invalidField('currency', say('settings.sameCurrency', { currency }))
  if (!roundingsOf(currency).includes(rounding))
    throw invalidField('rounding', say('settings.roundingNeedsCents', { currency }))
  const parsed = parseRate(rate)
  if (parsed === null) throw invalidField('rate', say('settings.rate'))
  const { to, price, amount } = rebaseAt(currency, parsed, rounding)
  return { to, price: withinBounds(price), amount: withinBounds(amount) }
}

/** The most that a column holds. */
const LARGEST_CENTS = 99_999_999_999_999

const withinBounds =
  (convert: (cents: number) => number) =>
  (cents: number): number => {
    const converted = convert(cents)
    if (converted > LARGEST_CENTS) throw invalidField('rate', say('settings.rateTooHigh'))
    return converted
  }

type Change = { from: string; change: ChangeBaseCurrency; rebase: Rebase }

async function rebaseStore(tx: Tx, actor: Actor, { from, change, rebase }: Change): Promise<void> {
  requireProof(actor)
  const { currency, rate, rounding } = change
  await storeSettings(tx, { baseCurrency: currency })
  await rebasePrices(tx, rebase)
  await rebaseAlerts(tx, rebase)
  await rebaseCoupons(tx, rebase)
  await rebaseGiftCards(tx, from, rebase)
  await rebaseCosts(tx, rebase)
  await recordAudit(tx, actor, {
    action: 'settings.base_currency',
    entityType: 'settings',
    entityId: 'baseCurrency',
    before: { baseCurrency: from },
    after: { baseCurrency: currency, rate, rounding },
  })
}
