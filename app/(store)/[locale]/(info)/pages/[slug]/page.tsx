import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import { faqData } from '@/components/content/help/faq-data'
import { MissingPage } from '@/components/storefront/missing-page'
import { MovedPage } from '@/components/storefront/moved-page'
import { JsonLd } from '@/components/storefront/structured-data/json-ld'
import { askedIn, speechOf } from '@/lib/content/blocks/block-words'
import type { OwnPage } from '@/lib/content/pages/contracts'
import { aroundContent } from '@/lib/content/pages/page-blocks'
import { ownPagePath } from '@/lib/content/pages/page-rules'
import { ownPage, ownPages, pageMovedFrom } from '@/lib/content/pages/queries'
import { type PageDetails, pageMetadata } from '@/lib/content/seo/page-metadata'
import { atLeastOne } from '@/lib/platform/static-params'
import { cachedSettings } from '@/lib/settings/queries'
import NotFound, { generateMetadata as notFoundMetadata } from '../../../not-found'
import { OwnPageContent } from '../own-page-content'

type Props = { params: Promise<{ locale: string; slug: string }> }

/** Next requires at least one entry. */
export async function generateStaticParams() {
  return atLeastOne(
    (await ownPages()).map(({ slug }) => ({ slug })),
    { slug: '-' },
  )
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await pageOf(params)
  return page ? pageMetadata(await detailsOf(page)) : notFoundMetadata()
}

const detailsOf = async (page: OwnPage): Promise<PageDetails> => ({
  locale: await getLocale(),
  path: ownPagePath(page.slug),
  title: page.metaTitle || page.title,
  description: page.metaDescription || undefined,
})

/** A page that the owner added. */
export default async function OwnPagePage({ params }: Props) {
  const page = await pageOf(params)
  if (!page) return <NoPageHere slug={(await params).slug} />
  const [details, home, questions] = await Promise.all([
    detailsOf(page),
    getTranslations('breadcrumb'),
    questionsOf(page),
  ])
  const crumbs = [
    { name: home('home'), path: '/' },
    { name: page.title, path: details.path },
  ]
  return (
    <>
      <PageStructuredData
        page={details}
        own={questions.length > 0 ? ['FAQPage'] : undefined}
        crumbs={crumbs}
      />
      {questions.length > 0 && <JsonLd data={faqData(questions)} />}
      <OwnPageContent page={page} crumbs={crumbs} />
    </>
  )
}

/** The questions that a page shows with their answers. */
async function questionsOf({ blocks }: OwnPage) {
  const [locale, { defaultLanguage }] = await Promise.all([getLocale(), cachedSettings()])
  const { above, below } = aroundContent(blocks)
  return [...above, ...below].flatMap((block) =>
    block.kind === 'questions' ? askedIn(block, speechOf(block, locale, defaultLanguage)) : [],
  )
}

async function NoPageHere({ slug }: { slug: string }) {
  const moved = await pageMovedFrom(slug)
  if (moved) return <MovedPage href={ownPagePath(moved)} />
  return (
    <MissingPage>
      <NotFound />
    </MissingPage>
  )
}

async function pageOf(params: Props['params']): Promise<OwnPage | null> {
  const [{ slug }, locale] = await Promise.all([params, getLocale()])
  // PostgreSQL rejects control characters in comparisons.
  return /\p{C}/u.test(slug) ? null : ownPage(slug, locale)
}
