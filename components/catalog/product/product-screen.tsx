import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ClientMessages } from '@/components/storefront/language/client-messages'
import { toProductCardData } from '@/components/storefront/product-card-data'
import type { Crumb } from '@/components/storefront/structured-data/breadcrumb'
import { breadcrumbStructuredData } from '@/components/storefront/structured-data/breadcrumb-structured-data'
import { JsonLd } from '@/components/storefront/structured-data/json-ld'
import type { Product } from '@/lib/catalog/contracts'
import type { FamilyChoices } from '@/lib/catalog/option-choices'
import type { SaidFact } from '@/lib/catalog/own-fact-rules'
import { regionNames } from '@/lib/catalog/regions'
import type { Release } from '@/lib/catalog/releases'
import { saidStatement } from '@/lib/catalog/said-statement'
import { statementOf } from '@/lib/catalog/statements'
import type { Trial } from '@/lib/catalog/trial'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import type { Review } from '@/lib/reviews/contracts'
import { EditionComparison } from './edition-comparison'
import { ProductReleases } from './product-releases'
import { productStructuredData } from './product-structured-data'
import { ProductView } from './product-view'

const NAMESPACES = ['productPage', 'recentlyViewed', 'reviews'] as const
const OF_ALERTS = ['productAlerts', 'form'] as const
const OF_QUESTIONS = ['questions', 'form', 'captcha'] as const

type ProductScreenProps = {
  product: Product
  crumbs: readonly Crumb[]
  boughtTogether: readonly Product[]
  related: readonly Product[]
  /** What buyers say of it. */
  reviews: ReactNode
  /** What shoppers ask of it; nothing while the store takes no questions. */
  questions: ReactNode
  /** The first of its reviews, for structured data. */
  firstReviews: readonly Review[]
  options: FamilyChoices
  trial: Trial | null
  /** Its full text; nothing where it has none. */
  story: ReactNode
  /** What is new in its versions, the newest first. */
  releases: readonly Release[]
  /** What is known of the facts that the owner defined. */
  ownFacts: readonly SaidFact[]
  /** What it consists of, or the bundles that it is in. */
  bundle: ReactNode
  /** Those of its family that it is compared with, itself among them. */
  editions: readonly Product[]
  /** Where a few questions lead to one of its family, if anywhere. */
  finder: string | null
  /** The store's base URL, for structured data. */
  siteUrl: string
  /** What prices are in. */
  currency: CurrencyCode
  /** Whether shoppers may be mailed when it is back or costs less. */
  offersAlerts: boolean
  /** Shown to staff before it is saved: nobody buys it there, and nothing is told of it. */
  isPreview?: boolean
}

export async function ProductScreen(props: ProductScreenProps) {
  const { product, crumbs, boughtTogether, related, options, bundle, editions, finder } = props
  const { trial, story, releases, reviews, questions, firstReviews } = props
  const { siteUrl, currency, offersAlerts, ownFacts, isPreview = false } = props
  const locale = await getLocale()
  const statement = statementOf(product)
  return (
    <>
      {!isPreview && (
        <>
          <JsonLd
            data={productStructuredData(product, firstReviews, locale, {
              siteUrl,
              currency,
              ownFacts,
            })}
          />
          <JsonLd data={breadcrumbStructuredData(crumbs, locale, siteUrl)} />
        </>
      )}
      <ClientMessages
        namespaces={[
          ...new Set([
            ...NAMESPACES,
            ...(offersAlerts ? OF_ALERTS : []),
            ...(questions ? OF_QUESTIONS : []),
          ]),
        ]}
      >
        <ProductView
          product={product}
          crumbs={crumbs}
          boughtTogether={boughtTogether.map(toProductCardData)}
          related={related.map(toProductCardData)}
          options={options}
          trial={trial}
          ownFacts={ownFacts}
          story={
            <>
              {story}
              <ProductReleases releases={releases} />
            </>
          }
          regions={regionNames(product.regions, locale)}
          stated={
            statement
              ? saidStatement(statement, { t: await getTranslations('statement'), locale })
              : []
          }
          bundle={bundle}
          editions={<EditionComparison product={product} editions={editions} finder={finder} />}
          reviews={reviews}
          questions={questions}
          offersAlerts={offersAlerts}
          isPreview={isPreview}
        />
      </ClientMessages>
    </>
  )
}
