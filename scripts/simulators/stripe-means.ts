import { z } from 'zod'
import { idOf, now } from './stripe-books'
import {
  expand,
  integer,
  invalid,
  metadata,
  missing,
  read,
  StripeFault,
  type Tree,
  yesNo,
} from './stripe-form'

export type Decline = { code: string; declineCode?: string; message: string }
/** What becomes of a payment later, without the store. */
type Afterwards = 'dispute' | 'inquiry' | 'refund_fails' | 'refund_pends' | 'debit_fails'

/** With what a payer pays, without the number of his card or account. */
export type Means = {
  id: string
  type: 'card' | 'sepa_debit' | 'ideal'
  /** As `payment_method_details` have it. */
  details: Record<string, string | number | null>
  needsAuthentication?: boolean
  decline?: Decline
  afterwards?: Afterwards
  returnUrl?: string
}
type Manner = Pick<Means, 'needsAuthentication' | 'decline' | 'afterwards'>

const declined = (declineCode: string, message = 'Your card was declined.'): Manner => ({
  decline: { code: 'card_declined', declineCode, message },
})
export const GENERIC_DECLINE: Decline = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
}

/** Of https://docs.stripe.com/testing; any other number succeeds. */
const CARDS: Record<string, Manner> = {
  '4000002760003184': { needsAuthentication: true },
  '4000000000003220': { needsAuthentication: true },
  '4000008400001629': { needsAuthentication: true, decline: GENERIC_DECLINE },
  '4000000000000002': { decline: GENERIC_DECLINE },
  '4000000000009995': declined('insufficient_funds', 'Your card has insufficient funds.'),
  '4000000000009987': declined('lost_card'),
  '4000000000009979': declined('stolen_card'),
  '4000000000000069': { decline: { code: 'expired_card', message: 'Your card has expired.' } },
  '4000000000000127': {
    decline: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  },
  '4000000000000119': {
    decline: {
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
  '4000000000000259': { afterwards: 'dispute' },
  '4000000000001976': { afterwards: 'inquiry' },
  '4000000000005126': { afterwards: 'refund_fails' },
  '4000000000007726': { afterwards: 'refund_pends' },
}
const FAILING_ACCOUNT = 'DE62370400440532013001'
const BRANDS: [RegExp, string][] = [
  [/^3[47]/, 'amex'],
  [/^6(?:011|5)/, 'discover'],
  [/^5[1-5]|^2[2-7]/, 'mastercard'],
  [/^35/, 'jcb'],
  [/^4/, 'visa'],
]
/** What Stripe's test helpers call some of these cards. */
const NAMED: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_threeDSecure2Required: '4000000000003220',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeDeclinedIncorrectCvc: '4000000000000127',
  pm_card_createDispute: '4000000000000259',
  pm_card_createDisputeInquiry: '4000000000001976',
  pm_card_refundFail: '4000000000005126',
  pm_card_pendingRefund: '4000000000007726',
}

const dataSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('card'),
    card: z.strictObject({
      number: z.string(),
      exp_month: integer,
      exp_year: integer,
      cvc: z.string().optional(),
      /** Which wallet of the script it is in. */
      wallet: z.enum(['google_pay', 'link']).optional(),
    }),
  }),
  z.object({ type: z.literal('sepa_debit'), sepa_debit: z.strictObject({ iban: z.string() }) }),
  z.object({ type: z.literal('ideal') }),
])
const detailsSchema = z.object({
  name: z.string().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  address: z.record(z.string(), z.string()).optional(),
})
const tokenSchema = z.strictObject({
  payment_method_data: dataSchema
    .and(z.object({ billing_details: detailsSchema.optional() }))
    .optional(),
  payment_method: z.string().optional(),
  return_url: z.url().optional(),
  use_stripe_sdk: yesNo.default(true),
  metadata: metadata.optional(),
  key: z.string().optional(),
  expand,
})

const passesLuhn = (digits: string) =>
  [...digits].reverse().reduce((sum, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return sum + (value > 9 ? value - 9 : value)
  }, 0) %
    10 ===
  0
const refusedCard = (code: string, message: string, param: string) =>
  new StripeFault(402, { type: 'card_error', code, message, param })

