import 'server-only'
import { type Env, env } from '@/lib/core/env'
import { type CurrencyCode, isCurrency } from '@/lib/i18n/currencies'
import { effectiveMode, type PaymentsMode } from '@/lib/payments/mode'
import { shortHash } from '@/lib/payments/short-hash'
import { FURTHER_ACCOUNTS, furtherKeys } from './further-accounts'

const API_URL = 'https://api.stripe.com'

type Keys = {
  secretKey: string
  publishableKey: string
  /** What its notifications are signed with; without it none is believed. */
  webhookSecret: string | null
}

export type StripeAccount = Keys & {
  mode: PaymentsMode
  apiUrl: string
  /** By what its payouts are known. */
  payoutsKey: string
}

/** Beside the main account: what it takes, and whose payments remain with it also if that is nothing any more. */
type FurtherAccount = { currencies: readonly CurrencyCode[]; account: StripeAccount }

/** The account that takes all that no further one takes, with those. */
export type StripeAccounts = StripeAccount & { further: readonly FurtherAccount[] }

/** Stripe's keys say themselves of which mode they are: `sk_test_…`, `rk_live_…`. */
const modeOfKey = (key: string): PaymentsMode => (/^[a-z]+_test_/.test(key) ? 'test' : 'live')

function accountWith(values: Env, keys: Keys): StripeAccount {
  const apiUrl = values.STRIPE_API_URL ?? API_URL
  const mode = effectiveMode(modeOfKey(keys.secretKey), values.STRIPE_API_URL, values)
  return { ...keys, mode, apiUrl, payoutsKey: shortHash(keys.secretKey.slice(0, 16), apiUrl) }
}

type Settings = Record<string, unknown>

const textOf = (value: unknown): string | null => (value ? String(value) : null)

/** The accounts of Stripe's plugin. One of another mode than the main one takes nothing. */
export function stripeFrom(settings: Settings): StripeAccounts {
  const main = accountWith(env(), {
    secretKey: String(settings.secretKey),
    publishableKey: String(settings.publishableKey),
    webhookSecret: textOf(settings.webhookSecret),
  })
  const further = FURTHER_ACCOUNTS.flatMap((number) => {
    const { account, currencies } = furtherStripeFrom(settings, number)
    return account ? [{ account, currencies: account.mode === main.mode ? currencies : [] }] : []
  })
  return { ...main, further }
}

/** What the plugin's settings say of a further account, which is `null` without its keys. */
export function furtherStripeFrom(
  settings: Settings,
  number: number,
): { account: StripeAccount | null; currencies: readonly CurrencyCode[]; isBegun: boolean } {
  const keys = furtherKeys(number)
  const secretKey = textOf(settings[keys.secretKey])
  const publishableKey = textOf(settings[keys.publishableKey])
  const webhookSecret = textOf(settings[keys.webhookSecret])
  const listed = settings[keys.currencies]
  const currencies = (Array.isArray(listed) ? listed : []).filter(isCurrency)
  const isBegun = [secretKey, publishableKey, webhookSecret, ...currencies].some(Boolean)
  if (!secretKey || !publishableKey) return { account: null, currencies, isBegun }
  const account = accountWith(env(), { secretKey, publishableKey, webhookSecret })
  // Of accounts that were opened together the keys may begin alike.
  const payoutsKey = shortHash(account.payoutsKey, publishableKey)
  return { account: { ...account, payoutsKey }, currencies, isBegun }
}

/** The account of the environment's credentials; without them there is none. */
export function stripeFromEnvironment(): StripeAccounts | null {
  const values = env()
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = values
  if (!secretKey || !publishableKey) return null
  const webhookSecret = values.STRIPE_WEBHOOK_SECRET ?? null
  return { ...accountWith(values, { secretKey, publishableKey, webhookSecret }), further: [] }
}
