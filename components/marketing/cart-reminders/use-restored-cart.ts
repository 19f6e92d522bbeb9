import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { sessionHeader } from '@/components/cart/cart-session'
import { loadCart } from '@/components/cart/load-cart'
import { useUrlToken } from '@/components/forms/mailed-link/use-url-token'
import { callApi } from '@/lib/api/client'
import { HttpError } from '@/lib/http/client'
import type { RestoredCart } from '@/lib/marketing/cart-reminders/contracts'

const RESTORE_CALL = 'POST /api/cart-reminders/restore'

const isRejected = (error: unknown) => error instanceof HttpError && error.code === 'invalid'

/**
 * Copies the cart of a mailed link into this browser's, and takes the token out of the address. A link that the store
 * could not be asked about stays.
 */
export function useRestoredCart() {
  const token = useUrlToken()
  const [outcome, setOutcome] = useState<RestoredCart | 'invalid'>()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [RESTORE_CALL, token],
    queryFn: () =>
      callApi(RESTORE_CALL, {
        headers: sessionHeader(),
        body: { token: token ?? '' },
      }),
    enabled: token !== null && token !== '',
    retry: (failures, failed) => failures < 2 && !(failed instanceof HttpError),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const settled = data ?? (isRejected(error) ? 'invalid' : undefined)

  useEffect(() => {
    if (settled === undefined) return
    window.history.replaceState(null, '', window.location.pathname + window.location.search)
    // Also has the address read again, of whose change nobody else tells.
    setOutcome(settled)
    if (settled !== 'invalid')
      loadCart().then(
        (cart) => cart.reloadCart(),
        () => {},
      )
  }, [settled])

  return {
    outcome: outcome ?? (token === '' ? 'invalid' : undefined),
    isFailed: error !== null && !isRejected(error),
    isFetching,
    retry: () => void refetch(),
  }
}
