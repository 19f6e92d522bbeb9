import { notFound } from 'next/navigation'
import { titled } from '@/app/admin/titled'
import { ArticleScreen } from '@/components/content/articles/admin/article-screen'
import { idSchema } from '@/lib/core/id-schemas'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('pages.article')

type Props = { params: Promise<{ id: string }> }

export default async function EditArticlePage({ params }: Props) {
  const id = idSchema.safeParse((await params).id)
  if (!id.success) notFound()
  return <ArticleScreen id={id.data} />
}
