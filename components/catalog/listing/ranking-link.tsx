import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'

/** Leads from a list to what decides its order. */
export function RankingLink() {
  const t = useTranslations('listing')
  return (
    <p className="mt-8 text-center text-sm">
      <Link
        href="/reviews-and-ranking#ranking"
        prefetch={false}
        className="inline-block py-1 text-muted underline underline-offset-2 hover:text-ink"
      >
        {t('howRanked')}
      </Link>
    </p>
  )
}
