'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useFieldRules } from '@/components/forms/field-rules'
import { FormError } from '@/components/forms/form-error'
import { useFormErrorTexts } from '@/components/forms/form-error-texts'
import { formErrorsOf } from '@/components/forms/form-errors'
import { Honeypot } from '@/components/forms/honeypot'
import { SmallPrintLink } from '@/components/forms/small-print-link'
import { useSelling } from '@/components/storefront/currency/use-selling'
import { Button } from '@/components/ui/button'
import { EmailField } from '@/components/ui/fields/email-field'
import { Icon } from '@/components/ui/icon/icon'
import { callApi } from '@/lib/api/client'
import { MAX_PRODUCTS } from '@/lib/catalog/product-alerts/alert-rules'
import { shownEmail } from '@/lib/core/shown-email'
import type { AlertSubject } from './alert-subject'

type State = { error?: string; problem?: string; isSending?: boolean; sentTo?: string }

const TEXT = { stock: 'textStock', price: 'textPrice', list: 'textList' } as const

type AlertFormProps = { about: AlertSubject; productIds: readonly number[] }

/** Takes the address for a mail about products. It gets a link to confirm first. */
export default function AlertForm({ about, productIds }: AlertFormProps) {
  const t = useTranslations('productAlerts')
  const { emailAddress } = useFieldRules()
  const texts = useFormErrorTexts()
  const locale = useLocale()
  const { currency } = useSelling()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [{ error, problem, isSending = false, sentTo }, setState] = useState<State>({})

  // It was opened to be filled in.
  useEffect(() => input.current?.focus(), [])

  const refuse = (state: State) => {
    setState(state)
    if (state.error) input.current?.focus()
  }

  /** The validation error of a value. */
  const faultOf = (email: string) => {
    const verdict = emailAddress.validate(email)
    return typeof verdict === 'string' ? verdict : undefined
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const form = new FormData(event.currentTarget)
    const email = String(form.get('email') ?? '')
    const fault = faultOf(email)
    if (fault) return refuse({ error: fault })
    setState({ isSending: true })
    try {
      const website = String(form.get('website') ?? '')
      const first = productIds.slice(0, MAX_PRODUCTS)
      await callApi('POST /api/product-alerts', {
        body: { email, locale, website, productIds: first, currency },
      })
      setState({ sentTo: email.trim() })
    } catch (refused) {
      const { fields, problem } = formErrorsOf(refused, ['email'], texts)
      refuse({ error: fields[0]?.message, problem })
    }
  }

  if (sentTo) return <Sent email={sentTo} />
  return (
    <form
      noValidate
      onSubmit={submit}
      className="relative mt-1 space-y-3 rounded-card bg-sunken p-4"
    >
      <p className="text-sm text-ink-soft">
        {t(TEXT[about])}
        {productIds.length > MAX_PRODUCTS && ` ${t('textFirst', { max: MAX_PRODUCTS })}`}
      </p>
      <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
        <EmailField
          id={`${id}-email`}
          label={t('email')}
          placeholder={t('placeholder')}
          className="min-w-0 flex-1"
          ref={input}
          name="email"
          error={error}
          onChange={({ target }) => {
            // Not when it is left: what appears then would move the button away from a click.
            if (error) setState({ error: faultOf(target.value) })
          }}
        />
        <Button
          type="submit"
          size="lg"
          // Beside "Add to Cart" it is not what is wanted most.
          variant={about === 'stock' ? 'primary' : 'outline'}
          disabled={isSending}
          className="sm:mt-6.5"
        >
          {isSending ? t('working') : t('submit')}
        </Button>
      </div>
      <Honeypot name="website" />
      <div>
        <FormError>{problem}</FormError>
        <p className={`text-xs text-muted ${problem ? 'mt-3' : ''}`}>
          {t.rich('privacy', {
            link: (chunks) => <SmallPrintLink href="/privacy">{chunks}</SmallPrintLink>,
          })}
        </p>
      </div>
    </form>
  )
}

function Sent({ email }: { email: string }) {
  const t = useTranslations('productAlerts')
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <p
      ref={text}
      tabIndex={-1}
      className="mt-1 flex gap-2.5 rounded-card bg-sunken p-4 text-sm leading-relaxed text-ink-soft [overflow-wrap:anywhere] focus:outline-none"
    >
      <Icon name="circle-check" className="size-5 shrink-0 text-success" />
      <span>{t('sent', { email: shownEmail(email) })}</span>
    </p>
  )
}
