import type { Metadata } from 'next'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import KnowledgePage, { pageDetails } from '../knowledge/knowledge-page'

/** Another address of the same screen; its canonical one is /knowledge. */
const SHOWN_AT = '/knowledge-base'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await pageDetails(SHOWN_AT))
}

export default function KnowledgeBasePage() {
  return <KnowledgePage shownAt={SHOWN_AT} />
}
