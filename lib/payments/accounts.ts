import 'server-only'
import type { Tx } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import type { PluginValues } from '@/lib/plugins/plugin'
import { storedPlugin } from '@/lib/plugins/queries'
import type { Accounts } from './account-history'
import { authorizeNetFrom, authorizeNetPlugin } from './authorize-net/plugin'
import { payPalFrom, paypalPlugin } from './paypal/plugin'
import { type AuthorizeNetAccount, type PayPalAccount, providerSettings } from './provider-settings'

type Stored = Awaited<ReturnType<typeof storedPlugin>>

/**
 * Lays a plugin over the environment: its own credentials win, and switching it off ends the offer.
 * What is begun goes on with it switched off.
 */
function layOver<A>(
  stored: Stored,
  fromEnvironment: A | null,
  from: (values: PluginValues) => A,
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
  return layOver(await storedPlugin(paypalPlugin, tx), providerSettings(env()).paypal, payPalFrom)
}

/** Authorize.Net's accounts as they are at this moment. */
export async function authorizeNetAccounts(tx?: Tx): Promise<Accounts<AuthorizeNetAccount>> {
  return layOver(
    await storedPlugin(authorizeNetPlugin, tx),
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
