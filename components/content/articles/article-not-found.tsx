import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { NotFoundView } from '@/components/storefront/not-found-view'
import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/lib/i18n/navigation'

export async function articleNotFoundMetadata(): Promise<Metadata> {
  const t = await getTranslations('knowledge')
  return { title: t('notFoundTitle') }
}

export function ArticleNotFound() {
  const t = useTranslations('knowledge')
  return (
    <NotFoundView title={t('notFoundTitle')} text={t('notFoundText')}>
      <Link href="/knowledge" className={buttonStyle()}>
        {t('allArticles')}
      </Link>
      <Link href="/help" className={buttonStyle({ variant: 'outline' })}>
        {t('help')}
      </Link>
    </NotFoundView>
  )
}
