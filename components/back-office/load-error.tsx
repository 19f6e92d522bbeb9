import { ListFailure } from '@/components/ui/list/list-failure'
import { failureText } from './admin-calls'

type LoadErrorProps = { title: string; error: unknown; onRetry: () => void }

/** What a tab shows instead of data that could not be loaded. */
export function LoadError({ title, error, onRetry }: LoadErrorProps) {
  return (
    <ListFailure
      title={title}
      text={failureText(error, 'Unknown error occurred')}
      retryLabel="Retry Loading"
      onRetry={onRetry}
    />
  )
}
