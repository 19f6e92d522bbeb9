import type { Metadata } from 'next'
import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import { CareersScreen } from '@/components/careers/careers-screen'
import { env } from '@/lib/core/env'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { storePageFacts } from '@/lib/seo/store-page-values'
import { cachedSettings } from '@/lib/settings/queries'

const PATH = '/careers'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await storePageFacts(PATH))
}

export default async function CareersPage() {
  const { storeName } = await cachedSettings()
  return (
    <>
      <PageStructuredData page={await storePageFacts(PATH)} />
      <CareersScreen storeName={storeName} siteUrl={env().SITE_URL} />
    </>
  )
}
