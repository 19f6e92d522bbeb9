import { useTranslations } from 'next-intl'
import { Skeleton } from '@/components/ui/skeleton'

const box = 'rounded-card border border-line bg-surface p-5 shadow-card sm:p-6'

/** The review step's skeleton with one line. */
export function ReviewSkeleton() {
  const t = useTranslations('checkout')
  return (
    <div role="status" className="grid items-start gap-6 lg:grid-cols-[1fr_23rem]">
      <span className="sr-only">{t('loading')}</span>
      <div className="space-y-6">
        <div className={box}>
          <Skeleton className="h-6 w-44" />
          <div className="mt-5 flex gap-4">
            <Skeleton className="size-20 shrink-0 sm:size-24" />
            <div className="flex-1 space-y-3">
              <Skeleton className="h-5 w-3/5" />
              <Skeleton className="h-4 w-full" />
              <Skeleton className="h-4 w-2/5" />
              <Skeleton className="h-10 w-32" />
            </div>
          </div>
        </div>
        <div className={box}>
          <Skeleton className="h-6 w-52" />
          <div className="mt-8 grid gap-5 sm:grid-cols-2">
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
          </div>
          <Skeleton className="mt-8 h-24" />
        </div>
      </div>
      <div className={box}>
        <Skeleton className="h-6 w-36" />
        <Skeleton className="mt-5 h-4" />
        <Skeleton className="mt-3 h-4" />
        <Skeleton className="mt-5 h-8" />
        <Skeleton className="mt-8 h-12" />
        <Skeleton className="mt-12 h-10" />
      </div>
    </div>
  )
}
