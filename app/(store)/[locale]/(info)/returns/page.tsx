import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import { StoreTextPage } from '@/components/content/store-texts/store-text-page'
import { ReturnsScreen } from '@/components/refunds/returns/returns-screen'
import { StartRefundRequest } from '@/components/refunds/returns/start-refund-request'
import { chargedInWords } from '@/lib/checkout/selling-currencies'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import { storePageDetails } from '@/lib/content/seo/store-page-details'
import { storeText } from '@/lib/content/store-texts/queries'
import { env } from '@/lib/core/env'
import { cachedSettings } from '@/lib/settings/queries'

const PATH = '/returns'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await storePageDetails(PATH))
}

export default async function ReturnsPage() {
  const own = await storeText('returns', await getLocale())
  const siteUrl = env().SITE_URL
  const structured = <PageStructuredData page={await storePageDetails(PATH)} />
  if (own)
    return (
      <>
        {structured}
        <StoreTextPage text={own} path={PATH} siteUrl={siteUrl} actions={<StartRefundRequest />} />
      </>
    )
  return (
    <>
      {structured}
      <ReturnsScreen
        settings={await cachedSettings()}
        charged={await chargedInWords('en')}
        siteUrl={siteUrl}
      />
    </>
  )
}
