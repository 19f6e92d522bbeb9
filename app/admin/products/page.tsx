import type { Metadata } from 'next'
import { ProductsScreen } from '@/components/catalog/admin/products/products-screen'

// Rendered per request, like the layout.
export const instant = false

export const metadata: Metadata = { title: 'Products' }

export default function ProductsTab() {
  return <ProductsScreen />
}
