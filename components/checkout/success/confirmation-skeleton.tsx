import { useTranslations } from 'next-intl'
import { Skeleton } from '@/components/ui/skeleton'

const box = 'rounded-card border border-line bg-surface p-5 shadow-card sm:p-6'

/** The confirmation's skeleton. */
export function ConfirmationSkeleton() {
  const t = useTranslations('confirmation')
  return (
    <div role="status" className="mx-auto max-w-4xl">
      <h1 className="sr-only">{t('loading')}</h1>
      <div className="flex flex-col items-center">
        <Skeleton className="size-16 rounded-full" />
        <Skeleton className="mt-4 h-9 w-80 max-w-full" />
        <Skeleton className="mt-2 h-6 w-96 max-w-full" />
        <Skeleton className="mt-6 h-12 w-80 max-w-full" />
      </div>
      <div className="mt-9 grid items-start gap-6 md:grid-cols-[1.2fr_1fr]">
        <div className={box}>
          <Skeleton className="h-7 w-36" />
          <Skeleton className="mt-4 h-72" />
          <Skeleton className="mt-4 h-16" />
        </div>
        <div className={box}>
          <Skeleton className="h-7 w-36" />
          <Skeleton className="mt-4 h-72" />
        </div>
      </div>
    </div>
  )
}
