import { titled } from '@/app/admin/titled'
import { ArticleForm } from '@/components/content/articles/admin/article-form'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('pages.newArticle')

export default function NewArticlePage() {
  return <ArticleForm />
}
