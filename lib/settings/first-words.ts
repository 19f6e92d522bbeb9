import type { Promises } from './promises'

/**
 * The store's description until the owner writes another one, with what the store promises; pages say it in their language
 * (message `shell.footer.about`).
 */
export function firstDescription({ isGenuine, deliveryMinutes, refundDays }: Promises): string {
  const what = isGenuine ? 'Genuine software licences' : 'Software licences'
  const within = deliveryMinutes > 0 ? ` within ${deliveryMinutes} minutes` : ''
  const backed = refundDays > 0 ? ` and backed by a ${refundDays}-day money-back guarantee` : ''
  return `${what}, delivered by e-mail${within}${backed}.`
}

/** {@link firstDescription} of the returns policy in short (`returnsPage.policy.text`). */
export const firstReturnsText = ({ refundDays }: Promises): string =>
  refundDays === 0
    ? 'Tell us if a key does not work, or is not the one that you ordered: we replace it, or give you your money back, including the tax.'
    : `Most products come with a ${refundDays}-day money-back guarantee: tell us within ${refundDays} days of your order and you get your money back, including the tax.`
