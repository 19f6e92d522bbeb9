import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { requireAmount } from './stripe-amounts'
import { idOf, now, type StripeBooks } from './stripe-books'
import type { StripeCharges } from './stripe-charges'
import {
  expand,
  integer,
  invalid,
  listOf,
  metadata,
  pageFields,
  read,
  StripeFault,
  type Tree,
  yesNo,
} from './stripe-form'
import { GENERIC_DECLINE, type Means, type StripeTokens } from './stripe-means'
import type { Intent } from './stripe-objects'

const TYPES = ['card', 'sepa_debit', 'ideal']
const ONLY_EURO = ['sepa_debit', 'ideal']

const confirmFields = {
  confirmation_token: z.string().optional(),
  return_url: z.url().optional(),
  use_stripe_sdk: yesNo.default(false),
  receipt_email: z.string().optional(),
  /** Of no consequence here. */
  mandate_data: z.record(z.string(), z.unknown()).optional(),
  expand,
}
const createSchema = z.strictObject({
  amount: integer,
  currency: z.string(),
  confirm: yesNo.default(false),
  automatic_payment_methods: z
    .strictObject({
      enabled: yesNo,
      allow_redirects: z.enum(['always', 'never']).default('always'),
    })
    .optional(),
  allowed_payment_method_types: listOf(z.enum(TYPES)).optional(),
  capture_method: z.enum(['automatic', 'automatic_async']).default('automatic_async'),
  description: z.string().max(1000).optional(),
  statement_descriptor_suffix: z.string().max(22).optional(),
  metadata: metadata.default({}),
  ...confirmFields,
})
const confirmSchema = z.strictObject(confirmFields)
const cancelSchema = z.strictObject({
  cancellation_reason: z
    .enum(['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'])
    .optional(),
  expand,
})
const retrieveSchema = z.strictObject({
  client_secret: z.string().optional(),
  key: z.string().optional(),
  expand,
})
const listSchema = z.strictObject(pageFields)

/** Set for one call: `declined`, `later` (its outcome is known later), `wrong_amount` (less is charged). */
type Outcome = string | undefined

/** Payments: Stripe's PaymentIntents, as far as the store uses them. */
export class StripeIntents {
  /** @param url where the simulator listens; its pages stand for the payer's bank */
  constructor(
    private readonly books: StripeBooks,
    private readonly tokens: StripeTokens,
    private readonly charges: StripeCharges,
    private readonly url: () => string,
  ) {}

