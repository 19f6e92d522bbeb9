import { useTranslations } from 'next-intl'
import { HttpError } from '@/lib/http/client'

/** Why something was not done for the browser that paid. */
export function useReasonText(): (error: unknown) => string {
  const keys = useTranslations('confirmation.keys')
  const keyMail = useTranslations('confirmation.keyMail')
  const resend = useTranslations('orderStatus.resend')
  const form = useTranslations('form')

  return (error) => {
    if (!(error instanceof HttpError)) return form('offline')
    const reason = error.detail('reason')
    if (reason === 'closed' || reason === 'nothing_yet') return resend(reason)
    if (reason === 'on_hold') return keys(reason)
    if (reason === 'same_address' || reason === 'used_up') return keyMail(reason)
    return error.code === 'rate_limited' ? form('tooMany') : resend('failed')
  }
}
