import { type Promises, refundDaysOf } from '@/lib/settings/promises'
import { FIGURES, range } from './figures'
import type { Text } from './text'

const { antivirusTrialDays, undeliveredAfterHours } = FIGURES

const hours = (count: number) => (count === 1 ? '1 hour' : `${count} hours`)

type Step = { title: string; duration: string; text: Text }

/** The steps of a refund in order. */
export const refundSteps = ({ answers }: Promises): readonly Step[] => [
  {
    title: 'Check Eligibility',
    duration: 'Immediate',
    text: 'Compare your case with the two lists below. Have your order number at hand; it starts with {orderNumberPrefix} and is in the e-mail about your order. Please do not activate a key that you want to return.',
  },
  {
    title: 'Submit Request',
    duration: '5 minutes',
    text: 'Send the refund form with your order number, the e-mail address that you used at checkout, and what went wrong. No account is needed.',
  },
  {
    title: 'Review Process',
    duration: `${range(FIGURES.refundReviewDays)} business days`,
    text: `${answers.refundAnswerHours > 0 ? `We answer within ${hours(answers.refundAnswerHours)} that your request has arrived` : 'We answer that your request has arrived'}. Then we check the order and, where needed, ask the publisher whether the key was activated. You get our decision, and the reason for it, by e-mail.`,
  },
  {
    title: 'Refund Processing',
    duration: `${range(FIGURES.refundPayoutDays)} business days`,
    text: 'We send an approved refund back the way you paid and confirm it by e-mail. When it shows on your account depends on your bank; the times are listed below.',
  },
]

const CHANGED_MIND: Text = 'You changed your mind, and the key has not been activated.'

const FAULTS: readonly Text[] = [
  'The key is invalid, has already been used, or is rejected by the publisher, and our support cannot solve it.',
  'You were sent another product, edition or region than the one you ordered.',
  `Your key has not arrived ${undeliveredAfterHours} hours after payment.`,
  'The software does not run on a computer that meets the requirements on the product page.',
  'The product differs in an important point from its description in our store.',
  'You bought the same product twice, and the second key has not been activated.',
  'You were charged twice, or charged a wrong amount.',
]

/** For what a refund may be asked; a change of mind only where there is a guarantee. */
export const eligibleReasons = (refundDays: number): readonly Text[] =>
  refundDays === 0 ? FAULTS : [...FAULTS, CHANGED_MIND]

export const NON_ELIGIBLE_REASONS: readonly Text[] = [
  'The refund period for the product has passed.',
  'The key was activated, and the software works as described.',
  'Your device does not meet the requirements that the product page names. Check our [system requirements](/system-requirements) before you buy.',
  'The key was sold, given away or published.',
  'The publisher blocked the licence because its terms of use were broken.',
  'The subscription was renewed with the publisher directly. The publisher charged you, and only the publisher can refund it.',
  'The product was bought in another store.',
]

const SHORT_RULES: Record<string, Text> = {
  Microsoft:
    'The key must not have been redeemed with a Microsoft account or activated on a device, unless it is faulty.',
  Adobe:
    'The key must not have been redeemed with an Adobe account, unless it is faulty. Adobe counts a redeemed code as used.',
}
const SHORT_RULE: Text = 'The key must not have been activated, unless it is faulty.'

const period = (days: number) => (days === 0 ? 'No guarantee' : `${days} days`)

/** For how long what may be returned, by publisher. */
export const publisherPolicies = (
  promises: Promises,
): readonly (readonly [publisher: string, period: string, rule: Text])[] => [
  [
    'Most publishers',
    period(promises.refundDays),
    promises.refundDays === 0
      ? 'Keys that do not work are replaced or refunded.'
      : 'From the day of the order, for the reasons listed above.',
  ],
  ...(promises.refundDays === 0 ? [] : promises.shortRefundPublishers).map(
    (publisher) =>
      [
        publisher,
        period(refundDaysOf(promises, { publisher, refundDays: null })),
        SHORT_RULES[publisher] ?? SHORT_RULE,
      ] as const,
  ),
  [
    'Antivirus publishers',
    `${antivirusTrialDays}-day trial rule`,
    `Test the publisher's trial version first, where there is one. Within ${antivirusTrialDays} days of the order we refund an antivirus product if its key was not activated, or if it does not work on your computer although the requirements are met.`,
  ],
]

/** @param currency what is charged, in words, such as `US dollars` */
export const refundNotes = (currency: string): readonly { title: string; text: Text }[] => [
  {
    title: 'Orders with several licences',
    text: 'If you bought several licences in one order, we can refund a part of it: the licences that are unused and have not been activated. Activated ones remain yours.',
  },
  {
    title: 'Currency of the refund',
    text: `We refund in the original currency of the payment, which is ${currency}, including the tax that you paid. Your bank may use another exchange rate on the day of the refund than on the day of the purchase; we have no influence on that.`,
  },
  {
    title: 'Same way back',
    text: 'Refunds go to the card or PayPal account that you paid with. We use a bank transfer only if that account has been closed.',
  },
  {
    title: 'The licence ends',
    text: 'A refunded key is withdrawn and may stop working at once. Save your documents and uninstall the software first.',
  },
  {
    title: 'Talk to us before you dispute a charge',
    text: 'A dispute at your bank puts the refund on hold until the bank has decided, which can take weeks. Our own review is nearly always faster.',
  },
  {
    title: 'Your rights by law',
    text: 'This policy is in addition to the rights that the law of your country gives you as a consumer. It does not limit them.',
  },
]
