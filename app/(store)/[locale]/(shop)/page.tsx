import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { mainCategoriesIn } from '@/lib/catalog/queries'
import { visibleSections } from '@/lib/content/homepage/contracts'
import { siteVerification } from '@/lib/content/seo/engines/verification'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import { SITE_IMAGE_SLOTS, tilePicture } from '@/lib/media/site-image-slots'
import { siteImages } from '@/lib/media/site-images'
import { withBlocks } from '@/lib/settings/home-page-settings'
import { promisesOf } from '@/lib/settings/promises'
import { cachedSettings } from '@/lib/settings/queries'
import { HomePageContent } from './home-page'
import { HomePageStructuredData, homePageDetails } from './home-page-data'

export async function generateMetadata(): Promise<Metadata> {
  const [details, verification] = await Promise.all([homePageDetails(), siteVerification()])
  return { ...(await pageMetadata(details)), verification }
}

export default async function HomePage() {
  const [categories, images, settings] = await Promise.all([
    mainCategoriesIn(await getLocale()),
    siteImages(),
    cachedSettings(),
  ])
  return (
    <>
      <HomePageStructuredData />
      <HomePageContent
        hero={settings.homeHero}
        heroImage={images.hero ?? SITE_IMAGE_SLOTS.hero.defaultUrl}
        sections={visibleSections({
          ...settings,
          sections: withBlocks(settings.homeSections, settings.homeBlocks),
          hiddenSections: settings.homeHiddenSections,
          blocks: settings.homeBlocks,
        })}
        blocks={settings.homeBlocks}
        defaultLanguage={settings.defaultLanguage}
        categories={categories.map((category) => ({
          ...category,
          tile: tilePicture(category, images),
        }))}
        storeName={settings.storeName}
        promises={promisesOf(settings)}
        stated={settings}
      />
    </>
  )
}
