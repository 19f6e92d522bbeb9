'use client'

import { useQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { EDITING_EVERY_SECONDS, type Editing } from '@/lib/staff/editing/contracts'
import { callAdmin } from './admin-calls'

const CALL = 'POST /api/admin/editing'

const NAMES = new Intl.ListFormat('en')

/** Says that the user has something open to change it, and who else has. While the page is out of sight it says nothing. */
export function AlsoEditing({ thing: { entityType, entityId } }: { thing: Editing }) {
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
            <strong className="font-semibold">{NAMES.format(names)}</strong>{' '}
            {names.length === 1 ? 'has' : 'have'} this open, too. Of two who save, the second is
            asked to look at what the first has changed.
          </span>
        </p>
      )}
    </div>
  )
}
