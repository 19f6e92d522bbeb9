import { useTranslations } from 'next-intl'
import { Skeleton } from '@/components/ui/skeleton'
import { LoadError } from './load-error'

type FormLoadingProps = {
  /** What could not be loaded. */
  title: string
  error: Error | null
  onRetry: () => unknown
}

/** The place of a form with a column beside it until what it is about is there, or why that did not come. */
export function FormLoading({ title, error, onRetry }: FormLoadingProps) {
  const common = useTranslations('backOffice.common')
  if (error) return <LoadError title={title} error={error} onRetry={onRetry} />
  return (
    <div role="status" aria-label={common('loading')}>
      <Skeleton className="h-8 w-48" />
      <div className="mt-6 grid gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton className="h-[40rem] rounded-card" />
        <Skeleton className="h-80 rounded-card" />
      </div>
    </div>
  )
}
