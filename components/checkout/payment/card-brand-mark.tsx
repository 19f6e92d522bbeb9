import { CreditCard } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { PaymentMark } from '@/components/storefront/payment-mark'
import { type CardBrand, cardBrand } from '@/lib/payments/card-format'

/** The detected card brand, at the end of its field. */
export function CardBrandMark({ cardNumber }: { cardNumber: string }) {
  const brand = cardBrand(cardNumber)
  return (
    <span className="pointer-events-none absolute end-3 top-6.5 flex h-12 items-center text-muted rtl:start-3 rtl:end-auto">
      {brand === null ? <CreditCard aria-hidden className="size-6" /> : <Mark brand={brand} />}
    </span>
  )
}

function Mark({ brand }: { brand: CardBrand }) {
  const t = useTranslations('payment.brands')
  if (brand === 'amex') return <PaymentMark name="american-express" />
  if (brand !== 'diners' && brand !== 'jcb') return <PaymentMark name={brand} />
  return (
    <span
      role="img"
      aria-label={t(brand)}
      className="rounded-md bg-ink px-1.5 py-1 text-[0.6875rem] leading-none font-extrabold tracking-wide text-on-fill uppercase"
    >
      {brand}
    </span>
  )
}