function meansOf(data: z.infer<typeof dataSchema>): Omit<Means, 'id'> {
  if (data.type === 'ideal') return { type: 'ideal', details: { bank: null, bic: null } }
  if (data.type === 'sepa_debit') {
    const iban = data.sepa_debit.iban.replaceAll(' ', '')
    if (!/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(iban))
      throw invalid(
        'The IBAN you provided is invalid.',
        'invalid_bank_account_iban',
        'sepa_debit[iban]',
      )
    const details = { country: iban.slice(0, 2), last4: iban.slice(-4) }
    const fails = iban === FAILING_ACCOUNT
    return { type: 'sepa_debit', details, ...(fails && { afterwards: 'debit_fails' }) }
  }
  const { exp_month, exp_year, cvc } = data.card
  const number = data.card.number.replaceAll(' ', '')
  const brand = BRANDS.find(([digits]) => digits.test(number))?.[1]
  if (!brand || !/^\d{13,19}$/.test(number) || !passesLuhn(number))
    throw refusedCard('incorrect_number', 'Your card number is incorrect.', 'number')
  if (exp_month < 1 || exp_month > 12)
    throw refusedCard(
      'invalid_expiry_month',
      "Your card's expiration month is invalid.",
      'exp_month',
    )
  if (Date.UTC(exp_year, exp_month) <= Date.now())
    throw refusedCard('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year')
  if (cvc !== undefined && !/^\d{3,4}$/.test(cvc))
    throw refusedCard('invalid_cvc', "Your card's security code is invalid.", 'cvc')
  const details = {
    brand,
    country: 'US',
    exp_month,
    exp_year,
    funding: 'credit',
    last4: number.slice(-4),
  }
  return { type: 'card', details, ...CARDS[number] }
}

const cardData = (number: string) => ({
  type: 'card' as const,
  card: { number, exp_month: 12, exp_year: new Date().getUTCFullYear() + 3 },
})

/** As Stripe shows them: what it was not told is null. */
const billingDetailsOf = ({
  name = null,
  email = null,
  phone = null,
  address = {},
}: Partial<Record<'name' | 'email' | 'phone', string | null>> & {
  address?: Record<string, string>
} = {}) => ({
  // Of an empty text Stripe keeps nothing.
  name: name || null,
  email: email || null,
  phone: phone || null,
  address: { city: null, country: null, line1: null, line2: null, postal_code: null, ...address },
})
const walletOf = (data: z.infer<typeof dataSchema>) =>
  data.type === 'card' && { wallet: data.card.wallet ? { type: data.card.wallet } : null }

type Token = { means: Means; shown: object; payment: string | null; until: number }

/** Confirmation tokens, each good for one payment within twelve hours. */
export class StripeTokens {
  private readonly tokens = new Map<string, Token>()

  clear(): void {
    this.tokens.clear()
  }

  /** Lets every token expire. */
  expireAll(): void {
    for (const token of this.tokens.values()) token.until = 0
  }

  /** What browsers ask of Stripe, and what Stripe's test helpers do. @throws StripeFault */
  create(body: Tree): object {
    const asked = read(tokenSchema, body)
    const number = asked.payment_method && NAMED[asked.payment_method]
    if (asked.payment_method && !number)
      throw missing('PaymentMethod', asked.payment_method, 'payment_method', 400)
    const data = asked.payment_method_data ?? (number ? cardData(number) : undefined)
    if (!data) throw invalid('Missing required param: payment_method_data.', 'parameter_missing')
    const means: Means = { id: idOf('pm'), ...meansOf(data), returnUrl: asked.return_url }
    const id = idOf('ctoken')
    const until = now() + 12 * 3600
    const shown = {
      id,
      object: 'confirmation_token',
      created: now(),
      expires_at: until,
      livemode: false,
      payment_intent: null,
      payment_method_preview: {
        type: means.type,
        billing_details: billingDetailsOf(asked.payment_method_data?.billing_details),
        [means.type]: { ...means.details, ...walletOf(data) },
      },
      return_url: asked.return_url ?? null,
      use_stripe_sdk: asked.use_stripe_sdk,
    }
    this.tokens.set(id, { means, shown, payment: null, until })
    return shown
  }

  /** What a token stands for, as Stripe shows it. @throws StripeFault without one */
  retrieve(id: string): object {
    const token = this.tokens.get(id)
    if (!token) throw missing('confirmation_token', id)
    return { ...token.shown, payment_intent: token.payment }
  }

  /** What a token stands for; it is used up by that payment unless `require` refuses it. @throws StripeFault */
  use(id: string, payment: string, require: (means: Means) => void): Means {
    const token = this.tokens.get(id)
    if (!token) throw missing('confirmation_token', id, 'confirmation_token', 400)
    if (token.payment !== null)
      throw invalid(
        `The confirmation token ${id} has already been used and cannot be used again.`,
        'token_already_used',
        'confirmation_token',
      )
    if (token.until <= now())
      throw invalid(`The confirmation token ${id} has expired.`, undefined, 'confirmation_token')
    require(token.means)
    token.payment = payment
    return token.means
  }
}
