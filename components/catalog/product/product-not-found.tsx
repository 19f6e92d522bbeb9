import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { NotFoundView } from '@/components/storefront/not-found-view'
import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/lib/i18n/navigation'

export async function productNotFoundMetadata(): Promise<Metadata> {
  const t = await getTranslations('productPage')
  return { title: t('notFoundTitle') }
}

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
