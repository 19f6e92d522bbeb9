'use client'

import { BellOff, CircleCheck, Link2Off } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { FormError } from '@/components/forms/form-error'
import { LinkPanel } from '@/components/forms/mailed-link/link-panel'
import { useLinkCall } from '@/components/forms/mailed-link/use-link-call'
import { useAddressToken } from '@/components/newsletter/use-address-token'
import { Button, buttonStyle } from '@/components/ui/button'
import { callApi } from '@/lib/api/client'
import { Link } from '@/lib/i18n/navigation'

/** The page of the link that ends reminders. Nothing happens before a click: mail scanners open links too. */
export function StopReminders({ supportEmail }: { supportEmail: string }) {
  const t = useTranslations('cartReminder.stop')
  const token = useAddressToken()
  const { outcome, problem, isWorking, act } = useLinkCall(token, (token) =>
    callApi('POST /api/cart-reminders/stop', { body: { token } }),
  )
  const shown = token === '' ? 'invalid' : outcome
  if (shown === 'invalid')
    return (
      <LinkPanel
        Icon={Link2Off}
        title={t('invalidTitle')}
        text={t('invalidText', { email: supportEmail })}
        isAnnounced={token !== ''}
      >
        <a
          href={`mailto:${supportEmail}`}
          className={buttonStyle({ size: 'lg', variant: 'outline', breaks: true })}
        >
          {supportEmail}
        </a>
      </LinkPanel>
    )
  if (shown)
    return (
      <LinkPanel
        Icon={CircleCheck}
        isSuccess
        isAnnounced
        title={t(`${shown}Title`)}
        text={t(`${shown}Text`)}
      >
        <Link href="/" className={buttonStyle({ size: 'lg', variant: 'outline' })}>
          {t('home')}
        </Link>
      </LinkPanel>
    )
  return (
    <LinkPanel Icon={BellOff} title={t('title')} text={t('text')}>
      <FormError>{problem}</FormError>
      <Button size="lg" disabled={token === null || isWorking} onClick={() => act()}>
        {isWorking ? t('working') : t('action')}
      </Button>
    </LinkPanel>
  )
}
