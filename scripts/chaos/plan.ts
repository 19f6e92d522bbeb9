import { cardNumberOf } from '@/scripts/lib/card-numbers'
import { type Draw, drawFrom } from './random'

/** A kind of product: how many keys there are of it. */
export type ProductKind = 'plenty' | 'scarce' | 'by_hand'

/** What the card processor or wallet does with the shopper's money, when nothing fails. */
type MoneyOutcome = 'paid' | 'declined' | 'held_then_approved' | 'held_then_declined'

/** What goes wrong on the way to a provider or back. */
type ProviderFault =
  | 'none'
  | 'error500'
  | 'error500_after_success'
  | 'rate_limited'
  | 'timeout'
  | 'timeout_after_success'
  | 'hang_up'
  | 'hang_up_after_success'
  | 'malformed'
  | 'error_answer'
  | 'not_approved'
  | 'wrong_amount'
  | 'create_error500'
  | 'create_timeout'
  | 'create_malformed'

/** After which step the browser is gone for good. `during_…`: its call is cut off. */
type Vanishing =
  | 'never'
  | 'after_cart'
  | 'after_start'
  | 'during_payment'
  | 'after_payment'
  | 'during_order'

/** What staff do with the order, when it was made. */
type FollowUp =
  | 'none'
  | 'refund_whole'
  | 'refund_whole_twice'
  | 'refund_item'
  | 'refund_amount_then_whole'
  | 'cancel'
  | 'replace_key'
  | 'resend'
  | 'deliver_by_hand'

/**
 * What the shopper does at his bank, where Stripe leads him there, or on Klarna's page. `raced`: in another tab he gives it up,
 * or pays as well, at the same moment.
 */
type AtBank =
  | 'not_asked'
  | 'passed'
  | 'passed_and_left'
  | 'failed'
  | 'given_up'
  | 'raced'
  | 'left'
  | 'paid_anew'

type RefundFault = 'none' | 'error500' | 'timeout' | 'timeout_after_success' | 'declined'

/** Everything that one shopper does and meets. Drawn from seed and index alone. */
export type Plan = {
  index: number
  lines: { kind: ProductKind; choice: number; quantity: number }[]
  method: 'card' | 'paypal' | 'stripe' | 'square' | 'klarna'
  /** 16 digits, of a card that no other shopper has. */
  cardNumber: string
  /** Which of the gift cards, which many have, pays a part; `null`: none. */
  giftCard: number | null
  /** Which of the other currencies a wallet or Stripe pays in; `null`: the store's own. */
  currency: number | null
  outcome: MoneyOutcome
  atBank: AtBank
  fault: ProviderFault
  vanishing: Vanishing
  /** When a call is cut off, in milliseconds after it was made. */
  cutOffMs: number
  /** How often the call that pays, and the one that orders, are made at the same time. */
  payments: number
  orders: number
  /** A second tab pays the same cart by the other method, at the same time. */
  secondTab: boolean
  locale: string
  /** How often a call is made again that was not answered, or could not be at the moment. */
  patience: number
  followUp: FollowUp
  /** Whether staff act at once, while the mail is being sent, or some time later. */
  followUpAtOnce: boolean
  refundFault: RefundFault
}

function linesOf(draw: Draw): Plan['lines'] {
  const count = Number(draw.weighted({ 1: 70, 2: 22, 3: 8 }))
  return Array.from({ length: count }, () => {
    const kind = draw.weighted({ plenty: 78, scarce: 14, by_hand: 8 })
    const quantity = kind === 'scarce' ? 1 : Number(draw.weighted({ 1: 80, 2: 14, 3: 6 }))
    return { kind, choice: draw.next(), quantity }
  })
}

const CARD_FAULTS = {
  none: 80,
  error500: 3,
  timeout: 3,
  timeout_after_success: 4,
  hang_up: 2,
  hang_up_after_success: 4,
  malformed: 2,
  error_answer: 2,
} as const satisfies Partial<Record<ProviderFault, number>>

const WALLET_FAULTS = {
  none: 76,
  error500: 3,
  timeout: 3,
  timeout_after_success: 4,
  hang_up: 2,
  hang_up_after_success: 4,
  malformed: 2,
  not_approved: 2,
  wrong_amount: 1,
  create_error500: 1,
  create_timeout: 1,
  create_malformed: 1,
} as const satisfies Partial<Record<ProviderFault, number>>

const STRIPE_FAULTS = {
  none: 76,
  error500: 3,
  error500_after_success: 3,
  rate_limited: 2,
  timeout: 3,
  timeout_after_success: 4,
  hang_up: 2,
  hang_up_after_success: 4,
  malformed: 2,
  wrong_amount: 1,
} as const satisfies Partial<Record<ProviderFault, number>>

