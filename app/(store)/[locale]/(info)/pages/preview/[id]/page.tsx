import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { OwnPageScreen } from '@/components/content/pages/own-page-screen'
import { MissingPage } from '@/components/storefront/missing-page'
import type { OwnPage } from '@/lib/content/pages/contracts'
import { ownPagePath } from '@/lib/content/pages/page-rules'
import { ownPageDraft } from '@/lib/content/pages/queries'
import NotFound, { generateMetadata as notFoundMetadata } from '../../../../not-found'

type Props = { params: Promise<{ id: string }> }

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Next requires at least one entry; no draft has this id. */
export function generateStaticParams() {
  return [{ id: '-' }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await draftOf(params)
  if (!page) return notFoundMetadata()
  // An unpublished version is only for those who have its URL.
  return {
    title: page.title,
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  }
}

export default async function PagePreviewPage({ params }: Props) {
  const page = await draftOf(params)
  if (!page)
    return (
      <MissingPage>
        <NotFound />
      </MissingPage>
    )
  const home = await getTranslations('breadcrumb')
  const crumbs = [
    { name: home('home'), path: '/' },
    { name: page.title, path: ownPagePath(page.slug) },
  ]
  return <OwnPageScreen page={page} crumbs={crumbs} />
}

async function draftOf(params: Props['params']): Promise<OwnPage | null> {
  const [{ id }, locale] = await Promise.all([params, getLocale()])
  return UUID.test(id) ? ownPageDraft(id, locale) : null
}
