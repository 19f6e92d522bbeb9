'use client'

import { CircleCheck, Link2Off, MailX } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormError } from '@/components/forms/form-error'
import { useFormErrorTexts } from '@/components/forms/form-error-texts'
import { formErrorsOf } from '@/components/forms/form-errors'
import { useAddressToken } from '@/components/newsletter/use-address-token'
import { StatusMessage } from '@/components/orders/status-message'
import { Button, buttonStyle } from '@/components/ui/button'
import { callApi } from '@/lib/api/client'
import { isApiError } from '@/lib/http/client'
import { Link } from '@/lib/i18n/navigation'
import type { Stopped } from '@/lib/reviews/contracts'

type Outcome = Stopped['status'] | 'invalid'

/** The page of the link that ends the mails. Nothing happens before a click: mail scanners open links too. */
export function StopReviewMails({ supportEmail }: { supportEmail: string }) {
  const t = useTranslations('reviewPage')
  const token = useAddressToken()
  const { outcome, problem, isWorking, stop } = useStop(token)
  const shown = token === '' ? 'invalid' : outcome
  if (shown === 'invalid')
    return (
      <StatusMessage
        key={shown}
        Icon={Link2Off}
        title={t('stop.invalidTitle')}
        text={t('stop.invalidText', { email: supportEmail })}
      >
        <a
          href={`mailto:${supportEmail}`}
          className={buttonStyle({ size: 'lg', variant: 'outline', breaks: true })}
        >
          {supportEmail}
        </a>
      </StatusMessage>
    )
  if (shown)
    return (
      <StatusMessage
        key={shown}
        Icon={CircleCheck}
        title={t(`stop.${shown}Title`)}
        text={t(`stop.${shown}Text`)}
      >
        <Link href="/" className={buttonStyle({ size: 'lg', variant: 'outline' })}>
          {t('home')}
        </Link>
      </StatusMessage>
    )
  return (
    <StatusMessage key="ask" Icon={MailX} title={t('stop.title')} text={t('stop.text')}>
      <div className="space-y-5">
        <FormError>{problem}</FormError>
        <Button size="lg" disabled={token === null || isWorking} onClick={stop}>
          {isWorking ? t('stop.working') : t('stop.action')}
        </Button>
      </div>
    </StatusMessage>
  )
}

function useStop(token: string | null) {
  const texts = useFormErrorTexts()
  const [outcome, setOutcome] = useState<Outcome>()
  const [problem, setProblem] = useState<string>()
  const [isWorking, setWorking] = useState(false)

  async function stop() {
    if (!token || isWorking) return
    setWorking(true)
    setProblem(undefined)
    try {
      const { status } = await callApi('POST /api/reviews/stop', { body: { token } })
      setOutcome(status)
    } catch (error) {
      if (isApiError(error, 'invalid')) setOutcome('invalid')
      else setProblem(formErrorsOf(error, [], texts).problem)
    }
    setWorking(false)
  }
  return { outcome, problem, isWorking, stop: () => void stop() }
}
