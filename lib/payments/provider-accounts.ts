import 'server-only'
import type { Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import type { Plugin } from '@/lib/plugins/plugin'
import { storedPlugin } from '@/lib/plugins/queries'
import { type Accounts, accountAt } from './account-history'
import type { PaymentsMode } from './mode'
import type { Payment } from './payment'
import type { Offer } from './provider'

/** The source of a provider's accounts. */
export type AccountSource<A extends { mode: PaymentsMode }> = {
  plugin: Plugin
  /** The shoppers' name of the payment method. */
  method: string
  fromEnvironment: () => A | null
  fromPlugin: (settings: Record<string, unknown>) => A
}

/** How to create a gateway from an account. */
type GatewaySource<A, G> = {
  createGateway: (account: A) => G
  /** The gateways in use, one per set of credentials. */
  gateways: Map<string, G>
}

/** The source of the accounts of a provider that has one at a time, and how to create a gateway from them. */
export type SingleAccountSource<A extends { mode: PaymentsMode }, G> = AccountSource<A> &
  GatewaySource<A, G> & {
    /** Whether two are the same account, regardless of their secrets. */
    isSame: (one: A, other: A) => boolean
  }

/**
 * A provider's current accounts: a plugin's own credentials override the environment's, and switching
 * it off ends the offer. Payments that have started continue while it is switched off.
 */
export async function accountsOf<A extends { mode: PaymentsMode }>(
  { plugin, fromEnvironment, fromPlugin }: AccountSource<A>,
  tx?: Tx,
): Promise<Accounts<A>> {
  const stored = await storedPlugin(plugin, tx)
  const environment = fromEnvironment()
  if (!stored) return { offered: environment !== null, current: environment, earlier: [] }
  const own = stored.isComplete ? fromPlugin(stored.values) : null
  const current = stored.hasOwn ? own : environment
  return {
    offered: stored.active && current !== null,
    current,
    earlier: stored.earlier.map(({ until, settings }) => ({
      until,
      account: settings === null ? environment : fromPlugin(settings),
    })),
  }
}

/** Every account that the store has or had, the current one first; the same one once. */
export function allAccounts<A>(
  { current, earlier }: Accounts<A>,
  isSame: (one: A, other: A) => boolean,
): A[] {
  const accounts: A[] = []
  for (const account of [current, ...earlier.map(({ account }) => account).reverse()])
    if (account !== null && !accounts.some((one) => isSame(one, account))) accounts.push(account)
  return accounts
}

/** How a provider with these accounts is offered. */
export const offerOf = <A extends { mode: PaymentsMode }>(
  { offered, current }: Accounts<A>,
  currenciesOf: (account: A) => readonly CurrencyCode[],
): Offer => ({
  isOffered: offered,
  mode: current?.mode ?? null,
  currencies: current ? currenciesOf(current) : [],
})

/** Accounts change rarely, so few gateways are in use at a time. */
const MAX_GATEWAYS = 8

/**
 * The gateway of a started payment: with the account that it started with, even if another is current
 * by now.
 *
 * @throws AppError `conflict` when the store has no credentials for it
 */
export async function gatewayOf<A extends { mode: PaymentsMode }, G>(
  source: SingleAccountSource<A, G>,
  payment: Pick<Payment, 'createdAt'>,
): Promise<G> {
  const account = accountAt(await accountsOf(source), payment.createdAt, source.isSame)
  if (!account) throw notOffered(source.method)
  return gatewayWith(source, account)
}

/** The gateway of an account. There is one per set of credentials, so changed credentials apply from the next call. */
export function gatewayWith<A, G>({ gateways, createGateway }: GatewaySource<A, G>, account: A): G {
  const key = JSON.stringify(account)
  const inUse = gateways.get(key)
  if (inUse) return inUse
  if (gateways.size >= MAX_GATEWAYS) gateways.clear()
  const gateway = createGateway(account)
  gateways.set(key, gateway)
  return gateway
}

/** @param method the shoppers' name of the payment method */
export const notOffered = (method: string) =>
  new AppError('conflict', say('payments.methodNotOffered', { method }))
