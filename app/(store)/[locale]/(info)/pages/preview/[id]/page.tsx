import type { Metadata } from 'next'
import { connection } from 'next/server'
import { getLocale, getTranslations } from 'next-intl/server'
import { PreviewEnded } from '@/app/(store)/[locale]/(shop)/preview/preview-ended'
import type { OwnPage } from '@/lib/content/pages/contracts'
import { ownPagePath } from '@/lib/content/pages/page-rules'
import { ownPageDraft } from '@/lib/content/pages/queries'
import { OwnPageContent } from '../../own-page-content'

type Props = { params: Promise<{ id: string }> }

// A draft is always rendered on request and never cached.
export const instant = false

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await draftOf(params)
  // An unpublished version is only for those who have its URL.
  return {
    title: page?.title ?? 'Preview of a page',
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  }
}

export default async function PagePreviewPage({ params }: Props) {
  const page = await draftOf(params)
  // The response has started by now, so its status can't become 404.
  if (!page) return <PreviewEnded under="Pages" />
  const home = await getTranslations('breadcrumb')
  const crumbs = [
    { name: home('home'), path: '/' },
    { name: page.title, path: ownPagePath(page.slug) },
  ]
  return <OwnPageContent page={page} crumbs={crumbs} isPreview />
}

async function draftOf(params: Props['params']): Promise<OwnPage | null> {
  await connection()
  const [{ id }, locale] = await Promise.all([params, getLocale()])
  return ownPageDraft(id, locale)
}
