import type { Metadata } from 'next'
import { DocumentsScreen } from '@/components/invoices/admin/documents-screen'

// Rendered per request, like the layout.
export const instant = false

export const metadata: Metadata = { title: 'Invoices' }

export default function InvoicesPage() {
  return <DocumentsScreen />
}
