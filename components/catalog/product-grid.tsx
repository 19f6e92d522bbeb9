import type { ComponentProps } from 'react'

/** The columns of every product list: two on a phone, up to `columns` on a wide desktop. */
export function productGridStyle(columns: 3 | 4 = 4): string {
  const wide = columns === 4 ? 'md:grid-cols-3 lg:grid-cols-4' : 'md:grid-cols-2 lg:grid-cols-3'
  return `grid grid-cols-2 gap-3 sm:gap-4 lg:gap-5 ${wide}`
}

/** Cards below the fold are laid out when they come near it; until then this is their assumed height. */
const OFFSCREEN = '*:nth-[n+9]:below-the-fold [--height-unseen:22rem] sm:[--height-unseen:29rem]'

export function ProductGrid({
  columns,
  className = '',
  ...props
}: ComponentProps<'ul'> & { columns?: 3 | 4 }) {
  return <ul className={`${productGridStyle(columns)} ${OFFSCREEN} ${className}`} {...props} />
}
