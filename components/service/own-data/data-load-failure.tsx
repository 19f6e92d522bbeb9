import { useTranslations } from 'next-intl'
import { LoadFailure } from '@/components/checkout/load-failure'

/** That what is stored could not be asked for. */
export function DataLoadFailure({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('ownData.failed')
  return (
    <LoadFailure
      title={t('title')}
      text={t('text')}
      retryLabel={t('retry')}
      retrying={false}
      onRetry={onRetry}
    />
  )
}
