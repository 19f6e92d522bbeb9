'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useFieldRules } from '@/components/forms/field-rules'
import { FormError } from '@/components/forms/form-error'
import { useFormErrorTexts } from '@/components/forms/form-error-texts'
import { formErrorsOf } from '@/components/forms/form-errors'
import { FormSent } from '@/components/forms/form-sent'
import { Honeypot } from '@/components/forms/honeypot'
import { SmallPrintLink } from '@/components/forms/small-print-link'
import { trackShopEvent } from '@/components/plugins/tracking/shop-events'
import { useSelling } from '@/components/storefront/currency/use-selling'
import { Button } from '@/components/ui/button'
import { EmailField } from '@/components/ui/fields/email-field'
import { callApi } from '@/lib/api/client'

type State = { error?: string; problem?: string; isSending?: boolean; sentTo?: string }

/** One field, without the library behind the store's other forms (docs/decisions/0008). */
export function NewsletterForm() {
  const t = useTranslations('newsletter')
  const { emailAddress } = useFieldRules()
  const texts = useFormErrorTexts()
  const locale = useLocale()
  const { currency } = useSelling()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [{ error, problem, isSending = false, sentTo }, setState] = useState<State>({})
  const [isTouched, setTouched] = useState(false)

  /** The validation error of the current value. */
  const faultOf = (email: string) => {
    const verdict = emailAddress.validate(email)
    return typeof verdict === 'string' ? verdict : undefined
  }

  const check = (email: string) => setState((state) => ({ ...state, error: faultOf(email) }))

  const refuse = (state: State) => {
    setState(state)
    if (state.error) input.current?.focus()
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const form = new FormData(event.currentTarget)
    const email = String(form.get('email') ?? '')
    setTouched(true)
    const fault = faultOf(email)
    if (fault) return refuse({ error: fault })
    setState({ isSending: true })
    try {
      const body = { email, website: String(form.get('website') ?? ''), locale, currency }
      await callApi('POST /api/newsletter', { body })
      setState({ sentTo: email.trim() })
      trackShopEvent({ name: 'generate_lead', form: 'newsletter' })
    } catch (refused) {
      const { fields, problem } = formErrorsOf(refused, ['email'], texts)
      refuse({ error: fields[0]?.message, problem })
    }
  }

  if (sentTo)
    return (
      <FormSent title={t('sentTitle')}>
        <p>{t('sentText', { email: sentTo })}</p>
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            setTouched(false)
            setState({})
          }}
        >
          {t('another')}
        </Button>
      </FormSent>
    )
  return (
    <form noValidate onSubmit={submit} className="relative space-y-3">
      <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
        <EmailField
          id={`${id}-email`}
          label={t('email')}
          placeholder={t('placeholder')}
          className="min-w-0 flex-1"
          ref={input}
          name="email"
          error={error}
          onBlur={({ target }) => {
            setTouched(true)
            check(target.value)
          }}
          onChange={({ target }) => {
            if (isTouched) check(target.value)
          }}
        />
        <Button type="submit" size="lg" disabled={isSending} className="sm:mt-6.5">
          {isSending ? t('working') : t('subscribe')}
        </Button>
      </div>
      <Honeypot name="website" />
      <FormError>{problem}</FormError>
      <p className="text-sm text-muted">
        {t.rich('consent', {
          link: (chunks) => <SmallPrintLink href="/privacy">{chunks}</SmallPrintLink>,
        })}
      </p>
    </form>
  )
}
