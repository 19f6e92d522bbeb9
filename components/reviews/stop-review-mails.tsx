'use client'

import { MailX } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { FormError } from '@/components/forms/form-error'
import { LinkOutcome } from '@/components/forms/mailed-link/link-outcome'
import { LinkPanel } from '@/components/forms/mailed-link/link-panel'
import { useLinkCall } from '@/components/forms/mailed-link/use-link-call'
import { useAddressToken } from '@/components/newsletter/use-address-token'
import { Button, buttonStyle } from '@/components/ui/button'
import { callApi } from '@/lib/api/client'
import { Link } from '@/lib/i18n/navigation'

/** The page of the link that ends the mails. Nothing happens before a click: mail scanners open links too. */
export function StopReviewMails({ supportEmail }: { supportEmail: string }) {
  const t = useTranslations('reviewPage')
  const token = useAddressToken()
  const { outcome, problem, isWorking, act } = useLinkCall(token, (token) =>
    callApi('POST /api/reviews/stop', { body: { token } }),
  )
  return (
    <LinkOutcome
      token={token}
      outcome={outcome}
      invalid={{
        title: t('stop.invalidTitle'),
        text: t('stop.invalidText', { email: supportEmail }),
        onward: (
          <a
            href={`mailto:${supportEmail}`}
            className={buttonStyle({ size: 'lg', variant: 'outline', breaks: true })}
          >
            {supportEmail}
          </a>
        ),
      }}
      done={(outcome) => ({
        title: t(`stop.${outcome}Title`),
        text: t(`stop.${outcome}Text`),
        onward: (
          <Link href="/" className={buttonStyle({ size: 'lg', variant: 'outline' })}>
            {t('home')}
          </Link>
        ),
      })}
    >
      <LinkPanel Icon={MailX} title={t('stop.title')} text={t('stop.text')}>
        <FormError>{problem}</FormError>
        <Button size="lg" disabled={token === null || isWorking} onClick={() => act()}>
          {isWorking ? t('stop.working') : t('stop.action')}
        </Button>
      </LinkPanel>
    </LinkOutcome>
  )
}
