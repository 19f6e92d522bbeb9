import type { Metadata } from 'next'
import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import { AboutScreen } from '@/components/about/about-screen'
import { aboutStructuredData } from '@/components/about/about-structured-data'
import { JsonLd } from '@/components/seo/json-ld'
import { env } from '@/lib/core/env'
import { SITE_IMAGE_SLOTS } from '@/lib/media/site-image-slots'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { storePageDetails } from '@/lib/seo/store-page-details'
import { cachedSettings } from '@/lib/settings/queries'
import { siteImages } from '@/lib/site-images/queries'

const PATH = '/about'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await storePageDetails(PATH))
}

export default async function AboutPage() {
  const [page, settings, images] = await Promise.all([
    storePageDetails(PATH),
    cachedSettings(),
    siteImages(),
  ])
  const siteUrl = env().SITE_URL
  return (
    <>
      <PageStructuredData page={page} own={['AboutPage']} />
      <JsonLd data={aboutStructuredData({ ...settings, ...page, siteUrl })} />
      <AboutScreen
        settings={settings}
        picture={images.about ?? SITE_IMAGE_SLOTS.about.defaultUrl}
        siteUrl={siteUrl}
      />
    </>
  )
}
