/** The ways to pay that have a mark, with their names, which are the same in every language. */
const NAMES = {
  paypal: 'PayPal',
  visa: 'Visa',
  mastercard: 'Mastercard',
  'american-express': 'American Express',
  discover: 'Discover',
} as const

export type PaymentMarkName = keyof typeof NAMES

/** The mark of a way to pay. */
export function PaymentMark({ name }: { name: PaymentMarkName }) {
  return (
    // biome-ignore lint/performance/noImgElement: a drawing of a kilobyte needs no scaling
    <img
      src={`/images/payment/${name}.svg`}
      alt={NAMES[name]}
      width={38}
      height={24}
      loading="lazy"
      decoding="async"
    />
  )
}
