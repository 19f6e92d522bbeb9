import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import { MAX_LINE_QUANTITY } from '@/components/cart/cart-lines'
import { CalculatorForAddress } from '@/components/catalog/business/calculator-for-address'
import { CompanyBenefits } from '@/components/catalog/business/company-benefits'
import { toSeatProduct } from '@/components/catalog/business/seat-product'
import { PageHero } from '@/components/storefront/info/page-hero'
import { ClientMessages } from '@/components/storefront/language/client-messages'
import { MissingPage } from '@/components/storefront/missing-page'
import { missingOfSeller } from '@/lib/bookkeeping/invoices/seller'
import { productsForCompanies } from '@/lib/catalog/queries'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import { storePageDetails } from '@/lib/content/seo/store-page-details'
import { env } from '@/lib/core/env'
import { countriesByName } from '@/lib/i18n/countries'
import { Link } from '@/lib/i18n/navigation'
import { hasReverseCharge } from '@/lib/pricing/tax'
import { issuesEInvoices } from '@/lib/settings/e-invoices'
import { cachedSettings } from '@/lib/settings/queries'
import NotFound, { generateMetadata as notFoundMetadata } from '../../not-found'

const PATH = '/business'

export async function generateMetadata(): Promise<Metadata> {
  if (!(await cachedSettings()).businessPage) return notFoundMetadata()
  return pageMetadata(await storePageDetails(PATH))
}

/** What companies buy here: what many seats cost, a quote, and what they get beside. */
export default async function BusinessPage() {
  const settings = await cachedSettings()
  if (!settings.businessPage)
    return (
      <MissingPage>
        <NotFound />
      </MissingPage>
    )
  const [t, locale, products, page] = await Promise.all([
    getTranslations('businessPage'),
    getLocale(),
    productsForCompanies(),
    storePageDetails(PATH),
  ])
  return (
    <>
      <PageStructuredData page={page} products={products} />
      <PageHero
        trail={[{ name: t('title'), path: PATH }]}
        siteUrl={env().SITE_URL}
        title={t('title')}
        lead={t('lead')}
      />
      <div className="page-width space-y-14 py-12 sm:space-y-18 sm:py-16">
        <div>
          <ClientMessages namespaces={['businessPage', 'productPage']}>
            <CalculatorForAddress
              products={products.map(toSeatProduct)}
              countries={countriesByName(locale)}
            />
          </ClientMessages>
          <p className="mt-5 text-ink-soft">
            {t.rich('more', {
              max: MAX_LINE_QUANTITY,
              link: (text) => (
                <Link
                  href="/contact"
                  className="font-semibold text-primary-strong underline underline-offset-2"
                >
                  {text}
                </Link>
              ),
            })}
          </p>
        </div>
        <CompanyBenefits
          hasInvoices={missingOfSeller(settings).length === 0}
          hasEInvoices={issuesEInvoices(settings, true)}
          hasReverseCharge={hasReverseCharge(settings)}
        />
      </div>
    </>
  )
}
