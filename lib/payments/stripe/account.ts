import 'server-only'
import { type Env, env } from '@/lib/core/env'
import { effectiveMode, type PaymentsMode } from '@/lib/payments/mode'

const API_URL = 'https://api.stripe.com'

type Keys = {
  secretKey: string
  publishableKey: string
  /** What its notifications are signed with; without it none is believed. */
  webhookSecret: string | null
}

export type StripeAccount = Keys & { mode: PaymentsMode; apiUrl: string }

/** Stripe's keys say themselves of which mode they are: `sk_test_…`, `rk_live_…`. */
const modeOfKey = (key: string): PaymentsMode => (/^[a-z]+_test_/.test(key) ? 'test' : 'live')

function accountWith(values: Env, keys: Keys): StripeAccount {
  const mode = effectiveMode(modeOfKey(keys.secretKey), values.STRIPE_API_URL, values)
  return { ...keys, mode, apiUrl: values.STRIPE_API_URL ?? API_URL }
}

/** The account of Stripe's plugin. */
export const stripeFrom = (settings: Record<string, unknown>): StripeAccount =>
  accountWith(env(), {
    secretKey: String(settings.secretKey),
    publishableKey: String(settings.publishableKey),
    webhookSecret: settings.webhookSecret ? String(settings.webhookSecret) : null,
  })

/** The account of the environment's credentials; without them there is none. */
export function stripeFromEnvironment(): StripeAccount | null {
  const values = env()
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = values
  if (!secretKey || !publishableKey) return null
  const webhookSecret = values.STRIPE_WEBHOOK_SECRET ?? null
  return accountWith(values, { secretKey, publishableKey, webhookSecret })
}
