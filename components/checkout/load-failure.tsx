import { RotateCw, TriangleAlert } from 'lucide-react'
import { Button } from '@/components/ui/button'

type LoadFailureProps = {
  title: string
  text: string
  retryLabel: string
  retrying: boolean
  onRetry: () => void
}

/** The checkout's error state, with a retry button. */
export function LoadFailure({ title, text, retryLabel, retrying, onRetry }: LoadFailureProps) {
  return (
    <div
      role="alert"
      className="flex flex-col items-center rounded-panel border border-line bg-surface px-6 py-16 text-center shadow-card"
    >
      <span className="grid size-16 place-items-center rounded-full bg-danger-soft text-danger">
        <TriangleAlert aria-hidden className="size-7" />
      </span>
      <h2 className="mt-5 text-xl font-bold">{title}</h2>
      <p className="mt-1.5 max-w-md text-muted">{text}</p>
      <Button
        variant="outline"
        size="lg"
        className="mt-6"
        aria-disabled={retrying}
        onClick={onRetry}
      >
        <RotateCw aria-hidden />
        {retryLabel}
      </Button>
    </div>
  )
}
