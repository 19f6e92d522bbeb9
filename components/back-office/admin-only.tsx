'use client'

import { ShieldAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSignedInUser } from '@/components/staff/admin/session/admin-gate'
import { TabHeading } from './shell/tab-heading'

type Props = { title: string; children: ReactNode }

/** A page for administrators; others are told so. The server refuses its calls anyway. */
export function AdminOnly({ title, children }: Props) {
  const { role } = useSignedInUser()
  if (role === 'admin') return children
  return (
    <>
      <TabHeading title={title} />
      <p className="flex items-center gap-2.5 text-sm text-ink-soft">
        <ShieldAlert aria-hidden className="size-5 shrink-0 text-muted" />
        This is for administrators only.
      </p>
    </>
  )
}
