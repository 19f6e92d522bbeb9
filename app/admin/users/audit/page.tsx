import type { Metadata } from 'next'
import { AuditScreen } from '@/components/staff/admin/audit-screen'

// Rendered per request, like the layout.
export const instant = false

export const metadata: Metadata = { title: 'Audit trail' }

export default function AuditPage() {
  return <AuditScreen />
}
