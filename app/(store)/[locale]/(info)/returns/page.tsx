import type { Metadata } from 'next'
import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import { ReturnsScreen } from '@/components/refunds/returns/returns-screen'
import { chargedInWords } from '@/lib/checkout/selling-currencies'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import { storePageDetails } from '@/lib/content/seo/store-page-details'
import { env } from '@/lib/core/env'
import { cachedSettings } from '@/lib/settings/queries'

const PATH = '/returns'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await storePageDetails(PATH))
}

export default async function ReturnsPage() {
  return (
    <>
      <PageStructuredData page={await storePageDetails(PATH)} />
      <ReturnsScreen
        settings={await cachedSettings()}
        charged={await chargedInWords('en')}
        siteUrl={env().SITE_URL}
      />
    </>
  )
}
