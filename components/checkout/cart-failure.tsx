import { useTranslations } from 'next-intl'
import { LoadFailure } from './load-failure'

/** The cart could not be loaded. */
export function CartFailure({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  const t = useTranslations('checkout.loadFailed')
  return (
    <LoadFailure
      title={t('title')}
      text={t('text')}
      retryLabel={t('retry')}
      retrying={retrying}
      onRetry={onRetry}
    />
  )
}
