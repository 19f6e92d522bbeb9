import { titled } from '@/app/admin/titled'
import { BrandPictures } from '@/components/content/site-images/admin/brand-pictures'
import { ThemeScreen } from '@/components/settings/admin/theme/theme-screen'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('tabs.theme')

export default function ThemeTab() {
  return <ThemeScreen pictures={<BrandPictures />} />
}
