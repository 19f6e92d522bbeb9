import { titled } from '@/app/admin/titled'
import { ProductsScreen } from '@/components/catalog/admin/products/products-screen'
import { StoryEditor } from '@/components/content/articles/admin/editor/story-editor'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('tabs.products')

export default function ProductsTab() {
  return <ProductsScreen storyEditor={<StoryEditor />} />
}
