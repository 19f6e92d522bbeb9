import { useFormatter, useTranslations } from 'next-intl'
import { usePromises } from '@/components/storefront/store-props'
import { type RefundableProduct, refundExceptions } from '@/lib/settings/promises'

type Products = readonly (RefundableProduct & { name: string })[]

/** The guarantee of a purchase: the store's, and for what it does not hold, and what holds there instead. */
export function PurchaseGuarantee({ products }: { products: Products }) {
  const t = useTranslations('refundPolicy')
  const format = useFormatter()
  const { promises, said } = usePromises()
  return (
    <span>
      {promises.refundDays > 0 && t('guarantee', said)}
      {refundExceptions(promises, products).map(({ names, days, isBeforeActivation }) => (
        <span key={`${days} ${isBeforeActivation}`} className="block text-muted">
          {t('exceptions', {
            names: format.list(names).toString(),
            days,
            limited: isBeforeActivation ? 'yes' : 'no',
          })}
        </span>
      ))}
    </span>
  )
}
