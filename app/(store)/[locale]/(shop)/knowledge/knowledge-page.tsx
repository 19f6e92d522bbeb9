import { getLocale, getTranslations } from 'next-intl/server'
import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import { KnowledgeScreen } from '@/components/content/articles/knowledge-screen'
import { Breadcrumb } from '@/components/storefront/structured-data/breadcrumb'
import { articleListIn } from '@/lib/content/articles/queries'
import type { PageDetails } from '@/lib/content/seo/page-metadata'
import { storePageDetails } from '@/lib/content/seo/store-page-details'
import { cachedSettings } from '@/lib/settings/queries'

const PATH = '/knowledge'

/** @param shownAt where it is shown, when that is another path than its own */
export const pageDetails = async (shownAt?: string): Promise<PageDetails> => ({
  ...(await storePageDetails(PATH)),
  shownAt,
})

/** The page of /knowledge and /knowledge-base. */
export default async function KnowledgePage({ shownAt }: { shownAt?: string }) {
  const [t, crumb, articles, { timezone }] = await Promise.all([
    getTranslations('knowledge'),
    getTranslations('breadcrumb'),
    articleListIn(await getLocale()),
    cachedSettings(),
  ])
  const crumbs = [
    { name: crumb('home'), path: '/' },
    { name: t('title'), path: PATH },
  ]
  return (
    <>
      <PageStructuredData page={await pageDetails(shownAt)} crumbs={crumbs} />
      <div className="page-width pt-5 pb-16 lg:pt-6">
        <Breadcrumb crumbs={crumbs} />
        <h1 className="mt-4 text-3xl font-extrabold sm:text-4xl">{t('title')}</h1>
        <p className="mt-2 mb-8 max-w-2xl text-muted">{t('intro')}</p>
        <KnowledgeScreen articles={articles} timezone={timezone} />
      </div>
    </>
  )
}
