import type { Metadata } from 'next'
import { ArticleForm } from '@/components/articles/admin/article-form'

// Rendered per request, like the layout.
export const instant = false

export const metadata: Metadata = { title: 'Add Article' }

export default function NewArticlePage() {
  return <ArticleForm />
}
