'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormError } from '@/components/forms/form-error'
import { Panel } from '@/components/storefront/panel'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { callApi } from '@/lib/api/client'
import { shownEmail } from '@/lib/core/shown-email'
import { HttpError } from '@/lib/http/client'
import type { OrderStatus, ResendAnswer } from '@/lib/orders/access-contracts'
import { RESENDS_PER_DAY, type ResendState } from '@/lib/orders/resend-rule'

type ResendPanelProps = { order: OrderStatus; token: string; onSent: () => void }

/** The button that resends the keys by mail, or why it is unavailable. */
export function ResendPanel({ order, token, onSent }: ResendPanelProps) {
  const t = useTranslations('orderStatus.resend')
  const { answer, problem, isSending, send } = useResend(token, onSent)
  const { customerEmail: email, resend } = order
  return (
    <Panel id="order-keys" heading={t('title')}>
      {resend.state !== 'gift' && (
        <p className="mt-3 leading-relaxed [overflow-wrap:anywhere] text-ink-soft">
          {t('text', { email: shownEmail(email) })}
        </p>
      )}
      <div role="status" className="mt-4 empty:hidden">
        {answer && (
          <p className="flex items-start gap-2.5 rounded-control bg-success-soft px-4 py-3 text-sm font-medium [overflow-wrap:anywhere] text-success">
            <Icon name="circle-check" className="mt-0.5 size-4.5 shrink-0" />
            <span>
              {t('sent', { email: shownEmail(email) })} {t('left', { left: answer.left })}
            </span>
          </p>
        )}
      </div>
      <div className="mt-4 empty:hidden">
        {problem && <FormError>{problem}</FormError>}
        {!problem && !answer && resend.state !== 'possible' && (
          <p className="rounded-control bg-sunken px-4 py-3 text-sm leading-relaxed text-ink-soft">
            {t(resend.state, { count: RESENDS_PER_DAY })}
          </p>
        )}
      </div>
      {resend.state === 'possible' && (
        <Button size="lg" className="mt-4 w-full" disabled={isSending} onClick={send}>
          <Icon name="send" className="rtl:-scale-x-100" />
          {isSending ? t('sending') : t('action')}
        </Button>
      )}
    </Panel>
  )
}

type UnavailableReason = Exclude<ResendState, 'possible'>
const UNAVAILABLE_REASONS: readonly UnavailableReason[] = [
  'nothing_yet',
  'closed',
  'used_up',
  'gift',
]

function useResend(token: string, onSent: () => void) {
  const t = useTranslations('orderStatus.resend')
  const form = useTranslations('form')
  const [answer, setAnswer] = useState<ResendAnswer>()
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)

  function explain(error: unknown): string {
    if (!(error instanceof HttpError)) return form('offline')
    const reason = UNAVAILABLE_REASONS.find((known) => known === error.detail('reason'))
    if (reason) return t(reason, { count: RESENDS_PER_DAY })
    return error.code === 'rate_limited' ? form('tooMany') : t('failed')
  }

  const send = async () => {
    setSending(true)
    setProblem(undefined)
    setAnswer(undefined)
    try {
      setAnswer(await callApi('POST /api/orders/status/resend', { body: { token } }))
    } catch (error) {
      setProblem(explain(error))
    }
    setSending(false)
    // An error also means that the order shown is stale; refetching reports an expired link.
    onSent()
  }
  return { answer, problem, isSending, send }
}
