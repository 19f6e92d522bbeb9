import { titled } from '@/app/admin/titled'
import { BrandsScreen } from '@/components/catalog/admin/brands/brands-screen'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('pages.brands')

export default function BrandsPage() {
  return <BrandsScreen />
}
