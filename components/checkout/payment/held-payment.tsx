import { Hourglass } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { buttonStyle } from '@/components/ui/button'
import { shownEmail } from '@/lib/core/shown-email'
import { getPathname } from '@/lib/i18n/navigation'
import type { OrderRequest } from './unfinished-order'

/** A charge under review by the provider: the shopper must wait and not pay again. */
export function HeldPayment({ order }: { order: OrderRequest }) {
  const t = useTranslations('payment.held')
  const locale = useLocale()
  return (
    <div
      role="alert"
      className="rounded-card border border-warning-line bg-warning-soft p-5 sm:p-6"
    >
      <h2 className="flex items-center gap-2.5 text-lg font-bold text-warning">
        <Hourglass aria-hidden className="size-5 shrink-0" />
        {t('title')}
      </h2>
      <p className="mt-2 max-w-prose [overflow-wrap:anywhere] text-ink-soft">
        {t('text', { email: shownEmail(order.customerEmail) })}
      </p>
      <p className="mt-3 text-sm font-semibold">
        {t('reference', { transactionId: order.paymentId })}
      </p>
      <a
        href={getPathname({ href: '/products', locale })}
        className={buttonStyle({ variant: 'outline', className: 'mt-5' })}
      >
        {t('continue')}
      </a>
    </div>
  )
}
