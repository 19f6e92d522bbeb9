import type { SIMULATOR_CREDENTIALS } from '@/lib/payments/simulator-credentials'
import type { Incoming } from './http-server'
import { StripeBalance } from './stripe-balance'
import { StripeBooks } from './stripe-books'
import { StripeCharges } from './stripe-charges'
import { StripeDisputes } from './stripe-disputes'
import { decode, StripeFault, type Tree } from './stripe-form'
import { StripeIntents } from './stripe-intents'
import { StripeTokens } from './stripe-means'
import { StripeRefunds } from './stripe-refunds'

/** A call of the API: of which kind its outcomes are set, and what it does. */
type Call = { kind: string; run: (outcome: string | undefined) => object }

/** The simulated account, and what the calls of Stripe's API do with it. */
export class StripeAccount {
  readonly books: StripeBooks
  readonly tokens = new StripeTokens()
  readonly balance: StripeBalance
  readonly disputes: StripeDisputes
  readonly charges: StripeCharges
  readonly intents: StripeIntents
  readonly refunds: StripeRefunds

  /**
   * @param keys those of the account
   * @param announce tells the store what happened
   * @param url where the simulator listens
   */
  constructor(
    readonly id: string,
    readonly keys: typeof SIMULATOR_CREDENTIALS.stripe,
    announce: StripeBooks['announce'],
    url: () => string,
  ) {
    this.books = new StripeBooks(announce)
    this.balance = new StripeBalance(this.books)
    this.disputes = new StripeDisputes(this.books, this.balance)
    this.charges = new StripeCharges(this.books, this.balance, this.disputes)
    this.intents = new StripeIntents(this.books, this.tokens, this.charges, url)
    this.refunds = new StripeRefunds(this.books, this.balance)
  }

  clear(): void {
    for (const part of [this.books, this.tokens, this.balance]) part.clear()
  }

  /** The call of a request. @throws StripeFault when there is none, or the key is wrong */
  callOf(request: Incoming): Call {
    requireKey(request, this.keys)
    const given = decode(
      new URLSearchParams(request.method === 'GET' ? request.query : request.body),
    )
    const [, , collection = '', id, action] = request.path.split('/')
    const call =
      request.method === 'GET'
        ? this.reading(collection, id, given)
        : this.writing(collection, id, action, given)
    if (call) return call
    throw new StripeFault(
      404,
      {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${request.method}: ${request.path}).`,
      },
      true,
    )
  }

  private reading(collection: string, id: string | undefined, query: Tree): Call | undefined {
    const { intents, charges, refunds, disputes, balance } = this
    const retrieved = { payment_intents: intents, charges, refunds, disputes }
    if (collection === 'confirmation_tokens' && id)
      return { kind: 'get', run: () => this.tokens.retrieve(id) }
    if (collection === 'account')
      return {
        kind: 'account',
        run: () => ({ ...ACCOUNT, id: this.id, default_currency: balance.currency }),
      }
    if (collection === 'balance') return { kind: 'account', run: () => balance.balance(query) }
    if (collection === 'balance_transactions')
      return {
        kind: 'transactions',
        run: () => (id ? balance.transaction(id, query) : balance.transactions(query)),
      }
    if (collection === 'payouts')
      return {
        kind: 'payouts',
        run: () => (id ? balance.payout(id, query) : balance.payouts(query)),
      }
    if (!(collection in retrieved)) return undefined
    if (id) {
      const kind = collection === 'disputes' ? 'disputes' : 'get'
      const by = Object.entries(retrieved).find(([name]) => name === collection)?.[1]
      return by && { kind, run: () => by.retrieve(id, query) }
    }
    if (collection === 'payment_intents') return { kind: 'list', run: () => intents.list(query) }
    if (collection === 'refunds') return { kind: 'list', run: () => refunds.list(query) }
    if (collection === 'disputes') return { kind: 'disputes', run: () => disputes.list(query) }
    return undefined
  }

  private writing(
    collection: string,
    id: string | undefined,
    action: string | undefined,
    body: Tree,
  ): Call | undefined {
    const { intents, refunds, disputes, tokens } = this
    if (collection === 'test_helpers' && id === 'confirmation_tokens')
      return { kind: 'token', run: () => tokens.create(body) }
    if (collection === 'refunds' && !id)
      return { kind: 'refund', run: (outcome) => refunds.create(body, outcome) }
    if (collection === 'disputes' && id)
      return {
        kind: 'dispute',
        run: () => (action === 'close' ? disputes.close(id, body) : disputes.update(id, body)),
      }
    if (collection !== 'payment_intents') return undefined
    if (!id) return { kind: 'create', run: (outcome) => intents.create(body, outcome) }
    if (action === 'confirm')
      return { kind: 'confirm', run: (outcome) => intents.confirm(id, body, outcome) }
    return action === 'cancel' ? { kind: 'cancel', run: () => intents.cancel(id, body) } : undefined
  }
}

const ACCOUNT = {
  object: 'account',
  charges_enabled: true,
  country: 'US',
  default_currency: 'usd',
  email: 'merchant@example.com',
  payouts_enabled: true,
  type: 'standard',
}

const refusedKey = (status: number, message: string, code?: string) =>
  new StripeFault(status, { type: 'invalid_request_error', ...(code && { code }), message }, true)

/** @throws StripeFault unless the request has the account's secret key */
function requireKey(
  { headers }: Incoming,
  { secretKey, publishableKey }: StripeAccount['keys'],
): void {
  const key = headers.authorization?.replace(/^Bearer /, '') ?? ''
  if (key === secretKey) return
  if (key === '')
    throw refusedKey(
      401,
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.',
    )
  if (key === publishableKey)
    throw refusedKey(
      403,
      'This API call cannot be made with a publishable API key. Please use a secret API key.',
      'secret_key_required',
    )
  throw refusedKey(401, `Invalid API Key provided: ${key.slice(0, 8)}****${key.slice(-4)}`)
}
