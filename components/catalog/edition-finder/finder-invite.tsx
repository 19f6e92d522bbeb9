import { useTranslations } from 'next-intl'
import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/lib/i18n/navigation'
import { finderPath } from './finder-path'

/** Leads those who do not know what to choose in a category to a few questions. */
export function FinderInvite({ category }: { category: string }) {
  const t = useTranslations('editionFinder')
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-5 py-3">
      <span className="font-semibold">{t('invite')}</span>
      <Link
        href={finderPath(category)}
        prefetch={false}
        className={buttonStyle({ variant: 'outline', breaks: true })}
      >
        {t('inviteLink')}
      </Link>
    </p>
  )
}
