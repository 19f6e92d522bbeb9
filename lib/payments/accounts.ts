import 'server-only'
import type { Tx } from '@/lib/core/db'
import { type Env, env } from '@/lib/core/env'
import { storedPlugin } from '@/lib/plugins/queries'
import type { Accounts } from './account-history'
import {
  type AuthorizeNetAccount,
  authorizeNetAccount,
  type PayPalAccount,
  payPalAccount,
  providerSettings,
} from './provider-settings'

type Values = Record<string, unknown>
type Stored = Awaited<ReturnType<typeof storedPlugin>>

const modeOf = ({ mode }: Values): Env['PAYMENTS_MODE'] => (mode === 'test' ? 'test' : 'live')

/** PayPal with the credentials of its plugin. */
export const payPalFrom = (values: Values): PayPalAccount =>
  payPalAccount(env(), modeOf(values), {
    clientId: String(values.clientId),
    clientSecret: String(values.clientSecret),
  })

/** Authorize.Net with the credentials of its plugin. */
export const authorizeNetFrom = (values: Values): AuthorizeNetAccount =>
  authorizeNetAccount(env(), modeOf(values), {
    loginId: String(values.loginId),
    transactionKey: String(values.transactionKey),
  })

/**
 * Lays a plugin over the environment: its own credentials win, and switching it off ends the offer.
 * What is begun goes on with it switched off.
 */
function layOver<A>(
  stored: Stored,
  fromEnvironment: A | null,
  from: (values: Values) => A,
): Accounts<A> {
  if (!stored) return { offered: fromEnvironment !== null, current: fromEnvironment, earlier: [] }
  const own = stored.isComplete ? from(stored.values) : null
  const current = stored.hasOwn ? own : fromEnvironment
  return {
    offered: stored.active && current !== null,
    current,
    earlier: stored.earlier.map(({ until, settings }) => ({
      until,
      account: settings === null ? fromEnvironment : from(settings),
    })),
  }
}

/** PayPal's accounts as they are at this moment. */
export async function payPalAccounts(tx?: Tx): Promise<Accounts<PayPalAccount>> {
  return layOver(await storedPlugin('paypal', tx), providerSettings(env()).paypal, payPalFrom)
}

/** Authorize.Net's accounts as they are at this moment. */
export async function authorizeNetAccounts(tx?: Tx): Promise<Accounts<AuthorizeNetAccount>> {
  return layOver(
    await storedPlugin('authorize-net', tx),
    providerSettings(env()).authorizeNet,
    authorizeNetFrom,
  )
}

/** Whether two are one account of PayPal, whatever their secrets. */
export const isSamePayPal = (one: PayPalAccount, other: PayPalAccount): boolean =>
  one.clientId === other.clientId && one.apiUrl === other.apiUrl

/** Whether two are one account of Authorize.Net, whatever their keys. */
export const isSameAuthorizeNet = (one: AuthorizeNetAccount, other: AuthorizeNetAccount): boolean =>
  one.loginId === other.loginId && one.apiUrl === other.apiUrl
