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
          className="overflow-hidden rounded-card border border-line bg-surface shadow-card"
        >
          <span className="skeleton block aspect-4/3" />
          <div className="p-3 xs:p-3.5 sm:p-4">
            <span className={`${bar} h-4 w-1/2 sm:h-5`} />
            <span className={`${bar} mt-1 h-4 w-full sm:h-5`} />
            <span className={`${bar} mt-1 h-4 w-2/3 sm:h-5`} />
            <span className={`${bar} mt-2 h-4 w-20 sm:h-5`} />
            <span className={`${bar} mt-2 h-4 w-28`} />
            <span className={`${bar} mt-3 h-6 w-24 sm:h-7`} />
            <span className={`${bar} h-5 w-16 sm:hidden`} />
            {!linkOnly && <span className="skeleton mt-3 block h-11 rounded-control" />}
          </div>
        </div>
      ))}
    </div>
  )
}
