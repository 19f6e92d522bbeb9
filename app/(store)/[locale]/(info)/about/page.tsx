import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import { AboutScreen } from '@/components/content/about/about-screen'
import { aboutStructuredData } from '@/components/content/about/about-structured-data'
import { StoreTextPage } from '@/components/content/store-texts/store-text-page'
import { hasLiveChat } from '@/components/plugins/chat/chat-plugin'
import { MissingPage } from '@/components/storefront/missing-page'
import { JsonLd } from '@/components/storefront/structured-data/json-ld'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import { storePageDetails } from '@/lib/content/seo/store-page-details'
import { storeText } from '@/lib/content/store-texts/queries'
import { env } from '@/lib/core/env'
import { SITE_IMAGE_SLOTS } from '@/lib/media/site-image-slots'
import { siteImages } from '@/lib/media/site-images'
import { countedFigures } from '@/lib/overview/counted-figures'
import { publicPlugins } from '@/lib/plugins/queries'
import { cachedSettings } from '@/lib/settings/queries'
import NotFound, { generateMetadata as notFoundMetadata } from '../../not-found'

const PATH = '/about'

export async function generateMetadata(): Promise<Metadata> {
  if (!(await cachedSettings()).aboutPage) return notFoundMetadata()
  return pageMetadata(await storePageDetails(PATH))
}

export default async function AboutPage() {
  const [page, settings, images, plugins, counted] = await Promise.all([
    storePageDetails(PATH),
    cachedSettings(),
    siteImages(),
    publicPlugins(),
    countedFigures(),
  ])
  if (!settings.aboutPage)
    return (
      <MissingPage>
        <NotFound />
      </MissingPage>
    )
  const siteUrl = env().SITE_URL
  const own = await storeText('aboutUs', await getLocale())
  const structured = (
    <>
      <PageStructuredData page={page} own={['AboutPage']} />
      <JsonLd data={aboutStructuredData({ ...settings, ...page, siteUrl })} />
    </>
  )
  if (own)
    return (
      <>
        {structured}
        <StoreTextPage text={own} path={PATH} siteUrl={siteUrl} />
      </>
    )
  return (
    <>
      {structured}
      <AboutScreen
        settings={settings}
        counted={counted}
        hasChat={hasLiveChat(plugins, settings.liveChat)}
        picture={images.about ?? SITE_IMAGE_SLOTS.about.defaultUrl}
        siteUrl={siteUrl}
      />
    </>
  )
}
