'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callAdmin } from '@/components/back-office/admin-calls'
import type { AdminMessage } from '@/lib/messages/admin-contracts'

export const MESSAGES_CALL = 'GET /api/admin/messages'
export const MESSAGE_CALL = 'GET /api/admin/messages/[id]'
const OPEN_CALL = 'GET /api/admin/messages/open'
const POLL_INTERVAL_MS = 60_000

/** The number of open messages; polled every minute. */
export function useOpenMessages(): number {
  const { data } = useQuery({
    queryKey: [OPEN_CALL],
    queryFn: ({ signal }) => callAdmin(OPEN_CALL, { signal }),
    refetchInterval: POLL_INTERVAL_MS,
  })
  return data?.open ?? 0
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

/** Caches a changed message, and invalidates the list and the count. */
export function useMessageChanged() {
  const client = useQueryClient()
  return (message?: AdminMessage) => {
    if (message) client.setQueryData([MESSAGE_CALL, message.id], message)
    client.invalidateQueries({ queryKey: [MESSAGES_CALL] })
    client.invalidateQueries({ queryKey: [OPEN_CALL] })
  }
}
