import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'

type ListFailureProps = { title: string; text: string; retryLabel: string; onRetry: () => void }

/** The error state of a list, with a retry button. */
export function ListFailure({ title, text, retryLabel, onRetry }: ListFailureProps) {
  return (
    <div
      role="alert"
      className="rounded-card border border-danger/30 bg-danger-soft px-6 py-10 text-center"
    >
      <Icon name="circle-alert" className="mx-auto size-8 text-danger" />
      <h2 className="mt-3 text-base font-bold text-ink">{title}</h2>
      <p className="mt-1 text-sm text-ink-soft [overflow-wrap:anywhere]">{text}</p>
      <Button variant="outline" className="mt-5" onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  )
}
