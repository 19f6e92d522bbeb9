import { Skeleton } from '@/components/ui/skeleton'

/** A tab's skeleton. */
export default function TabLoading() {
  return (
    <div role="status" aria-label="Loading">
      <Skeleton className="h-8 w-48" />
      <Skeleton className="mt-6 h-11 w-full max-w-xl" />
      <Skeleton className="mt-6 h-96 w-full rounded-card" />
    </div>
  )
}
