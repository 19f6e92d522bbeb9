import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import { CategoryCard } from '@/components/catalog/category-card'
import { CollectionCard } from '@/components/catalog/collections/collection-card'
import { buttonStyle } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { collectionText } from '@/lib/catalog/collection-rules'
import { visibleCollections } from '@/lib/catalog/collections'
import { mainCategoriesIn } from '@/lib/catalog/queries'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import { storePageDetails } from '@/lib/content/seo/store-page-details'
import { textLocaleOf } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/navigation'

const PATH = '/categories'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await storePageDetails(PATH))
}

export default async function CategoriesPage() {
  const [t, crumb, collectionsTexts, locale, categories, collections] = await Promise.all([
    getTranslations('categoriesPage'),
    getTranslations('breadcrumb'),
    getTranslations('collections'),
    getLocale(),
    mainCategoriesIn(await getLocale()),
    visibleCollections(),
  ])
  const crumbs = [
    { name: crumb('home'), path: '/' },
    { name: t('title'), path: PATH },
  ]
  return (
    <div className="page-width py-10 sm:py-14">
      <PageStructuredData page={await storePageDetails(PATH)} crumbs={crumbs} />
      <h1 className="text-4xl font-extrabold tracking-tight">{t('title')}</h1>
      <p className="mt-2 text-lg text-muted">{t('text')}</p>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5">
        {categories.map((category) => (
          <li key={category.id}>
            <CategoryCard category={category} />
          </li>
        ))}
      </ul>
      {collections.length > 0 && (
        <section aria-labelledby="collections" className="mt-10 sm:mt-12">
          <h2 id="collections" className="text-2xl font-extrabold">
            {collectionsTexts('title')}
          </h2>
          <ul className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5">
            {collections.map(({ slug, name, image, texts }) => (
              <li key={slug}>
                <CollectionCard
                  slug={slug}
                  name={name}
                  image={image}
                  text={collectionText(texts, textLocaleOf(locale))}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section
        aria-labelledby="find-help"
        className="mt-10 flex flex-col gap-x-10 gap-y-5 rounded-panel border border-line bg-surface p-6 sm:mt-12 sm:p-8 lg:flex-row lg:items-center lg:justify-between"
      >
        <div>
          <h2 id="find-help" className="text-xl font-bold">
            {t('helpTitle')}
          </h2>
          <p className="mt-1 max-w-2xl text-muted">{t('helpText')}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Link href="/search" className={buttonStyle({ size: 'lg' })}>
            <Icon name="search" />
            {t('search')}
          </Link>
          <Link href="/contact" className={buttonStyle({ size: 'lg', variant: 'outline' })}>
            <Icon name="message-circle-question-mark" />
            {t('contact')}
          </Link>
        </div>
      </section>
    </div>
  )
}
