'use client'

import { CircleCheck, Link2Off, type LucideIcon, Mail, MailX } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FormError } from '@/components/forms/form-error'
import { Button, buttonStyle } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { callApi } from '@/lib/api/client'
import { HttpError } from '@/lib/http/client'
import { Link } from '@/lib/i18n/navigation'
import type { NewsletterResult } from '@/lib/newsletter/contracts'
import { useAddressToken } from './use-address-token'

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
  const token = useAddressToken()
  const { outcome, problem, isWorking, act } = useLinkCall(purpose, token)
  const shown = token === '' ? 'invalid' : outcome
  if (shown === 'invalid')
    return (
      <Panel
        Icon={Link2Off}
        title={t('invalid.title')}
        text={invalidText}
        isAnnounced={token !== ''}
      >
        {children}
      </Panel>
    )
  if (shown)
    return (
      <Panel
        Icon={CircleCheck}
        isSuccess
        isAnnounced
        title={t(`${purpose}.${shown}Title`)}
        text={t(`${purpose}.${shown}Text`)}
      >
        <Link
          href={purpose === 'confirm' ? '/deals' : '/'}
          className={buttonStyle({ size: 'lg', variant: 'outline' })}
        >
          {t(purpose === 'confirm' ? 'deals' : 'home')}
        </Link>
      </Panel>
    )
  return (
    <Panel
      Icon={purpose === 'confirm' ? Mail : MailX}
      title={t(`${purpose}.title`)}
      text={t(`${purpose}.text`)}
    >
      <FormError>{problem}</FormError>
      <Button size="lg" disabled={token === null || isWorking} onClick={act}>
        {isWorking ? t('working') : t(`${purpose}.action`)}
      </Button>
    </Panel>
  )
}

function useLinkCall(purpose: Purpose, token: string | null) {
  const t = useTranslations('form')
  const [outcome, setOutcome] = useState<NewsletterResult['status'] | 'invalid'>()
  const [problem, setProblem] = useState<string>()
  const [isWorking, setWorking] = useState(false)

  const act = async () => {
    if (!token || isWorking) return
    setWorking(true)
    setProblem(undefined)
    try {
      const { status } = await callApi(CALLS[purpose], { body: { token } })
      setOutcome(status)
    } catch (error) {
      if (!(error instanceof HttpError)) setProblem(t('offline'))
      else if (error.code === 'invalid') setOutcome('invalid')
      else setProblem(t(error.code === 'rate_limited' ? 'tooMany' : 'failed'))
    }
    setWorking(false)
  }
  return { outcome, problem, isWorking, act }
}

type PanelProps = {
  Icon: LucideIcon
  title: string
  text: string
  isSuccess?: boolean
  /** Follows a click whose button was removed: the focus moves to the title. */
  isAnnounced?: boolean
  children?: ReactNode
}

function Panel({
  Icon,
  title,
  text,
  isSuccess = false,
  isAnnounced = false,
  children,
}: PanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isAnnounced) heading.current?.focus()
  }, [isAnnounced])
  return (
    <div className="page-width grid min-h-[26rem] justify-items-center py-14 sm:py-24">
      <div className="w-full max-w-3xl self-center text-center">
        <span
          className={classNames(
            'mx-auto grid size-16 place-items-center rounded-full',
            isSuccess ? 'bg-success-soft text-success' : 'bg-primary-soft text-primary-strong',
          )}
        >
          <Icon aria-hidden className="size-8" strokeWidth={1.75} />
        </span>
        <h1
          ref={heading}
          tabIndex={-1}
          className="mt-6 text-3xl font-extrabold tracking-tight focus:outline-none sm:text-4xl"
        >
          {title}
        </h1>
        <p className="mx-auto mt-3 max-w-xl text-lg leading-relaxed text-pretty text-muted">
          {text}
        </p>
        <div className="mt-8 space-y-5">{children}</div>
      </div>
    </div>
  )
}
