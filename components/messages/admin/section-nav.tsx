'use client'

import { SectionNav as Nav } from '@/components/back-office/shell/section-nav'
import { useSignedInUser } from '@/components/staff/admin/session/admin-gate'
import type { Role } from '@/lib/staff/contracts'

const CONTACT = { href: '/admin/messages', label: 'Contact messages' }
/** Addresses of subscribers and CVs of applicants are for administrators only. */
const SECTIONS = {
  user: [],
  moderator: [CONTACT],
  admin: [
    CONTACT,
    { href: '/admin/messages/subscribers', label: 'Newsletter' },
    { href: '/admin/messages/applications', label: 'Job applications' },
  ],
} as const satisfies Record<Role, readonly { href: string; label: string }[]>

/** The parts of the Messages tab. */
export function SectionNav() {
  const { role } = useSignedInUser()
  return <Nav label="Messages" sections={SECTIONS[role]} />
}
