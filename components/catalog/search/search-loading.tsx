import { ProductGridSkeleton } from '@/components/catalog/product-grid-skeleton'
import { Skeleton } from '@/components/ui/skeleton'

type SearchLoadingProps = { title: string; skeletons: number }

/** The search page's skeleton until the browser has read the URL. */
export function SearchLoading({ title, skeletons }: SearchLoadingProps) {
  return (
    <>
      <h1 className="text-3xl font-extrabold text-transparent sm:text-4xl">
        <span className="skeleton rounded-control">{title}</span>
      </h1>
      <Skeleton className="mt-5 h-12 max-w-2xl" />
      <div className="mt-6 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:items-start lg:gap-7">
        <Skeleton className="hidden h-120 lg:block" />
        <div>
          <div className="mb-4 flex h-11 justify-end">
            <Skeleton className="h-11 w-full max-w-72" />
          </div>
          <ProductGridSkeleton count={skeletons} columns={3} />
        </div>
      </div>
    </>
  )
}
