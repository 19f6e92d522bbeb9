import { useTranslations } from 'next-intl'
import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/lib/i18n/navigation'
import { NotFoundView } from '../not-found-view'

export function ProductNotFound() {
  const t = useTranslations('productPage')
  return (
    <NotFoundView title={t('notFoundTitle')} text={t('notFoundText')}>
      <Link href="/" className={buttonStyle()}>
        {t('backHome')}
      </Link>
    </NotFoundView>
  )
}
