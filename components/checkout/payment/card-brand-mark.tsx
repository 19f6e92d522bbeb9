import { CreditCard } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { cardBrand } from '@/lib/payments/card-format'

const SHORT_NAMES = {
  visa: 'VISA',
  mastercard: 'MC',
  amex: 'AMEX',
  discover: 'DISC',
  diners: 'DINERS',
  jcb: 'JCB',
} as const

/** The detected card brand, at the end of its field. */
export function CardBrandMark({ cardNumber }: { cardNumber: string }) {
  const t = useTranslations('payment.brands')
  const brand = cardBrand(cardNumber)
  return (
    <span className="pointer-events-none absolute end-3 top-6.5 flex h-12 items-center text-muted rtl:start-3 rtl:end-auto">
      {brand === null ? (
        <CreditCard aria-hidden className="size-6" />
      ) : (
        <span
          role="img"
          aria-label={t(brand)}
          className="rounded-md bg-ink px-1.5 py-1 text-[0.6875rem] leading-none font-extrabold tracking-wide text-white"
        >
          {SHORT_NAMES[brand]}
        </span>
      )}
    </span>
  )
}
