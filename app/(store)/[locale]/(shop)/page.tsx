import type { Metadata } from 'next'
import { mainCategories } from '@/lib/domains/catalog/queries'
import { shownSections } from '@/lib/domains/homepage/contracts'
import { siteImages } from '@/lib/domains/media/site-image-queries'
import { SITE_IMAGE_SLOTS, tilePicture } from '@/lib/domains/media/site-image-slots'
import { pageMetadata } from '@/lib/domains/seo/page-metadata'
import { cachedSettings } from '@/lib/domains/settings/queries'
import { HomeData, homeFacts } from './home-data'
import { HomePageContent } from './home-page'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await homeFacts())
}

export default async function HomePage() {
  const [categories, images, settings] = await Promise.all([
    mainCategories(),
    siteImages(),
    cachedSettings(),
  ])
  return (
    <>
      <HomeData />
      <HomePageContent
        hero={settings.homeHero}
        heroImage={images.hero ?? SITE_IMAGE_SLOTS.hero.defaultUrl}
        sections={shownSections({
          ...settings,
          sections: settings.homeSections,
          hiddenSections: settings.homeHiddenSections,
        })}
        categories={categories.map((category) => ({
          ...category,
          tile: tilePicture(category, images),
        }))}
        storeName={settings.storeName}
      />
    </>
  )
}
