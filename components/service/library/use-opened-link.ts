import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useUrlToken } from '@/components/forms/mailed-link/use-url-token'
import { callApi } from '@/lib/api/client'
import { HttpError } from '@/lib/http/client'
import { LIBRARY_CALL } from './use-library'

const SESSION_CALL = 'POST /api/library/session'

const isRejected = (error: unknown) =>
  error instanceof HttpError && error.status >= 400 && error.status < 500 && error.status !== 429

/**
 * Signs the browser in by the token of a mailed link, and takes the token out of the address: neither the history nor
 * whoever is sent the address gets in by it. A link that the store could not be asked about stays.
 */
export function useOpenedLink() {
  const token = useUrlToken()
  const queryClient = useQueryClient()
  const [{ hasEnded }, setOutcome] = useState({ hasEnded: false })
  const { isSuccess, error, isFetching, refetch } = useQuery({
    queryKey: [SESSION_CALL, token],
    queryFn: async () => {
      await callApi(SESSION_CALL, { body: { token: token ?? '' } })
      return true
    },
    enabled: token !== null && token !== '',
    retry: (failures, failed) => failures < 2 && !isRejected(failed),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const isOver = isRejected(error)

  useEffect(() => {
    if (!isSuccess && !isOver) return
    // Whatever was shown may be of another address.
    queryClient.removeQueries({ queryKey: [LIBRARY_CALL] })
    window.history.replaceState(null, '', window.location.pathname + window.location.search)
    // Also has the address read again, of whose change nobody else tells.
    setOutcome({ hasEnded: isOver })
  }, [isSuccess, isOver, queryClient])

  return {
    /** Whether there is no link left to open. */
    isSettled: token === '',
    hasEnded: token === '' && hasEnded,
    isFailed: token !== '' && error !== null && !isOver,
    isFetching,
    retry: () => void refetch(),
  }
}
