import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { MailingScreen } from '@/components/newsletter/admin/mailings/mailing-screen'
import { idSchema } from '@/lib/core/id-schemas'

// Rendered per request, like the layout.
export const instant = false

export const metadata: Metadata = { title: 'Mailing' }

type Props = { params: Promise<{ id: string }> }

export default async function MailingPage({ params }: Props) {
  const id = idSchema.safeParse((await params).id)
  if (!id.success) notFound()
  return <MailingScreen id={id.data} />
}
