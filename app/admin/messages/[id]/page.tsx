import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { MessageScreen } from '@/components/messages/admin/message-screen'
import { idSchema } from '@/lib/core/id-schemas'

// Rendered per request, like the layout.
export const instant = false

export const metadata: Metadata = { title: 'Message' }

type Props = { params: Promise<{ id: string }> }

export default async function MessagePage({ params }: Props) {
  const id = idSchema.safeParse((await params).id)
  if (!id.success) notFound()
  return <MessageScreen id={id.data} />
}
