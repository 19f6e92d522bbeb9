import { useTranslations } from 'next-intl'
import { ProductCards } from '@/components/catalog/product-cards'
import { toProductCardData } from '@/components/storefront/product-card-data'
import { Breadcrumb, type Crumb } from '@/components/storefront/structured-data/breadcrumb'
import { buttonStyle } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import type { ProductPage } from '@/lib/catalog/contracts'
import { partUrl, productsBefore } from '@/lib/catalog/list-parts'
import { Link } from '@/lib/i18n/navigation'

const COLUMNS = 4

type ListPartProps = {
  title: string
  /** From the home page to the part. */
  crumbs: readonly Crumb[]
  /** The address of the list. */
  list: string
  number: number
  page: ProductPage
}

/** The page of a part of a list, with links to those beside it. */
export function ListPart({ title, crumbs, list, number, page }: ListPartProps) {
  const { products, next, total } = page
  const t = useTranslations('listing')
  const before = productsBefore(number)
  return (
    <div className="page-width pt-5 pb-16 lg:pt-6">
      <Breadcrumb crumbs={crumbs} />
      <h1 className="mt-4 mb-7 text-3xl font-extrabold sm:text-4xl">{title}</h1>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted tabular-nums">
          {t('partShown', { from: before + 1, to: before + products.length, total })}
        </p>
        <Link href={list} className={buttonStyle({ variant: 'outline' })}>
          <Icon name="sliders-horizontal" />
          {t('filterAll')}
        </Link>
      </div>
      <ProductCards
        products={products.map(toProductCardData)}
        columns={COLUMNS}
        aboveFold={COLUMNS}
        headingLevel={2}
      />
      <nav aria-label={t('parts')} className="mt-8 flex flex-wrap justify-center gap-3">
        <Link href={partUrl(list, number - 1)} rel="prev" className={LOOK}>
          <Icon name="chevron-left" className="rtl:-scale-x-100" />
          {t('previousPart')}
        </Link>
        {next && (
          <Link href={partUrl(list, number + 1)} rel="next" className={LOOK}>
            {t('nextPart')}
            <Icon name="chevron-right" className="rtl:-scale-x-100" />
          </Link>
        )}
      </nav>
    </div>
  )
}

const LOOK = buttonStyle({ variant: 'outline', size: 'lg' })
