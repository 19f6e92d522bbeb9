import { useTranslations } from 'next-intl'
import { ProductCards } from '@/components/catalog/product-cards'
import { type ProductCardData, toProductCardData } from '@/components/storefront/product-card-data'
import { TextLink } from '@/components/ui/text-link'
import { SectionHeading } from './section-heading'

type CollectionRowProps = {
  /** Within the page, where the collection may be on it more than once. */
  id?: string
  slug: string
  name: string
  /** Of the name, where that is not the page's. */
  lang?: string
  products: readonly ProductCardData[]
}

/** The first products of a collection; renders nothing for an empty one. */
export function CollectionRow({
  slug,
  id = `collection-${slug}`,
  name,
  lang,
  products,
}: CollectionRowProps) {
  const t = useTranslations('home.section')
  if (products.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={name} lang={lang}>
        <TextLink href={`/collection/${slug}`}>
          <span aria-hidden>{t('seeAll')}</span>
          <span className="sr-only">{t('seeAllIn', { category: name })}</span>
        </TextLink>
      </SectionHeading>
      <ProductCards products={products.map(toProductCardData)} layout="row" />
    </section>
  )
}
