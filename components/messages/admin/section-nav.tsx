'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
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
  const path = usePathname()
  const { role } = useSignedInUser()
  // One part alone needs no way to others.
  if (SECTIONS[role].length < 2) return null
  return (
    <nav aria-label="Messages" className="mb-5 border-b border-line">
      <ul className="flex gap-1 overflow-x-auto">
        {SECTIONS[role].map(({ href, label }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={path === href ? 'page' : undefined}
              className="-mb-px grid h-11 place-items-center border-b-2 border-transparent px-3 text-sm font-semibold whitespace-nowrap text-muted hover:text-ink focus-visible:-outline-offset-3 aria-[current]:border-primary-strong aria-[current]:text-primary-strong"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
