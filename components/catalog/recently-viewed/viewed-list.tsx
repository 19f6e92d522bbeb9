'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { ProductCard } from '@/components/catalog/product-card'
import { Button } from '@/components/ui/button'
import { QueryProvider } from '@/components/ui/query-provider'
import { clearViews, useViewedProducts } from './use-viewed-products'

type ViewedListProps = { viewing: number | undefined; className: string | undefined }

/** The products that were looked at before, with a button that forgets them; nothing when there are none. */
export default function ViewedList(props: ViewedListProps) {
  return (
    <QueryProvider>
      <FoundProducts {...props} />
    </QueryProvider>
  )
}

/** Room for the focus and shadows of cards, which scrolling would cut off. */
const STRIP =
  '-mx-1 flex snap-x scroll-px-1 gap-3 overflow-x-auto px-1 pt-1 pb-3 sm:gap-4 *:w-40 *:shrink-0 *:snap-start sm:*:w-56'

function FoundProducts({ viewing, className }: ViewedListProps) {
  const t = useTranslations('recentlyViewed')
  const heading = useId()
  const products = useViewedProducts(viewing)
  if (products?.length === 0) return null

  function clear() {
    // The button goes with the list; the keyboard goes on from where the page's content is.
    document.getElementById('main')?.focus({ preventScroll: true })
    clearViews()
  }

  return (
    <section aria-labelledby={heading} className={className}>
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 id={heading} className="text-2xl font-extrabold">
          {t('title')}
        </h2>
        <Button variant="ghost" size="sm" aria-label={t('clearLabel')} onClick={clear}>
          {t('clear')}
        </Button>
      </div>
      {products ? (
        <ul className={STRIP}>
          {products.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} linkOnly />
            </li>
          ))}
        </ul>
      ) : (
        <div aria-hidden className={STRIP}>
          <span data-skeleton className="skeleton block h-70 rounded-card sm:h-85" />
        </div>
      )}
    </section>
  )
}