  create(body: Tree, outcome: Outcome): object {
    const asked = read(createSchema, body)
    requireAmount(asked.amount, asked.currency)
    if (asked.confirmation_token !== undefined && !asked.confirm)
      throw invalid(
        'You can only pass `confirmation_token` when `confirm` is true.',
        undefined,
        'confirmation_token',
      )
    const id = idOf('pi')
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount: outcome === 'wrong_amount' ? asked.amount - 1 : asked.amount,
      amount_received: 0,
      automatic_payment_methods: asked.automatic_payment_methods ?? null,
      canceled_at: null,
      cancellation_reason: null,
      capture_method: asked.capture_method,
      client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
      confirmation_method: 'automatic',
      created: now(),
      currency: asked.currency,
      customer: null,
      description: asked.description ?? null,
      last_payment_error: null,
      latest_charge: null,
      livemode: false,
      metadata: asked.metadata,
      next_action: null,
      payment_method: null,
      payment_method_types: typesFor(asked.currency).filter(
        (type) => asked.allowed_payment_method_types?.includes(type) ?? true,
      ),
      receipt_email: asked.receipt_email ?? null,
      status: 'requires_payment_method',
    }
    if (asked.confirm) this.pay(intent, asked, outcome)
    else {
      this.books.intents.set(id, intent)
      this.books.announce('payment_intent.created', intent)
    }
    return this.books.expanded(intent, asked.expand)
  }

  confirm(id: string, body: Tree, outcome: Outcome): object {
    const intent = this.books.get(this.books.intents, 'payment_intent', id)
    const asked = read(confirmSchema, body)
    if (!['requires_payment_method', 'requires_confirmation'].includes(intent.status))
      throw unexpected(
        intent,
        `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`,
      )
    this.pay(intent, asked, outcome)
    return this.books.expanded(intent, asked.expand)
  }

  cancel(id: string, body: Tree): object {
    const intent = this.books.get(this.books.intents, 'payment_intent', id)
    const asked = read(cancelSchema, body)
    if (['succeeded', 'processing', 'canceled'].includes(intent.status))
      throw unexpected(
        intent,
        `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action, processing.`,
      )
    intent.status = 'canceled'
    intent.canceled_at = now()
    intent.cancellation_reason = asked.cancellation_reason ?? null
    intent.next_action = null
    this.books.announce('payment_intent.canceled', intent)
    return this.books.expanded(intent, asked.expand)
  }

  retrieve(id: string, query: Tree): object {
    const asked = read(retrieveSchema, query)
    const intent = this.books.get(this.books.intents, 'payment_intent', id)
    return this.books.expanded(intent, asked.expand)
  }

  list(query: Tree): object {
    const page = read(listSchema, query)
    const all = [...this.books.intents.values()]
    return this.books.expanded(this.books.list('/v1/payment_intents', all, page), page.expand)
  }

  /** The payment that a browser may see. @throws StripeFault when the secret is not the payment's */
  ofSecret(id: string, secret: string | undefined): Intent {
    const intent = this.books.get(this.books.intents, 'payment_intent', id)
    if (intent.client_secret !== secret)
      throw invalid(
        'The client_secret provided does not match the client_secret associated with the PaymentIntent.',
        'payment_intent_invalid_parameter',
        'client_secret',
      )
    return intent
  }

  /** What the payer does at his bank, in a dialog or on its page. */
  authenticate(intent: Intent, isPassed: boolean): void {
    const means = this.books.means.get(intent.id)
    if (intent.status !== 'requires_action' || !means)
      throw unexpected(intent, 'This PaymentIntent does not require an action.')
    if (!isPassed) this.charges.failAuthentication(intent)
    else if (means.decline) this.charges.refuse(intent, means, means.decline)
    else this.charges.take(intent, means)
  }

  private pay(intent: Intent, asked: z.output<typeof confirmSchema>, outcome: Outcome): void {
    if (asked.confirmation_token === undefined)
      throw invalid(
        'You cannot confirm this PaymentIntent because it is missing a payment method.',
        'payment_intent_unexpected_state',
      )
    const redirects = intent.automatic_payment_methods?.allow_redirects === 'always'
    const means = this.tokens.use(asked.confirmation_token, intent.id, ({ type, returnUrl }) => {
      if (!intent.payment_method_types.includes(type))
        throw invalid(
          `The PaymentMethod provided (${type}) is not allowed for this PaymentIntent.`,
          'payment_intent_incompatible_payment_method',
          'payment_method',
        )
      if (redirects && !(asked.return_url ?? returnUrl))
        throw invalid(
          'This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a `return_url`.',
        )
    })
    this.books.intents.set(intent.id, intent)
    this.books.means.set(intent.id, means)
    intent.payment_method = means.id
    intent.receipt_email = asked.receipt_email ?? intent.receipt_email
    const decline = outcome === 'declined' ? GENERIC_DECLINE : means.decline
    if (means.type === 'ideal' || means.needsAuthentication) {
      this.require(intent, means, asked)
      return
    }
    if (!decline) {
      this.charges.take(intent, means, outcome === 'later' || undefined)
      return
    }
    this.charges.refuse(intent, means, decline)
    throw new StripeFault(402, {
      type: 'card_error',
      code: decline.code,
      message: decline.message,
      ...(decline.declineCode && { decline_code: decline.declineCode }),
      charge: intent.latest_charge ?? undefined,
      payment_intent: structuredClone(intent),
    })
  }

  private require(intent: Intent, means: Means, asked: z.output<typeof confirmSchema>): void {
    const return_url = asked.return_url ?? means.returnUrl ?? null
    const leaves = means.type === 'ideal' || (return_url !== null && !asked.use_stripe_sdk)
    intent.status = 'requires_action'
    intent.next_action = leaves
      ? {
          type: 'redirect_to_url',
          redirect_to_url: {
            url: `${this.url()}/authenticate/${intent.client_secret}`,
            return_url,
          },
        }
      : {
          type: 'use_stripe_sdk',
          use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: `${this.url()}/v3/` },
        }
    this.books.announce('payment_intent.requires_action', intent)
  }
}

const typesFor = (currency: string) =>
  TYPES.filter((type) => currency === 'eur' || !ONLY_EURO.includes(type))

const unexpected = (intent: Intent, message: string) =>
  new StripeFault(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message,
    payment_intent: structuredClone(intent),
  })
