import { useTranslations } from 'next-intl'
import type { AdminArticle } from '@/lib/content/articles/admin-contracts'

/** Says of an article that it came from WordPress, and what becomes of changes here. */
export function OriginNotice({ origin }: { origin: NonNullable<AdminArticle['origin']> }) {
  const t = useTranslations('backOffice.articles.origin')
  const { link, follows } = origin
  return (
    <p className="mb-5 rounded-control bg-sunken px-4 py-3 text-sm text-ink-soft">
      {follows ? t('follows') : t('own')}{' '}
      {/^https?:/.test(link) && (
        <a href={link} target="_blank" rel="noreferrer" className="font-medium underline">
          {t('post')}
        </a>
      )}
    </p>
  )
}