/** What is another with a shopper who pays by Stripe: cards, and direct debits, of which it is known later whether they bring money. */
const byStripe = (draw: Draw): Pick<Plan, 'method' | 'outcome' | 'atBank' | 'fault'> => {
  const outcome = draw.weighted<MoneyOutcome>({
    paid: 80,
    declined: 5,
    held_then_approved: 9,
    held_then_declined: 6,
  })
  const atBank = draw.weighted<AtBank>({
    not_asked: 60,
    passed: 16,
    passed_and_left: 5,
    failed: 4,
    given_up: 4,
    raced: 4,
    left: 4,
    paid_anew: 3,
  })
  return {
    method: 'stripe',
    outcome,
    atBank: outcome.startsWith('held') ? 'not_asked' : atBank,
    fault: draw.weighted<ProviderFault>(STRIPE_FAULTS as Record<ProviderFault, number>),
  }
}

const SQUARE_FAULTS = { ...STRIPE_FAULTS, wrong_amount: 0 } as const

/** What is another with a shopper who pays by Square: some payments are decided later. */
const bySquare = (draw: Draw): Pick<Plan, 'method' | 'outcome' | 'atBank' | 'fault'> => ({
  method: 'square',
  outcome: draw.weighted<MoneyOutcome>({
    paid: 82,
    declined: 6,
    held_then_approved: 7,
    held_then_declined: 5,
  }),
  atBank: 'not_asked',
  fault: draw.weighted<ProviderFault>(SQUARE_FAULTS as Record<ProviderFault, number>),
})

const KLARNA_FAULTS = {
  ...SQUARE_FAULTS,
  create_error500: 1,
  create_timeout: 1,
  create_malformed: 1,
} as const satisfies Partial<Record<ProviderFault, number>>

/** What is another with a shopper who pays by Klarna: he approves on its page, and some orders Klarna checks first. */
const byKlarna = (draw: Draw): Pick<Plan, 'method' | 'outcome' | 'atBank' | 'fault'> => ({
  method: 'klarna',
  outcome: draw.weighted<MoneyOutcome>({
    paid: 82,
    declined: 6,
    held_then_approved: 7,
    held_then_declined: 5,
  }),
  atBank: draw.weighted<AtBank>({
    not_asked: 0,
    passed: 64,
    passed_and_left: 8,
    failed: 4,
    given_up: 4,
    raced: 8,
    left: 4,
    paid_anew: 8,
  }),
  fault: draw.weighted<ProviderFault>(KLARNA_FAULTS as Record<ProviderFault, number>),
})

/** What a shopper does and meets: the same for the same seed and index, however many others there are. */
export function planOf(seed: number, index: number): Plan {
  const draw = drawFrom(seed, 'checkout', index)
  const lines = linesOf(draw)
  const method: Plan['method'] = draw.pick(['card', 'paypal'] as const)
  const outcome = draw.weighted({
    paid: 88,
    declined: 5,
    ...(method === 'card' ? { held_then_approved: 4, held_then_declined: 3 } : {}),
  } as Record<MoneyOutcome, number>)
  const plan: Plan = {
    index,
    lines,
    method,
    cardNumber: cardNumberOf(index),
    outcome,
    atBank: 'not_asked',
    fault: draw.weighted<ProviderFault>(
      (method === 'card' ? CARD_FAULTS : WALLET_FAULTS) as Record<ProviderFault, number>,
    ),
    vanishing: draw.weighted({
      never: 80,
      after_cart: 1,
      after_start: 3,
      during_payment: 5,
      after_payment: 6,
      during_order: 5,
    }),
    cutOffMs: draw.between(1, 400),
    payments: draw.chance(0.2) ? 3 : 1,
    orders: draw.chance(0.2) ? 3 : 1,
    secondTab: draw.chance(0.06),
    locale: draw.pick(['en', 'en', 'en', 'de', 'fr', 'es', 'ja', 'zh', 'ar']),
    patience: draw.between(0, 4),
    followUp: draw.weighted({
      none: 78,
      refund_whole: 4,
      refund_whole_twice: 3,
      refund_item: 3,
      refund_amount_then_whole: 2,
      cancel: 3,
      replace_key: 3,
      resend: 2,
      deliver_by_hand: 2,
    }),
    followUpAtOnce: draw.chance(0.5),
    refundFault: draw.weighted({
      none: 70,
      error500: 8,
      timeout: 7,
      timeout_after_success: 10,
      declined: 5,
    }),
    // Drawn last, so that plans of before stay what they were.
    giftCard: draw.chance(0.25) ? draw.next() : null,
    currency: draw.chance(0.5) ? draw.next() : null,
  }
  const older = draw.chance(1 / 3) ? { ...plan, ...byStripe(draw) } : plan
  return draw.chance(1 / 3) ? { ...older, ...draw.pick([bySquare, byKlarna])(draw) } : older
}
