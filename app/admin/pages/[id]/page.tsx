import { notFound } from 'next/navigation'
import { titled } from '@/app/admin/titled'
import { PageScreen } from '@/components/content/pages/admin/page-screen'
import { idSchema } from '@/lib/core/id-schemas'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('pages.page')

type Props = { params: Promise<{ id: string }> }

export default async function EditPagePage({ params }: Props) {
  const id = idSchema.safeParse((await params).id)
  if (!id.success) notFound()
  return <PageScreen id={id.data} />
}
