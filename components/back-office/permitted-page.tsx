'use client'

import { ShieldAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Permission } from '@/lib/http/permissions'
import { may } from '@/lib/staff/roles'
import { useSignedInUser } from './session/admin-gate'
import { TabHeading } from './shell/tab-heading'

type Props = { title: string; permission: Permission | undefined; children: ReactNode }

/** A page for whose role allows it; others are told so. The server refuses its calls anyway. */
export function PermittedPage({ title, permission, children }: Props) {
  const t = useTranslations('backOffice.shell')
  const { role } = useSignedInUser()
  if (may(role, permission)) return children
  return (
    <>
      <TabHeading title={title} />
      <p className="flex items-center gap-2.5 text-sm text-ink-soft">
        <ShieldAlert aria-hidden className="size-5 shrink-0 text-muted" />
        {t('notYourRole')}
      </p>
    </>
  )
}
