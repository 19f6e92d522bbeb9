import { titled } from '@/app/admin/titled'
import { AuditScreen } from '@/components/staff/admin/audit-screen'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('pages.audit')

export default function AuditPage() {
  return <AuditScreen />
}
