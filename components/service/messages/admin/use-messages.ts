'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callAdmin } from '@/components/back-office/admin-calls'
import { useOverviewChanged } from '@/components/back-office/use-overview'
import type { AdminMessage, Assignee } from '@/lib/service/messages/admin-contracts'

export const MESSAGES_CALL = 'GET /api/admin/messages'
export const MESSAGE_CALL = 'GET /api/admin/messages/[id]'
const ASSIGNEES_CALL = 'GET /api/admin/messages/assignees'

/** Who may take care of messages; nobody until it has loaded. */
export function useAssignees(): readonly Assignee[] {
  const { data = [] } = useQuery({
    queryKey: [ASSIGNEES_CALL],
    queryFn: ({ signal }) => callAdmin(ASSIGNEES_CALL, { signal }),
  })
  return data
}

/**
 * Updates only the time of first reading: the response may contain the message as it was
 * before a concurrent change.
 */
export function useMessageRead() {
  const client = useQueryClient()
  return ({ id, readAt }: AdminMessage) => {
    client.setQueryData<AdminMessage>([MESSAGE_CALL, id], (known) => known && { ...known, readAt })
    client.invalidateQueries({ queryKey: [MESSAGES_CALL] })
  }
}

/** Caches a changed message, and invalidates the list and the counts. */
export function useMessageChanged() {
  const client = useQueryClient()
  const overviewChanged = useOverviewChanged()
  return (message?: AdminMessage) => {
    if (message) client.setQueryData([MESSAGE_CALL, message.id], message)
    client.invalidateQueries({ queryKey: [MESSAGES_CALL] })
    overviewChanged()
  }
}
