import 'server-only'
import { AppError } from '@/lib/core/errors'
import { createAuthorizeNetGateway } from '@/lib/payments/authorize-net/gateway'
import { createPayPalGateway } from '@/lib/payments/paypal/gateway'
import { accountAt } from './account-history'
import { authorizeNetAccounts, isSameAuthorizeNet, isSamePayPal, payPalAccounts } from './accounts'
import type { CardGateway, WalletGateway } from './gateway'
import type { PaymentRow } from './queries'

type Made = {
  wallets: Map<string, WalletGateway>
  cards: Map<string, CardGateway>
}

// Next loads modules anew for each kind of bundle; access tokens are kept once a process.
const store: { softhavenGateways?: Made } = globalThis as typeof store
const made = (): Made => {
  store.softhavenGateways ??= { wallets: new Map(), cards: new Map() }
  return store.softhavenGateways
}

/** Accounts change rarely; so many are kept ready. */
const MAX_KEPT = 8

/** One gateway per set of credentials, so that changed ones hold at the next call. */
function kept<C, G>(gateways: Map<string, G>, config: C, create: (config: C) => G): G {
  const key = JSON.stringify(config)
  const known = gateways.get(key)
  if (known) return known
  if (gateways.size >= MAX_KEPT) gateways.clear()
  const gateway = create(config)
  gateways.set(key, gateway)
  return gateway
}

const NAMES = { paypal: 'PayPal', authorize_net: 'Payment by card' } as const

const notOffered = (provider: PaymentRow['provider']) =>
  new AppError('conflict', `${NAMES[provider]} is not offered by this store at the moment`)

/** @throws AppError `conflict` when no new payment may begin with a provider */
export async function requireOffered(provider: PaymentRow['provider']): Promise<void> {
  const accounts = await (provider === 'paypal' ? payPalAccounts() : authorizeNetAccounts())
  if (!accounts.offered) throw notOffered(provider)
}

type Begun = Pick<PaymentRow, 'createdAt'>

/**
 * The wallet of a payment that has begun: with the account that it began with, though another may
 * be in force by now.
 *
 * @throws AppError `conflict` when the store has no credentials for it
 */
export async function walletGateway(payment: Begun): Promise<WalletGateway> {
  const account = accountAt(await payPalAccounts(), payment.createdAt, isSamePayPal)
  if (!account) throw notOffered('paypal')
  return kept(made().wallets, account, createPayPalGateway)
}

/** The cards' gateway of a payment that has begun; see {@link walletGateway}. */
export async function cardGateway(payment: Begun): Promise<CardGateway> {
  const account = accountAt(await authorizeNetAccounts(), payment.createdAt, isSameAuthorizeNet)
  if (!account) throw notOffered('authorize_net')
  return kept(made().cards, account, createAuthorizeNetGateway)
}
