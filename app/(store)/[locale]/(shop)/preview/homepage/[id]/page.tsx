import type { Metadata } from 'next'
import { connection } from 'next/server'
import { getLocale } from 'next-intl/server'
import { mainCategoriesIn } from '@/lib/catalog/queries'
import { visibleSections } from '@/lib/content/homepage/contracts'
import { homepageDraft } from '@/lib/content/homepage/queries'
import { tilePicture } from '@/lib/media/site-image-slots'
import { siteImages } from '@/lib/media/site-images'
import { promisesOf } from '@/lib/settings/promises'
import { cachedSettings } from '@/lib/settings/queries'
import { HomePageContent } from '../../../home-page'
import { PreviewEnded } from '../../preview-ended'
import { PreviewNote } from '../../preview-note'

type Props = { params: Promise<{ locale: string; id: string }> }

// A draft is always rendered on request and never cached.
export const instant = false

export const metadata: Metadata = {
  title: 'Preview of the home page',
  robots: { index: false, follow: false },
}

export default async function HomepagePreview({ params }: Props) {
  await connection()
  const { id } = await params
  const draft = await homepageDraft(id)
  // The response has started by now, so its status can't become 404.
  if (!draft) return <PreviewEnded under="Homepage" />
  const [categories, images, settings] = await Promise.all([
    mainCategoriesIn(await getLocale()),
    siteImages(),
    cachedSettings(),
  ])
  const banners = new Map(draft.banners.map(({ categoryId, image }) => [categoryId, image]))
  return (
    <>
      <PreviewNote>Preview of the home page. Nothing of it is published.</PreviewNote>
      <HomePageContent
        {...draft}
        sections={visibleSections(draft)}
        defaultLanguage={settings.defaultLanguage}
        storeName={settings.storeName}
        promises={promisesOf(settings)}
        stated={settings}
        categories={categories.map((category) => {
          const drafted = banners.get(category.id)
          const bannerImage = drafted === undefined ? category.bannerImage : drafted
          return { ...category, tile: tilePicture({ ...category, bannerImage }, images) }
        })}
      />
    </>
  )
}
