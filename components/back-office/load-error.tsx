import { useTranslations } from 'next-intl'
import { ListFailure } from '@/components/ui/list/list-failure'
import { failureText } from './admin-calls'

type LoadErrorProps = { title: string; error: unknown; onRetry: () => void }

/** What a tab shows instead of data that could not be loaded. */
export function LoadError({ title, error, onRetry }: LoadErrorProps) {
  const common = useTranslations('backOffice.common')
  return (
    <ListFailure
      title={title}
      text={failureText(error, common('unknownError'))}
      retryLabel={common('retryLoading')}
      onRetry={onRetry}
    />
  )
}
