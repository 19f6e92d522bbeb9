import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { EmptyState } from './empty-state'

type LoadingFailedProps = {
  title: string
  text: string
  retryLabel: string
  isRetrying?: boolean
  onRetry: () => void
}

/** Shown instead of a list that could not be loaded. */
export function LoadingFailed(props: LoadingFailedProps) {
  const { title, text, retryLabel, isRetrying, onRetry } = props
  return (
    <EmptyState role="alert" icon={<Icon name="circle-alert" className="size-8" />} title={title}>
      <p className="mt-1.5 text-muted">{text}</p>
      <Button
        variant="outline"
        className="mt-5"
        // Not `disabled`, which would drop the keyboard focus.
        aria-disabled={isRetrying || undefined}
        onClick={onRetry}
      >
        {retryLabel}
      </Button>
    </EmptyState>
  )
}
