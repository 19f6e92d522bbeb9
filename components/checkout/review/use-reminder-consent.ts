import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocale } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { sessionHeader } from '@/components/cart/cart-session'
import { customerSchema } from '@/components/checkout/customer-schema'
import { useSelling } from '@/components/storefront/currency/use-selling'
import { useDebouncedValue } from '@/components/ui/use-debounced-value'
import { callApi } from '@/lib/api/client'
import { localeSchema } from '@/lib/i18n/locale-schema'

const STATE_CALL = 'GET /api/cart-reminders'

/** Addresses are looked at when nobody has typed for so long. */
const TYPED_MS = 800

const isEmail = (email: string) => customerSchema.shape.email.safeParse(email).success

/**
 * The consent to a reminder, which the server keeps. It follows the address in the form.
 *
 * @param email as it stands in the field
 */
export function useReminderConsent(email: string) {
  const locale = localeSchema.parse(useLocale())
  const client = useQueryClient()
  const { currency } = useSelling()
  const stored = useQuery({
    queryKey: [STATE_CALL],
    queryFn: ({ signal }) => callApi(STATE_CALL, { headers: sessionHeader(), signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  }).data
  /** What was clicked last; until then, what the server says. */
  const [wanted, setWanted] = useState<boolean>()
  const [problem, setProblem] = useState<'emailFirst' | 'failed'>()
  const isAsked = wanted ?? stored?.isAsked ?? false

  // One after the other, so that the last click counts.
  const { mutate } = useMutation({
    scope: { id: 'cart-reminder' },
    mutationFn: async (address: string | null) => {
      const headers = sessionHeader()
      if (address === null) await callApi('DELETE /api/cart-reminders', { headers })
      else
        await callApi('POST /api/cart-reminders', {
          headers,
          body: { email: address, locale, currency },
        })
    },
    onSuccess: (_, address) => {
      client.setQueryData([STATE_CALL], { isAsked: address !== null })
    },
    onError: () => {
      setProblem('failed')
      setWanted(undefined)
      void client.invalidateQueries({ queryKey: [STATE_CALL] })
    },
  })

  const recorded = useRef(email)
  const typed = useDebouncedValue(email, TYPED_MS)
  useEffect(() => {
    if (!isAsked || typed === recorded.current || !isEmail(typed)) return
    recorded.current = typed
    mutate(typed)
  }, [isAsked, typed, mutate])

  const change = (isWanted: boolean) => {
    if (isWanted && !isEmail(email)) return setProblem('emailFirst')
    setProblem(undefined)
    setWanted(isWanted)
    recorded.current = email
    mutate(isWanted ? email : null)
  }
  return {
    isAsked,
    // An address that has become valid is no problem any more.
    problem: problem === 'emailFirst' && isEmail(email) ? undefined : problem,
    change,
  }
}
