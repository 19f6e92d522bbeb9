import { useTranslations } from 'next-intl'
import { buttonStyle } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/lib/i18n/navigation'

/** Leads to the form that asks for a refund. */
export function StartRefundRequest() {
  const t = useTranslations('returnsPage')
  return (
    <Link href="/returns/request" className={buttonStyle({ size: 'lg' })}>
      {t('start')}
      <Icon name="arrow-right" className="rtl:-scale-x-100" />
    </Link>
  )
}
