import type { Metadata } from 'next'
import { PageSeoScreen } from '@/components/seo/admin/page-seo-screen'

// Rendered per request, like the layout.
export const instant = false

export const metadata: Metadata = { title: 'Page SEO' }

export default function PageSeoTab() {
  return <PageSeoScreen />
}
