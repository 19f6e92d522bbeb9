import type { Metadata } from 'next'
import { CategoryScreen } from '@/components/catalog/admin/categories/category-screen'

// Rendered per request, like the layout.
export const instant = false

export const metadata: Metadata = { title: 'Categories' }

export default function CategoriesTab() {
  return <CategoryScreen />
}
