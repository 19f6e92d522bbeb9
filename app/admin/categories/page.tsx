import { titled } from '@/app/admin/titled'
import { CategoryScreen } from '@/components/catalog/admin/categories/category-screen'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('tabs.categories')

export default function CategoriesTab() {
  return <CategoryScreen />
}
