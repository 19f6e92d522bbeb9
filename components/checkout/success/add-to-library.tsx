import { CircleCheck, KeyRound } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormError } from '@/components/forms/form-error'
import { Panel } from '@/components/storefront/panel'
import { Button } from '@/components/ui/button'
import { callApi } from '@/lib/api/client'
import { shownEmail } from '@/lib/core/shown-email'
import { HttpError, isApiError } from '@/lib/http/client'
import { LIBRARY_LINK_HOURS } from '@/lib/service/library/lifetimes'

/** Has the link to the library of the order's address mailed. */
export function AddToLibrary({ email }: { email: string }) {
  const t = useTranslations('confirmation.library')
  const { isSent, problem, isSending, send } = useSend(email)
  return (
    <Panel id="library" heading={t('title')}>
      <p className="mt-3 leading-relaxed [overflow-wrap:anywhere] text-ink-soft">
        {t('text', { email: shownEmail(email) })}
      </p>
      <div role="status" className="empty:hidden">
        {isSent && (
          <p className="mt-4 flex items-start gap-2.5 rounded-control bg-success-soft px-4 py-3 text-sm font-medium [overflow-wrap:anywhere] text-success">
            <CircleCheck aria-hidden className="mt-0.5 size-4.5 shrink-0" />
            {t('sent', { email, hours: LIBRARY_LINK_HOURS })}
          </p>
        )}
      </div>
      {problem && (
        <div className="mt-4">
          <FormError>{problem}</FormError>
        </div>
      )}
      {!isSent && (
        <Button
          variant="outline"
          breaks
          className="mt-4"
          aria-disabled={isSending}
          onClick={isSending ? undefined : send}
        >
          <KeyRound aria-hidden />
          {t(isSending ? 'adding' : 'add')}
        </Button>
      )}
    </Panel>
  )
}

function useSend(email: string) {
  const form = useTranslations('form')
  const locale = useLocale()
  const [sentTo, setSentTo] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)

  const explain = (error: unknown): string => {
    if (!(error instanceof HttpError)) return form('offline')
    return form(isApiError(error, 'rate_limited') ? 'tooMany' : 'failed')
  }

  const send = async () => {
    setSending(true)
    setProblem(undefined)
    try {
      await callApi('POST /api/library/access', { body: { email, locale } })
      setSentTo(email)
    } catch (error) {
      setProblem(explain(error))
    }
    setSending(false)
  }
  // A corrected address has a library of its own.
  return { isSent: sentTo === email, problem, isSending, send }
}
