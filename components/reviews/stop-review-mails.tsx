'use client'

import { MailX } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { FormError } from '@/components/forms/form-error'
import { LinkPanel } from '@/components/forms/mailed-link/link-panel'
import { StopOutcome } from '@/components/forms/mailed-link/stop-outcome'
import { useLinkCall } from '@/components/forms/mailed-link/use-link-call'
import { useUrlToken } from '@/components/forms/mailed-link/use-url-token'
import { Button } from '@/components/ui/button'
import { callApi } from '@/lib/api/client'

/** The page of the link that ends the mails. Nothing happens before a click: mail scanners open links too. */
export function StopReviewMails({ supportEmail }: { supportEmail: string }) {
  const t = useTranslations('reviewPage')
  const token = useUrlToken()
  const { outcome, problem, isWorking, act } = useLinkCall(token, (token) =>
    callApi('POST /api/reviews/stop', { body: { token } }),
  )
  return (
    <StopOutcome
      token={token}
      outcome={outcome}
      invalid={{
        title: t('stop.invalidTitle'),
        text: t('stop.invalidText', { email: supportEmail }),
      }}
      done={(outcome) => ({ title: t(`stop.${outcome}Title`), text: t(`stop.${outcome}Text`) })}
      home={t('home')}
      supportEmail={supportEmail}
    >
      <LinkPanel Icon={MailX} title={t('stop.title')} text={t('stop.text')}>
        <FormError>{problem}</FormError>
        <Button size="lg" disabled={token === null || isWorking} onClick={() => act()}>
          {isWorking ? t('stop.working') : t('stop.action')}
        </Button>
      </LinkPanel>
    </StopOutcome>
  )
}
