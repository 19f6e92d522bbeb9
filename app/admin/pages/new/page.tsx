import { titled } from '@/app/admin/titled'
import { PageForm } from '@/components/content/pages/admin/page-form'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('pages.newPage')

export default function NewPagePage() {
  return <PageForm />
}
