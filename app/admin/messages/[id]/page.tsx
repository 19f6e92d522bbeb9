import { notFound } from 'next/navigation'
import { titled } from '@/app/admin/titled'
import { MessageScreen } from '@/components/service/messages/admin/message-screen'
import { idSchema } from '@/lib/core/id-schemas'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('pages.message')

type Props = { params: Promise<{ id: string }> }

export default async function MessagePage({ params }: Props) {
  const id = idSchema.safeParse((await params).id)
  if (!id.success) notFound()
  return <MessageScreen id={id.data} />
}
