import type { Metadata } from 'next'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import KnowledgeScreenPage, { pageDetails } from './knowledge-page'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await pageDetails())
}

export default function KnowledgePage() {
  return <KnowledgeScreenPage />
}
