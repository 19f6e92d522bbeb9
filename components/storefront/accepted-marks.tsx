import { PaymentMark } from './payment-mark'

const ACCEPTED = ['paypal', 'visa', 'mastercard', 'american-express', 'discover'] as const

type AcceptedMarksProps = {
  /** What it is a list of, where no text beside it says so. */
  label?: string
  height?: number
  className?: string
}

/** The marks of what the store is paid by. */
export function AcceptedMarks({ label, height, className = '' }: AcceptedMarksProps) {
  return (
    <ul aria-label={label} className={`flex flex-wrap gap-1.5 ${className}`}>
      {ACCEPTED.map((name) => (
        <li key={name}>
          <PaymentMark name={name} height={height} />
        </li>
      ))}
    </ul>
  )
}
