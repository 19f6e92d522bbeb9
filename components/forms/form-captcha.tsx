'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { HttpError } from '@/lib/http/client'
import type { Captcha } from '@/lib/plugins/captcha/captcha'
import { CaptchaField } from './captcha-field'
import { CAPTCHA_SERVICES } from './captcha-widgets'

/** What a form with a captcha does once it is refused. */
export function useCaptchaAttempts() {
  const t = useTranslations('captcha')
  const [attempts, setAttempts] = useState(0)
  return {
    attempts,
    /** For the form: a captcha token is valid for one attempt. */
    refusals: {
      onRefused: () => setAttempts((count) => count + 1),
      explain: (error: HttpError) =>
        error.detail('reason') === 'captcha' ? t('unavailable') : undefined,
    },
  }
}

/** A form with the field `captchaToken`. */
type CheckedForm = {
  register(name: 'captchaToken', rules: { required: string }): unknown
  setValue(name: 'captchaToken', token: string): void
  clearErrors(name: 'captchaToken'): void
}

type FormCaptchaProps = {
  captcha: Captcha
  form: CheckedForm
  error: string | undefined
  attempts: number
  /** Whether the visitor has started the form; nothing is requested from anybody before. */
  isActive?: boolean
}

/** The security check of a public form, which is not sent without it. */
export function FormCaptcha({ captcha, form, error, attempts, isActive = true }: FormCaptchaProps) {
  const t = useTranslations('captcha')
  const missing = t('missing')
  // Not an input: set by the captcha.
  form.register('captchaToken', { required: missing })
  return (
    <CaptchaField
      key={attempts}
      captcha={captcha}
      action="contact"
      isActive={isActive}
      error={error && error !== missing ? t('refused') : error}
      texts={{
        label: t('label'),
        failed: t('failed', { host: CAPTCHA_SERVICES[captcha.vendor].host }),
        retry: t('retry'),
      }}
      onToken={(token) => {
        form.setValue('captchaToken', token)
        // A server error stays visible after the next captcha has passed.
        if (token !== '' && error === missing) form.clearErrors('captchaToken')
      }}
    />
  )
}
