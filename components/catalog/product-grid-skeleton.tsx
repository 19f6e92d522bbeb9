import { productGridStyle } from './product-grid'

type ProductGridSkeletonProps = {
  count: number
  columns?: 3 | 4
  /** Leaves out the button's space, like `linkOnly` cards. */
  linkOnly?: boolean
}

const bar = 'skeleton block rounded'

/** Cards in the shape and size of product cards, shown while a list loads. */
export function ProductGridSkeleton({
  count,
  columns,
  linkOnly = false,
}: ProductGridSkeletonProps) {
  return (
    <div aria-hidden data-skeletons className={productGridStyle(columns)}>
      {Array.from({ length: count }, (_, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
          key={index}
          data-skeleton
        >
          <span className="skeleton block aspect-4/3 rounded-card" />
          <div className="pt-2.5 sm:pt-3">
            <span className={`${bar} h-4 w-1/2 sm:h-5`} />
            <span className={`${bar} mt-1 h-4 w-full sm:h-5`} />
            <span className={`${bar} mt-1 h-4 w-2/3 sm:h-5`} />
            <span className={`${bar} mt-2 h-4 w-20 sm:h-5`} />
            <span className={`${bar} mt-2 h-4 w-28`} />
            <span className="mt-2 flex min-h-10 items-center justify-between">
              <span className={`${bar} h-6 w-24 sm:h-7`} />
              {!linkOnly && <span className="skeleton block size-10 rounded-full" />}
            </span>
          </div>
        </div>
      ))}
    </div>
  )
}
