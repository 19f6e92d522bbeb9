import { notFound } from 'next/navigation'
import { titled } from '@/app/admin/titled'
import { KeyManager } from '@/components/licences/admin/key-manager'
import { idSchema } from '@/lib/core/id-schemas'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('pages.productKeys')

type Props = { params: Promise<{ productId: string }> }

export default async function ProductKeysPage({ params }: Props) {
  const id = idSchema.safeParse((await params).productId)
  if (!id.success) notFound()
  return <KeyManager productId={id.data} />
}
