'use client'

import { BellOff } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { FormError } from '@/components/forms/form-error'
import { LinkPanel } from '@/components/forms/mailed-link/link-panel'
import { StopOutcome } from '@/components/forms/mailed-link/stop-outcome'
import { useLinkCall } from '@/components/forms/mailed-link/use-link-call'
import { useUrlToken } from '@/components/forms/mailed-link/use-url-token'
import { Button } from '@/components/ui/button'
import { callApi } from '@/lib/api/client'

/** The page of the link that ends reminders. Nothing happens before a click: mail scanners open links too. */
export function StopReminders({ supportEmail }: { supportEmail: string }) {
  const t = useTranslations('cartReminder.stop')
  const token = useUrlToken()
  const { outcome, problem, isWorking, act } = useLinkCall(token, (token) =>
    callApi('POST /api/cart-reminders/stop', { body: { token } }),
  )
  return (
    <StopOutcome
      token={token}
      outcome={outcome}
      invalid={{ title: t('invalidTitle'), text: t('invalidText', { email: supportEmail }) }}
      done={(outcome) => ({ title: t(`${outcome}Title`), text: t(`${outcome}Text`) })}
      home={t('home')}
      supportEmail={supportEmail}
    >
      <LinkPanel Icon={BellOff} title={t('title')} text={t('text')}>
        <FormError>{problem}</FormError>
        <Button size="lg" disabled={token === null || isWorking} onClick={() => act()}>
          {isWorking ? t('working') : t('action')}
        </Button>
      </LinkPanel>
    </StopOutcome>
  )
}
