import type { Metadata } from 'next'
import { ArticlesScreen } from '@/components/articles/admin/articles-screen'

// Rendered per request, like the layout.
export const instant = false

export const metadata: Metadata = { title: 'Articles' }

export default function ArticlesTab() {
  return <ArticlesScreen />
}
