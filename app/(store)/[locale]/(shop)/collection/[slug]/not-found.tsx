import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { NotFoundView } from '@/components/storefront/not-found-view'
import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/lib/i18n/navigation'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('collections')
  return { title: t('notFoundTitle') }
}

export default function CollectionNotFound() {
  const t = useTranslations('collections')
  const category = useTranslations('category')
  return (
    <NotFoundView title={t('notFoundTitle')} text={t('notFoundText')}>
      <Link href="/categories" className={buttonStyle()}>
        {category('allCategories')}
      </Link>
      <Link href="/products" className={buttonStyle({ variant: 'outline' })}>
        {category('allProducts')}
      </Link>
    </NotFoundView>
  )
}
