import { ShoppingCart } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { getPathname } from '@/lib/i18n/navigation'
import { CheckoutMessage } from './checkout-message'

export function EmptyCart() {
  const t = useTranslations('checkout.empty')
  const locale = useLocale()
  return (
    <CheckoutMessage
      Icon={ShoppingCart}
      title={t('title')}
      text={t('text')}
      link={{ href: getPathname({ href: '/products', locale }), label: t('continue') }}
    />
  )
}
