import { getLocale } from 'next-intl/server'
import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import { familyFinderHref } from '@/components/catalog/edition-finder/finder-path'
import { AlsoInBundles, BundleContents } from '@/components/catalog/product/bundle-contents'
import { editionsToCompare } from '@/components/catalog/product/edition-steps'
import { ProductScreen } from '@/components/catalog/product/product-screen'
import { ArticleBody } from '@/components/content/articles/article-body'
import { ProductReviews } from '@/components/reviews/product-reviews'
import { ProductQuestions } from '@/components/reviews/questions/product-questions'
import type { Crumb } from '@/components/storefront/structured-data/breadcrumb'
import { cachedBundlesWith, cachedParts } from '@/lib/catalog/bundles/queries'
import type { Product } from '@/lib/catalog/contracts'
import { cachedOptions } from '@/lib/catalog/families'
import {
  type FamilyChoices,
  familyChoices,
  type Option,
  versionsOf,
} from '@/lib/catalog/option-choices'
import { cachedPageChoices, cachedProduct, categoryById } from '@/lib/catalog/queries'
import { chosenBeside, relatedTo } from '@/lib/catalog/related-products'
import { RELATED_ROW, relatedRow } from '@/lib/catalog/related-row'
import { catalogueLanguage } from '@/lib/catalog/translations/catalogue-language'
import type { PageDetails } from '@/lib/content/seo/page-metadata'
import { env } from '@/lib/core/env'
import { type Locale, textLocaleOf } from '@/lib/i18n/locales'
import { boughtWith } from '@/lib/orders/bought-with'
import { captchaOf } from '@/lib/plugins/captcha/captcha'
import { publicPlugins } from '@/lib/plugins/queries'
import { cachedReviewCounts, cachedReviews } from '@/lib/reviews/queries'
import { cachedQuestions } from '@/lib/reviews/questions/queries'
import { cachedSettings } from '@/lib/settings/queries'
import { categoryCrumbs } from '../category-crumbs'
import { saidOwnFacts } from '../said-own-facts'

/** Enough for a row without what stands elsewhere on the page. */
const RELATED_LOOKED_AT = 16

/** The page of /products/{slug} and /product/{id}. */
export async function ProductPageContent({
  product,
  page,
}: {
  product: Product
  page: PageDetails
}) {
  const locale = await getLocale()
  const asked = await catalogueLanguage(locale)
  const [crumbs, boughtTogether, related, reviews, questions, options, plugins, settings] =
    await Promise.all([
      crumbsOf(product),
      boughtWith(product, RELATED_ROW, asked),
      relatedTo(product, RELATED_LOOKED_AT, asked),
      cachedReviews(product.id),
      cachedQuestions(product.id, locale),
      product.family === null ? [] : cachedOptions(product.family, asked.language),
      publicPlugins(),
      cachedSettings(),
    ])
  const { id, rating } = product
  const { relatedProductIds, story, releases, trial, translated } = await cachedPageChoices(
    id,
    locale,
  )
  const chosen = await chosenBeside(
    relatedProductIds.filter((each) => each !== id),
    asked,
  )
  const together = boughtTogether.filter((each) => chosen.every((one) => one.id !== each.id))
  const choices = familyChoices(options, id)
  const [parts, bundles] = await Promise.all([cachedParts(id), cachedBundlesWith(id)])
  const reviewed = { id, rating }
  const versions = await reviewedVersions(options, id)
  return (
    <>
      <PageStructuredData page={page} own={['Product']} />
      <meta property="product:price:amount" content={product.price} />
      <meta property="product:price:currency" content={settings.baseCurrency} />
      <ProductScreen
        product={product}
        crumbs={crumbs}
        boughtTogether={together}
        // Its own variants are chosen above.
        related={relatedRow(chosen, related, [...together, ...versionsOf(options, id)])}
        reviews={<ProductReviews product={reviewed} reviews={reviews} versions={versions} />}
        questions={
          settings.productQuestions && (
            <ProductQuestions
              productId={id}
              first={questions.rows}
              total={questions.total}
              captcha={captchaOf(plugins, 'contact')}
            />
          )
        }
        firstReviews={reviews.first}
        options={choices}
        trial={trial}
        ownFacts={await saidOwnFacts(product)}
        releases={releases}
        story={
          story !== '' && (
            <div className="mt-6">
              <ArticleBody
                html={story}
                language={translated?.includes('story') ? textLocaleOf(locale) : undefined}
              />
            </div>
          )
        }
        bundle={
          parts.length > 0 ? (
            <BundleContents
              bundle={{ price: product.price, prices: product.prices }}
              parts={parts.map(({ product: part, ...shown }) => ({
                ...shown,
                slug: part.slug,
                name: part.name,
                image: part.image,
                price: part.price,
                prices: part.prices,
              }))}
            />
          ) : (
            <AlsoInBundles bundles={bundles} />
          )
        }
        editions={await productsOfEditions(choices, product, locale)}
        finder={await finderOf(product, options.length)}
        siteUrl={env().SITE_URL}
        currency={settings.baseCurrency}
        offersAlerts={settings.productAlerts}
      />
    </>
  )
}

/** The products that are compared with one: the editions around its price. */
async function productsOfEditions(
  choices: FamilyChoices,
  product: Product,
  locale: Locale,
): Promise<Product[]> {
  const ids = editionsToCompare(choices.editions).map(({ id }) => id)
  const products = await Promise.all(
    ids.map((id) => (id === product.id ? product : cachedProduct({ id }, locale))),
  )
  return products.flatMap((each) => each ?? [])
}

/** Where a few questions lead to one of its family; nowhere where there is little to choose among. */
async function finderOf({ categoryId, family }: Product, options: number): Promise<string | null> {
  const category = family !== null && options > 2 ? await categoryById(categoryId) : null
  return family === null || !category ? null : familyFinderHref(category.slug, family)
}

async function crumbsOf({ categoryId, name, slug }: Product): Promise<Crumb[]> {
  const crumbs = await categoryCrumbs(await categoryById(categoryId))
  return [...crumbs, { name, path: `/products/${slug}` }]
}

/** The variants of a product with how often they were reviewed; none while no other one was. */
async function reviewedVersions(options: readonly Option[], id: number) {
  const versions = versionsOf(options, id)
  if (versions.length === 0) return []
  const counts = new Map(await cachedReviewCounts(versions.map((version) => version.id)))
  const reviewed = versions
    .map((version) => ({ ...version, count: counts.get(version.id) ?? 0 }))
    .filter((version) => version.id === id || version.count > 0)
  return reviewed.length > 1 ? reviewed : []
}
