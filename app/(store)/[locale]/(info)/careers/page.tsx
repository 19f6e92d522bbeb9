import type { Metadata } from 'next'
import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import { CareersScreen } from '@/components/content/careers/careers-screen'
import { MissingPage } from '@/components/storefront/missing-page'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import { storePageDetails } from '@/lib/content/seo/store-page-details'
import { env } from '@/lib/core/env'
import { cachedSettings } from '@/lib/settings/queries'
import NotFound, { generateMetadata as notFoundMetadata } from '../../not-found'

const PATH = '/careers'

export async function generateMetadata(): Promise<Metadata> {
  if (!(await cachedSettings()).careersPage) return notFoundMetadata()
  return pageMetadata(await storePageDetails(PATH))
}

export default async function CareersPage() {
  const { storeName, careersPage } = await cachedSettings()
  if (!careersPage)
    return (
      <MissingPage>
        <NotFound />
      </MissingPage>
    )
  return (
    <>
      <PageStructuredData page={await storePageDetails(PATH)} />
      <CareersScreen storeName={storeName} siteUrl={env().SITE_URL} />
    </>
  )
}
