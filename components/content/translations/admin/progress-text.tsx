import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import type { TranslationProgress } from '@/lib/content/translations/contracts'

/** How much of something is there in a language, and what is to be done. */
export function ProgressText({ progress }: { progress: TranslationProgress }) {
  const t = useTranslations('backOffice.translations')
  const { done, outdated, proposed, missing } = progress
  return (
    <span className="flex flex-wrap gap-1.5">
      {done > 0 && <Badge tone="success">{t('done', { count: done })}</Badge>}
      {outdated > 0 && <Badge tone="danger">{t('outdated', { count: outdated })}</Badge>}
      {proposed > 0 && <Badge tone="brand">{t('proposed', { count: proposed })}</Badge>}
      {missing > 0 && <Badge>{t('lacking', { count: missing })}</Badge>}
    </span>
  )
}
