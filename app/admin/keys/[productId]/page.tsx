import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { KeyManager } from '@/components/licences/admin/key-manager'
import { idSchema } from '@/lib/core/id-schemas'

// Rendered per request, like the layout.
export const instant = false

export const metadata: Metadata = { title: 'Keys of a product' }

type Props = { params: Promise<{ productId: string }> }

export default async function ProductKeysPage({ params }: Props) {
  const id = idSchema.safeParse((await params).productId)
  if (!id.success) notFound()
  return <KeyManager productId={id.data} />
}
