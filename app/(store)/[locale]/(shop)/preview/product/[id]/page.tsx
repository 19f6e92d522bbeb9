import type { Metadata } from 'next'
import { connection } from 'next/server'
import { getLocale } from 'next-intl/server'
import { ProductScreen } from '@/components/catalog/product/product-screen'
import { ArticleBody } from '@/components/content/articles/article-body'
import type { Product } from '@/lib/catalog/contracts'
import { cachedOptions } from '@/lib/catalog/families'
import { familyChoices } from '@/lib/catalog/option-choices'
import { productDraft } from '@/lib/catalog/product-draft'
import { categoryById } from '@/lib/catalog/queries'
import { chosenBeside, relatedTo } from '@/lib/catalog/related-products'
import { RELATED_ROW, relatedRow } from '@/lib/catalog/related-row'
import { env } from '@/lib/core/env'
import { cachedSettings } from '@/lib/settings/queries'
import { categoryCrumbs } from '../../../category-crumbs'
import { saidOwnFacts } from '../../../said-own-facts'
import { PreviewEnded } from '../../preview-ended'
import { PreviewNote } from '../../preview-note'

type Props = { params: Promise<{ locale: string; id: string }> }

// A draft is always rendered on request and never cached.
export const instant = false

export const metadata: Metadata = {
  title: 'Preview of a product',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
}

export default async function ProductPreview({ params }: Props) {
  await connection()
  const [{ id }, locale] = await Promise.all([params, getLocale()])
  const draft = await productDraft(id, locale)
  // The response has started by now, so its status can't become 404.
  if (!draft) return <PreviewEnded under="Products" />
  const { product, choices } = draft
  const [category, chosen, related, options, settings] = await Promise.all([
    categoryById(product.categoryId),
    chosenBeside(choices.relatedProductIds.filter((each) => each !== product.id)),
    relatedTo(product, RELATED_ROW),
    optionsWith(product),
    cachedSettings(),
  ])
  const crumbs = await categoryCrumbs(category)
  return (
    <>
      <PreviewNote>
        Preview of a product. Nothing of it is saved, and it can’t be bought here.
      </PreviewNote>
      <ProductScreen
        isPreview
        product={product}
        crumbs={[...crumbs, { name: product.name, path: `/products/${product.slug}` }]}
        boughtTogether={[]}
        related={relatedRow(chosen, related, [product])}
        reviews={null}
        questions={null}
        firstReviews={[]}
        options={familyChoices(options, product.id)}
        trial={choices.trial}
        ownFacts={await saidOwnFacts(product)}
        releases={choices.releases}
        story={
          choices.story !== '' && (
            <div className="mt-6">
              <ArticleBody html={choices.story} />
            </div>
          )
        }
        bundle={null}
        editions={[]}
        finder={null}
        siteUrl={env().SITE_URL}
        currency={settings.baseCurrency}
        offersAlerts={false}
      />
    </>
  )
}

/** The visible options of its family, itself as it would be among them. */
async function optionsWith(product: Product) {
  if (product.family === null) return []
  const options = await cachedOptions(product.family)
  return [...options.filter(({ id }) => id !== product.id), product]
}
