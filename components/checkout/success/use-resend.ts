import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { sessionHeader } from '@/components/cart/cart-session'
import { callApi } from '@/lib/api/client'
import { isApiError } from '@/lib/http/client'
import { RESENDS_PER_DAY } from '@/lib/orders/resend-rule'
import { useReasonText } from './use-reason-text'

/** Sends the keys of an order again. @param onSettled after it was done or refused */
export function useResend(orderNumber: string, onSettled: () => void) {
  const texts = useTranslations('orderStatus.resend')
  const reasonText = useReasonText()
  const [left, setLeft] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)

  const explain = (error: unknown): string =>
    isApiError(error, 'rate_limited') && error.detail('reason') === 'used_up'
      ? texts('used_up', { count: RESENDS_PER_DAY })
      : reasonText(error)

  const send = async () => {
    setSending(true)
    setProblem(undefined)
    setLeft(undefined)
    try {
      const answer = await callApi('POST /api/orders/[orderNumber]/resend', {
        params: { orderNumber },
        headers: sessionHeader(),
      })
      setLeft(answer.left)
    } catch (error) {
      setProblem(explain(error))
    }
    setSending(false)
    onSettled()
  }
  return { left, problem, isSending, send }
}
