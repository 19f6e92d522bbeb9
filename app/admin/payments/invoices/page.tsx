import { titled } from '@/app/admin/titled'
import { DocumentsScreen } from '@/components/bookkeeping/invoices/admin/documents-screen'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('pages.invoices')

export default function InvoicesPage() {
  return <DocumentsScreen />
}
