'use client'

import { Mail, MailX } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { FormError } from '@/components/forms/form-error'
import { LinkOutcome } from '@/components/forms/mailed-link/link-outcome'
import { LinkPanel } from '@/components/forms/mailed-link/link-panel'
import { useLinkCall } from '@/components/forms/mailed-link/use-link-call'
import { useUrlToken } from '@/components/forms/mailed-link/use-url-token'
import { Button, buttonStyle } from '@/components/ui/button'
import { callApi } from '@/lib/api/client'
import { Link } from '@/lib/i18n/navigation'

type Purpose = 'confirm' | 'unsubscribe'

const CALLS = {
  confirm: 'POST /api/newsletter/confirm',
  unsubscribe: 'POST /api/newsletter/unsubscribe',
} as const

type MailedLinkProps = {
  purpose: Purpose
  /** The text for an invalid link. */
  invalidText: string
  /** The next link. */
  children?: ReactNode
}

/** The page of a mailed link. Nothing happens before a click: mail scanners open links too. */
export function MailedLink({ purpose, invalidText, children }: MailedLinkProps) {
  const t = useTranslations('newsletter')
  const token = useUrlToken()
  const { outcome, problem, isWorking, act } = useLinkCall(token, (token) =>
    callApi(CALLS[purpose], { body: { token } }),
  )
  return (
    <LinkOutcome
      token={token}
      outcome={outcome}
      invalid={{ title: t('invalid.title'), text: invalidText, onward: children }}
      done={(outcome) => ({
        title: t(`${purpose}.${outcome}Title`),
        text: t(`${purpose}.${outcome}Text`),
        onward: (
          <Link
            href={purpose === 'confirm' ? '/deals' : '/'}
            className={buttonStyle({ size: 'lg', variant: 'outline' })}
          >
            {t(purpose === 'confirm' ? 'deals' : 'home')}
          </Link>
        ),
      })}
    >
      <LinkPanel
        Icon={purpose === 'confirm' ? Mail : MailX}
        title={t(`${purpose}.title`)}
        text={t(`${purpose}.text`)}
      >
        <FormError>{problem}</FormError>
        <Button size="lg" disabled={token === null || isWorking} onClick={() => act()}>
          {isWorking ? t('working') : t(`${purpose}.action`)}
        </Button>
      </LinkPanel>
    </LinkOutcome>
  )
}
