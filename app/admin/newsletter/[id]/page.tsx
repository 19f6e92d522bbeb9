import { notFound } from 'next/navigation'
import { titled } from '@/app/admin/titled'
import { MailingScreen } from '@/components/marketing/newsletter/admin/mailings/mailing-screen'
import { idSchema } from '@/lib/core/id-schemas'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('pages.mailing')

type Props = { params: Promise<{ id: string }> }

export default async function MailingPage({ params }: Props) {
  const id = idSchema.safeParse((await params).id)
  if (!id.success) notFound()
  return <MailingScreen id={id.data} />
}
