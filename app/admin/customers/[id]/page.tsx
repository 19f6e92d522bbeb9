import { notFound } from 'next/navigation'
import { titled } from '@/app/admin/titled'
import { CustomerScreen } from '@/components/service/customer-records/admin/customer-screen'
import { idSchema } from '@/lib/core/id-schemas'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('pages.customer')

type Props = { params: Promise<{ id: string }> }

export default async function CustomerPage({ params }: Props) {
  const id = idSchema.safeParse((await params).id)
  if (!id.success) notFound()
  return <CustomerScreen id={id.data} />
}
