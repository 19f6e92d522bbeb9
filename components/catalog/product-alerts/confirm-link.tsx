'use client'

import { Bell } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { FormError } from '@/components/forms/form-error'
import { LinkOutcome } from '@/components/forms/mailed-link/link-outcome'
import { LinkPanel } from '@/components/forms/mailed-link/link-panel'
import { useLinkCall } from '@/components/forms/mailed-link/use-link-call'
import { useUrlToken } from '@/components/forms/mailed-link/use-url-token'
import { Button, buttonStyle } from '@/components/ui/button'
import { callApi } from '@/lib/api/client'
import { Link } from '@/lib/i18n/navigation'

/** The page of a link that begins alerts. Nothing happens before a click: mail scanners open links too. */
export function ConfirmLink() {
  const t = useTranslations('alertLinks')
  const token = useUrlToken()
  const { outcome, problem, isWorking, act } = useLinkCall(token, (token) =>
    callApi('POST /api/product-alerts/confirm', { body: { token } }),
  )
  const onward = (
    <Link href="/products" className={buttonStyle({ size: 'lg', variant: 'outline' })}>
      {t('products')}
    </Link>
  )
  return (
    <LinkOutcome
      token={token}
      outcome={outcome}
      invalid={{ title: t('invalid.title'), text: t('invalid.confirmText'), onward }}
      done={(outcome) => ({
        title: t(`confirm.${outcome}Title`),
        text: t(`confirm.${outcome}Text`),
        onward,
      })}
    >
      <LinkPanel Icon={Bell} title={t('confirm.title')} text={t('confirm.text')}>
        <FormError>{problem}</FormError>
        <Button size="lg" disabled={token === null || isWorking} onClick={() => act()}>
          {isWorking ? t('working') : t('confirm.action')}
        </Button>
      </LinkPanel>
    </LinkOutcome>
  )
}
