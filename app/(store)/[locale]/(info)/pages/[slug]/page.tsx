import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import { OwnPageScreen } from '@/components/content/pages/own-page-screen'
import { MissingPage } from '@/components/storefront/missing-page'
import { MovedPage } from '@/components/storefront/moved-page'
import type { OwnPage } from '@/lib/content/pages/contracts'
import { ownPagePath } from '@/lib/content/pages/page-rules'
import { ownPage, ownPages, pageMovedFrom } from '@/lib/content/pages/queries'
import { type PageDetails, pageMetadata } from '@/lib/content/seo/page-metadata'
import { atLeastOne } from '@/lib/platform/static-params'
import NotFound, { generateMetadata as notFoundMetadata } from '../../../not-found'

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
  const [details, home] = await Promise.all([detailsOf(page), getTranslations('breadcrumb')])
  const crumbs = [
    { name: home('home'), path: '/' },
    { name: page.title, path: details.path },
  ]
  return (
    <>
      <PageStructuredData page={details} crumbs={crumbs} />
      <OwnPageScreen page={page} crumbs={crumbs} />
    </>
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
