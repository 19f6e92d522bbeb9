import { useQuery } from '@tanstack/react-query'
import { callAdmin } from '@/components/back-office/admin-calls'

export const MAIL_STATE_CALL = 'GET /api/admin/settings/mail'

/** The mail server in use and its queue; polled while mails are queued. */
export const useMailState = () =>
  useQuery({
    queryKey: [MAIL_STATE_CALL],
    queryFn: ({ signal }) => callAdmin(MAIL_STATE_CALL, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && state.data.waiting > 0 ? 5000 : false),
  })
