'use client'

import { useQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { EDITING_EVERY_SECONDS, type Editing } from '@/lib/staff/editing/contracts'
import { callAdmin } from './admin-calls'
import { pageLanguage } from './language/page-language'

const CALL = 'POST /api/admin/editing'

/** Says that the user has something open to change it, and who else has. While the page is out of sight it says nothing. */
export function AlsoEditing({ thing: { entityType, entityId } }: { thing: Editing }) {
  const t = useTranslations('backOffice.shell')
  const { data } = useQuery({
    queryKey: [CALL, entityType, entityId],
    queryFn: () => callAdmin(CALL, { body: { entityType, entityId } }),
    refetchInterval: EDITING_EVERY_SECONDS * 1000,
    // A name of last time may be wrong by now.
    gcTime: 0,
    // The next time is soon enough.
    retry: false,
  })
  const names = data?.usernames ?? []
  return (
    <div role="status" className="empty:hidden">
      {names.length > 0 && (
        <p className="mb-5 flex items-start gap-2.5 rounded-control bg-sunken px-3.5 py-2.5 text-sm text-ink-soft">
          <UsersRound aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>
            {t.rich('alsoEditing', {
              count: names.length,
              names: (chunks) => <strong className="font-semibold">{chunks}</strong>,
              list: new Intl.ListFormat(pageLanguage()).format(names),
            })}
          </span>
        </p>
      )}
    </div>
  )
}
