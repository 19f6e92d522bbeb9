import type Stripe from 'stripe'
import type { z } from 'zod'
import type {
  Amount,
  Confirmation,
  GatewayFailure,
  Refund,
  RefundFailure,
  TokenBuyer,
} from '@/lib/payments/gateway'
import type { Settlement } from '@/lib/payments/settlement'
import { type Intent, intentSchema, refundSchema, type StripeRefund, tokenSchema } from './answers'
import { type StripeConfig, stripeClient } from './client'
import { failureOf } from './failure'
import { toMinorUnits } from './minor-units'
import { buyerOfToken, confirmationOf, declineOf, refundOf, settlementOf } from './outcomes'

const EXPAND = ['latest_charge.balance_transaction']
const UNKNOWN: Settlement = { status: 'unknown' }
const UNREADABLE: GatewayFailure = {
  ok: false,
  reason: 'unknown',
  message: 'Stripe’s answer cannot be read.',
}

/** How long before a payment of the store Stripe's clock may have made its intent. */
const CLOCK_SECONDS = 60
/** More than so many payments of a few minutes nobody looks through. */
const MOST_LISTED = 5_000

type Found<T> = { ok: true; value: T } | { ok: false; failure: GatewayFailure }

/** Calls Stripe and reads its answer. What can't be read may have moved money. */
async function asked<S extends z.ZodType>(
  schema: S,
  call: () => Promise<unknown>,
): Promise<Found<z.output<S>>> {
  try {
    const read = schema.safeParse(await call())
    if (read.success) return { ok: true, value: read.data }
    return { ok: false, failure: UNREADABLE }
  } catch (error) {
    return { ok: false, failure: failureOf(error) }
  }
}

export type StripeGateway = ReturnType<typeof createStripeGateway>

/** Payments and refunds of an account at Stripe, by its PaymentIntents. https://docs.stripe.com/api/payment_intents */
export function createStripeGateway(config: StripeConfig) {
  let loading: Promise<Stripe> | undefined
  const client = () => {
    loading ??= stripeClient(config)
    return loading
  }

  async function cancel(transactionId: string): Promise<Settlement> {
    const stripe = await client()
    const ended = await asked(intentSchema, () =>
      stripe.paymentIntents.cancel(transactionId, { expand: EXPAND }),
    )
    if (ended.ok) return finalOf(ended.value)
    // It can't be cancelled any more, such as because its payer has just paid.
    const found = await asked(intentSchema, () =>
      stripe.paymentIntents.retrieve(transactionId, { expand: EXPAND }),
    )
    return found.ok ? finalOf(found.value) : UNKNOWN
  }

  const finalOf = (intent: Intent): Settlement => {
    const settlement = settlementOf(intent)
    return settlement === 'open' ? UNKNOWN : settlement
  }

  /** One whose payer could try again from the browser, after the store let its keys go, is ended first. */
  const settled = async (intent: Intent): Promise<Settlement> => {
    const settlement = settlementOf(intent)
    if (settlement !== 'open') return settlement
    const ended = await cancel(intent.id)
    return ended.status === 'not_paid' && intent.last_payment_error
      ? { ...ended, ...declineOf(intent) }
      : ended
  }

  async function findIntent(paymentId: string, since: Date): Promise<Found<Intent | null>> {
    const stripe = await client()
    const created = { gte: Math.floor(since.getTime() / 1000) - CLOCK_SECONDS }
    return asked(intentSchema.nullable(), async () => {
      let listed = 0
      for await (const intent of stripe.paymentIntents.list({ created, limit: 100 })) {
        if (intent.metadata.paymentId === paymentId)
          return stripe.paymentIntents.retrieve(intent.id, { expand: EXPAND })
        listed += 1
        if (listed >= MOST_LISTED) throw new Error('Too many payments to look through')
      }
      return null
    })
  }

  return {
    /** Confirms a payment by what the browser made of the means of payment. `paymentId` is the idempotency key and is returned as metadata. */
    async confirm(input: {
      paymentId: string
      amount: Amount
      token: string
      returnUrl: string
      description: string
    }): Promise<Confirmation | GatewayFailure> {
      const { paymentId, amount, token, returnUrl, description } = input
      const stripe = await client()
      const made = await asked(intentSchema, () =>
        stripe.paymentIntents.create(
          {
            amount: toMinorUnits(amount),
            currency: amount.currency.toLowerCase(),
            confirm: true,
            confirmation_token: token,
            automatic_payment_methods: { enabled: true },
            use_stripe_sdk: true,
            return_url: returnUrl,
            description,
            metadata: { paymentId },
            expand: EXPAND,
          },
          { idempotencyKey: paymentId },
        ),
      )
      return made.ok ? confirmationOf(made.value) : made.failure
    },

    /** Who pays by what the browser made of the means of payment. */
    async findBuyer(token: string): Promise<TokenBuyer | GatewayFailure> {
      const stripe = await client()
      const found = await asked(tokenSchema, () => stripe.confirmationTokens.retrieve(token))
      return found.ok ? buyerOfToken(found.value) : found.failure
    },

    /**
     * What came of a payment.
     *
     * @param transactionId `null` where Stripe's answer never came: then it is looked for among the payments since
     * @param isOverdue whether one that Stripe does not know never happened
     */
    async lookUp({
      paymentId,
      transactionId,
      since,
      isOverdue,
    }: {
      paymentId: string
      transactionId: string | null
      since: Date
      isOverdue: boolean
    }): Promise<Settlement> {
      const stripe = await client()
      const found = transactionId
        ? await asked(intentSchema.nullable(), () =>
            stripe.paymentIntents.retrieve(transactionId, { expand: EXPAND }),
          )
        : await findIntent(paymentId, since)
      if (!found.ok) return UNKNOWN
      if (found.value) return settled(found.value)
      return isOverdue
        ? { status: 'not_paid', event: 'fail', message: 'Stripe knows no such payment' }
        : UNKNOWN
    },

    /** Ends a payment that its payer has not completed. */
    giveUp: cancel,

    /** Gives money back. `refundKey` is the idempotency key and is returned as metadata. */
    async refund(input: {
      transactionId: string
      amount: Amount
      refundKey: string
    }): Promise<Refund | RefundFailure> {
      const { transactionId, amount, refundKey } = input
      const stripe = await client()
      const made = await asked(refundSchema, () =>
        stripe.refunds.create(
          {
            payment_intent: transactionId,
            amount: toMinorUnits(amount),
            metadata: { refundId: refundKey },
          },
          { idempotencyKey: refundKey },
        ),
      )
      return made.ok ? refundOf(made.value) : made.failure
    },

    /** Reads a refund: by its id, or else among those of its payment. `null`: there is none. */
    async findRefund(input: {
      transactionId: string
      refundId: string | null
      refundKey: string
    }): Promise<Refund | RefundFailure | null> {
      const { transactionId, refundId, refundKey } = input
      const stripe = await client()
      const found = await asked(refundSchema.nullable(), async () => {
        if (refundId) return stripe.refunds.retrieve(refundId)
        for await (const refund of stripe.refunds.list({
          payment_intent: transactionId,
          limit: 100,
        }))
          if (refund.metadata?.refundId === refundKey) return refund
        return null
      })
      if (!found.ok) return found.failure
      const refund: StripeRefund | null = found.value
      return refund && refundOf(refund)
    },
  }
}
