import { titled } from '@/app/admin/titled'
import { ArticlesScreen } from '@/components/content/articles/admin/articles-screen'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('tabs.articles')

export default function ArticlesTab() {
  return <ArticlesScreen />
}
