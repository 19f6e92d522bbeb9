import type { Metadata } from 'next'
import { useLocale, useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { NotFoundView } from '@/components/storefront/not-found-view'
import { buttonStyle } from '@/components/ui/button'
import { JOBS } from '@/content/careers'
import { englishText } from '@/lib/i18n/english'
import { Link } from '@/lib/i18n/navigation'

export async function jobNotFoundMetadata(): Promise<Metadata> {
  const t = await getTranslations('careersPage.notFound')
  return { title: t('title') }
}

export function JobNotFound() {
  const t = useTranslations('careersPage.notFound')
  const locale = useLocale()
  return (
    <NotFoundView title={t('title')} text={t('text')}>
      <ul {...englishText(locale)} className="flex max-w-2xl flex-wrap justify-center gap-3">
        {JOBS.map(({ slug, title }) => (
          <li key={slug}>
            <Link href={`/careers/${slug}`} className={buttonStyle({ variant: 'outline' })}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </NotFoundView>
  )
}
