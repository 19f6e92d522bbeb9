import type { Metadata } from 'next'
import { pageMetadata } from '@/lib/seo/page-metadata'
import KnowledgeScreenPage, { pageFacts } from './knowledge-page'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await pageFacts())
}

export default function KnowledgePage() {
  return <KnowledgeScreenPage />
}
