import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { NotFoundView } from '@/components/storefront/not-found-view'
import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/lib/i18n/navigation'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('brands')
  return { title: t('notFoundTitle') }
}

export default function BrandNotFound() {
  const t = useTranslations('brands')
  return (
    <NotFoundView title={t('notFoundTitle')} text={t('notFoundText')}>
      <Link href="/brands" className={buttonStyle()}>
        {t('allBrands')}
      </Link>
    </NotFoundView>
  )
}
