import type { ComponentProps } from 'react'

/** The columns of a product list: two on a phone, `columns` on a desktop, and one more on a wide one. */
export function productGridStyle(columns: 3 | 4 = 4): string {
  const wide =
    columns === 4
      ? 'md:grid-cols-3 lg:grid-cols-4 min-[88rem]:grid-cols-5'
      : 'md:grid-cols-2 lg:grid-cols-3 min-[88rem]:grid-cols-4'
  return `product-grid ${wide}`
}

/** Cards below the fold are laid out when they come near it; until then this is their assumed height. */
const OFFSCREEN =
  '*:nth-[n+9]:below-the-fold [--height-unseen:23.5rem] sm:[--height-unseen:30.5rem]'

type ProductGridProps = ComponentProps<'ul'> & {
  columns?: 3 | 4
  /** `row`: for four or eight products, four side by side; on a phone one row to swipe through. */
  layout?: 'grid' | 'row'
}

export function ProductGrid({
  columns,
  layout = 'grid',
  className = '',
  ...props
}: ProductGridProps) {
  const style = layout === 'row' ? 'product-row' : `${productGridStyle(columns)} ${OFFSCREEN}`
  return <ul className={`${style} ${className}`} {...props} />
}
