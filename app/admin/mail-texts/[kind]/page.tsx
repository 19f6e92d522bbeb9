import { notFound } from 'next/navigation'
import { titled } from '@/app/admin/titled'
import { MailTextScreen } from '@/components/mail/admin/texts/mail-text-screen'
import { isMailTextKind } from '@/lib/mail/texts/kinds'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('pages.mailText')

type Props = { params: Promise<{ kind: string }> }

export default async function MailTextPage({ params }: Props) {
  const { kind } = await params
  if (!isMailTextKind(kind)) notFound()
  return <MailTextScreen kind={kind} />
}
