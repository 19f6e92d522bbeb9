import type { Metadata } from 'next'
import { mainCategories } from '@/lib/catalog/queries'
import { visibleSections } from '@/lib/homepage/contracts'
import { SITE_IMAGE_SLOTS, tilePicture } from '@/lib/media/site-image-slots'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { promisesOf } from '@/lib/settings/promises'
import { cachedSettings } from '@/lib/settings/queries'
import { siteImages } from '@/lib/site-images/queries'
import { HomePageContent } from './home-page'
import { HomePageStructuredData, homePageDetails } from './home-page-data'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await homePageDetails())
}

export default async function HomePage() {
  const [categories, images, settings] = await Promise.all([
    mainCategories(),
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
          sections: settings.homeSections,
          hiddenSections: settings.homeHiddenSections,
        })}
        categories={categories.map((category) => ({
          ...category,
          tile: tilePicture(category, images),
        }))}
        storeName={settings.storeName}
        promises={promisesOf(settings)}
      />
    </>
  )
}
