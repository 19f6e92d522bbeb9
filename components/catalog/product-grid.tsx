import type { ComponentProps } from 'react'

/** The columns of a product list: two on a phone, `columns` on a desktop, and one more on a wide one. */
export function productGridStyle(columns: 3 | 4 = 4): string {
  const wide =
    columns === 4
      ? 'md:[--columns:3] lg:[--columns:4] min-[88rem]:[--columns:5]'
      : 'lg:[--columns:3] min-[88rem]:[--columns:4]'
  return `product-grid [--columns:2] ${wide}`
}

/** Cards below the fold are laid out when they come near it. */
const OFFSCREEN = '*:nth-[n+9]:below-the-fold'

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
