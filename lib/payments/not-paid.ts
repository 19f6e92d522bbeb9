/** Why a provider took no money, in words for the owner. */
export type Refusal = {
  text: string
  /** Whether the provider or the store's account with it is at fault, not the payer, their card or their bank. */
  isProviders: boolean
}

/** What payments that brought no money are, as the back office lists them. */
export const UNPAID_STATES = ['declined', 'failed', 'abandoned', 'held'] as const
export type UnpaidState = (typeof UNPAID_STATES)[number]

/** How many days back they are listed. */
export const UNPAID_DAYS = ['7', '30', '90'] as const

/** A wallet's payment that its payer has not approved for so long counts as abandoned. */
export const ABANDONED_AFTER_MINUTES = 60

const WITHOUT_WORDS: Record<UnpaidState, Refusal> = {
  declined: { text: 'Declined', isProviders: false },
  failed: { text: 'The payment failed', isProviders: true },
  abandoned: { text: 'Started, but never approved', isProviders: false },
  held: { text: 'The provider reviews it, you may have to approve it there', isProviders: false },
}

/**
 * Why a payment brought no money. Codes never show: one that is not known leaves what the provider said in words.
 *
 * @param refusals the codes of its provider
 */
export function whyNotPaid(
  { state, code, message }: { state: UnpaidState; code: string | null; message: string | null },
  refusals: Readonly<Record<string, Refusal>>,
): Refusal {
  const known = code !== null && Object.hasOwn(refusals, code) ? refusals[code] : undefined
  if (known) return known
  // A payer who has not approved is no failure, whatever the look-up said of the order.
  const isSaid = message !== null && message !== '' && (state === 'declined' || state === 'failed')
  return isSaid ? { ...WITHOUT_WORDS[state], text: message } : WITHOUT_WORDS[state]
}
