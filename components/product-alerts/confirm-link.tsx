'use client'

import { Bell, CircleCheck, Link2Off } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { FormError } from '@/components/forms/form-error'
import { LinkPanel } from '@/components/forms/mailed-link/link-panel'
import { useLinkCall } from '@/components/forms/mailed-link/use-link-call'
import { useAddressToken } from '@/components/newsletter/use-address-token'
import { Button, buttonStyle } from '@/components/ui/button'
import { callApi } from '@/lib/api/client'
import { Link } from '@/lib/i18n/navigation'

/** The page of a link that begins alerts. Nothing happens before a click: mail scanners open links too. */
export function ConfirmLink() {
  const t = useTranslations('alertLinks')
  const token = useAddressToken()
  const { outcome, problem, isWorking, act } = useLinkCall(token, (token) =>
    callApi('POST /api/product-alerts/confirm', { body: { token } }),
  )
  const shown = token === '' ? 'invalid' : outcome
  const onward = (
    <Link href="/products" className={buttonStyle({ size: 'lg', variant: 'outline' })}>
      {t('products')}
    </Link>
  )
  if (shown === 'invalid')
    return (
      <LinkPanel
        Icon={Link2Off}
        title={t('invalid.title')}
        text={t('invalid.confirmText')}
        isAnnounced={token !== ''}
      >
        {onward}
      </LinkPanel>
    )
  if (shown)
    return (
      <LinkPanel
        Icon={CircleCheck}
        isSuccess
        isAnnounced
        title={t(`confirm.${shown}Title`)}
        text={t(`confirm.${shown}Text`)}
      >
        {onward}
      </LinkPanel>
    )
  return (
    <LinkPanel Icon={Bell} title={t('confirm.title')} text={t('confirm.text')}>
      <FormError>{problem}</FormError>
      <Button size="lg" disabled={token === null || isWorking} onClick={() => act()}>
        {isWorking ? t('working') : t('confirm.action')}
      </Button>
    </LinkPanel>
  )
}
