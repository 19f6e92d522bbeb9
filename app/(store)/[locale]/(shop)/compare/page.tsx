import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { CompareScreen } from '@/components/catalog/compare/compare-screen'
import { ClientMessages } from '@/components/storefront/language/client-messages'
import { localFact } from '@/lib/catalog/own-fact-rules'
import { cachedOwnFacts } from '@/lib/catalog/own-facts'
import { pageMetadata } from '@/lib/content/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('comparePage'), getLocale()])
  return pageMetadata({
    locale,
    path: '/compare',
    title: t('title'),
    description: t('metaDescription'),
    robots: 'noindex, follow',
  })
}

export default async function ComparePage() {
  const [t, locale, facts] = await Promise.all([
    getTranslations('comparePage'),
    getLocale(),
    cachedOwnFacts(),
  ])
  const compared = facts.filter(({ isCompared }) => isCompared)
  return (
    <div className="page-width pt-8 pb-16 sm:pt-10">
      <h1 className="text-3xl font-extrabold sm:text-4xl">{t('title')}</h1>
      <p className="mt-2 mb-6 max-w-2xl text-muted">{t('text')}</p>
      <ClientMessages namespaces={['comparePage', 'productPage']}>
        <CompareScreen facts={compared.map((fact) => localFact(fact, locale))} />
      </ClientMessages>
    </div>
  )
}
