/** The ways to pay that have a mark, with their names, which are the same in every language. */
const NAMES = {
  paypal: 'PayPal',
  visa: 'Visa',
  mastercard: 'Mastercard',
  'american-express': 'American Express',
  discover: 'Discover',
} as const

type PaymentMarkName = keyof typeof NAMES

type PaymentMarkProps = {
  name: PaymentMarkName
  /** Its name stands beside it. */
  isNamed?: boolean
  height?: number
}

/** The mark of a way to pay, in its owner's colours and proportions. */
export function PaymentMark({ name, isNamed = false, height = 24 }: PaymentMarkProps) {
  return (
    // biome-ignore lint/performance/noImgElement: a drawing of a kilobyte needs no scaling
    <img
      src={`/images/payment/${name}.svg`}
      alt={isNamed ? '' : NAMES[name]}
      width={Math.round((height * 38) / 24)}
      height={height}
      loading="lazy"
      decoding="async"
    />
  )
}
