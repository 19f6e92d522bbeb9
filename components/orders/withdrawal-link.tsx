import { useTranslations } from 'next-intl'
import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/lib/i18n/navigation'
import { withdrawalPath } from '@/lib/settings/withdrawal-path'

/** Leads to the withdrawal function with an order's number, in the words of the law. */
export function WithdrawalLink({ orderNumber }: { orderNumber: string }) {
  const t = useTranslations('withdrawalLink')
  return (
    <Link
      href={withdrawalPath(orderNumber)}
      prefetch={false}
      className={buttonStyle({ variant: 'outline' })}
    >
      {t('label')}
      <bdi className="sr-only">{orderNumber}</bdi>
    </Link>
  )
}
