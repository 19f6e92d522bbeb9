import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { BoundPrice } from '@/components/catalog/bound-price'
import { ProductCards } from '@/components/catalog/product-cards'
import { type ProductCardData, toDealCardData } from '@/components/storefront/product-card-data'
import { buttonStyle } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { EmptyState } from '@/components/ui/list/empty-state'
import { DEAL_RULES, type Deal } from '@/lib/catalog/deals'
import { Link } from '@/lib/i18n/navigation'

type DealSectionProps = {
  deal: Deal
  products: readonly ProductCardData[]
  columns?: 3 | 4
  /** For the list above the fold: its first row loads eagerly. */
  priority?: boolean
  /** Shown beside the heading. */
  children?: ReactNode
}

/** One of the lists of Hot Deals. */
export function DealSection({ deal, products, columns = 4, priority, children }: DealSectionProps) {
  const t = useTranslations('deals')
  const { most } = DEAL_RULES[deal]
  const headingId = `deals-${deal}`
  return (
    <section aria-labelledby={headingId}>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 sm:mb-6">
        <div className="min-w-0">
          <h2 id={headingId} className="text-2xl font-extrabold tracking-tight sm:text-[1.75rem]">
            {t(`${deal}.title`)}
          </h2>
          <p className="mt-1 max-w-2xl text-muted">
            {t.rich(`${deal}.text`, { price: () => <BoundPrice bound={most ?? 'low'} /> })}
          </p>
        </div>
        {children}
      </div>
      {products.length > 0 ? (
        <ProductCards
          products={products.map(toDealCardData)}
          columns={columns}
          aboveFold={priority ? columns : 0}
          // Three columns would leave a fourth product alone in its row.
          className={columns === 4 ? 'md:max-lg:grid-cols-4!' : 'md:max-lg:grid-cols-3!'}
        />
      ) : (
        <EmptyState icon={<Icon name="tag" className="size-8" />} title={t(`${deal}.empty`)}>
          <p className="mt-1.5 text-muted">{t(`${deal}.emptyText`)}</p>
          <Link href="/products" className={buttonStyle({ variant: 'outline', className: 'mt-5' })}>
            {t('allProducts')}
          </Link>
        </EmptyState>
      )}
    </section>
  )
}
