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
import type { StopScope } from '@/lib/catalog/product-alerts/contracts'

/** The page of a link that stops alerts, of one product or all. */
export function StopLink({ supportEmail }: { supportEmail: string }) {
  const t = useTranslations('alertLinks')
  const token = useUrlToken()
  const { outcome, problem, isWorking, act } = useLinkCall(token, (token, scope: StopScope) =>
    callApi('POST /api/product-alerts/stop', { body: { token, scope } }),
  )
  const isWaiting = token === null || isWorking
  return (
    <StopOutcome
      token={token}
      outcome={outcome}
      invalid={{ title: t('invalid.title'), text: t('invalid.stopText', { email: supportEmail }) }}
      done={(outcome) => ({ title: t(`stop.${outcome}Title`), text: t(`stop.${outcome}Text`) })}
      home={t('home')}
      supportEmail={supportEmail}
    >
      <LinkPanel Icon={BellOff} title={t('stop.title')} text={t('stop.text')}>
        <FormError>{problem}</FormError>
        <div className="flex flex-wrap justify-center gap-3">
          <Button size="lg" disabled={isWaiting} onClick={() => act('product')}>
            {isWorking ? t('working') : t('stop.product')}
          </Button>
          <Button
            size="lg"
            variant="outline"
            breaks
            disabled={isWaiting}
            onClick={() => act('all')}
          >
            {t('stop.all')}
          </Button>
        </div>
      </LinkPanel>
    </StopOutcome>
  )
}
