import { DoorClosed } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { getPathname } from '@/lib/i18n/navigation'
import { CheckoutMessage } from './checkout-message'

/** Shown instead of the checkout while it is disabled. */
export function ClosedCheckout({ supportEmail }: { supportEmail: string }) {
  const t = useTranslations('checkout.closed')
  const locale = useLocale()
  return (
    <CheckoutMessage
      Icon={DoorClosed}
      title={t('title')}
      text={t('text')}
      link={{ href: getPathname({ href: '/', locale }), label: t('back') }}
    >
      <p className="mt-3">
        <a
          href={`mailto:${supportEmail}`}
          className="font-semibold text-primary-strong underline underline-offset-2 hover:text-primary-deep"
        >
          {supportEmail}
        </a>
      </p>
    </CheckoutMessage>
  )
}
