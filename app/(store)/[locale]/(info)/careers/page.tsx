import type { Metadata } from 'next'
import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import { CareersScreen } from '@/components/careers/careers-screen'
import { env } from '@/lib/core/env'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { storePageDetails } from '@/lib/seo/store-page-details'
import { cachedSettings } from '@/lib/settings/queries'

const PATH = '/careers'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await storePageDetails(PATH))
}

export default async function CareersPage() {
  const { storeName } = await cachedSettings()
  return (
    <>
      <PageStructuredData page={await storePageDetails(PATH)} />
      <CareersScreen storeName={storeName} siteUrl={env().SITE_URL} />
    </>
  )
}
