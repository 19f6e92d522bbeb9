'use client'

import { SectionNav as Nav } from '@/components/back-office/shell/section-nav'
import { useMay } from '@/components/staff/admin/session/admin-gate'

const SECTIONS = [
  { href: '/admin/messages', label: 'Contact messages', permission: 'messages' },
  { href: '/admin/messages/subscribers', label: 'Newsletter', permission: 'newsletter' },
  { href: '/admin/messages/applications', label: 'Job applications', permission: 'applications' },
] as const

/** The parts of the Messages tab. */
export function SectionNav() {
  const may = useMay()
  return <Nav label="Messages" sections={SECTIONS.filter(({ permission }) => may(permission))} />
}
