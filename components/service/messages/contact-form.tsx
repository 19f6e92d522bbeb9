'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFieldRules } from '@/components/forms/field-rules'
import { FormCaptcha, useCaptchaAttempts } from '@/components/forms/form-captcha'
import { FormError } from '@/components/forms/form-error'
import { FormSent } from '@/components/forms/form-sent'
import { Honeypot } from '@/components/forms/honeypot'
import { SmallPrintLink } from '@/components/forms/small-print-link'
import { usePostForm } from '@/components/forms/use-post-form'
import { trackShopEvent } from '@/components/plugins/tracking/shop-events'
import { usePromises } from '@/components/storefront/store-props'
import { Button } from '@/components/ui/button'
import { EmailField } from '@/components/ui/fields/email-field'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import { Icon } from '@/components/ui/icon/icon'
import type { Captcha } from '@/lib/plugins/captcha/captcha'
import {
  CONTACT_CATEGORIES,
  type ContactCategory,
  responseHours,
} from '@/lib/service/messages/categories'

type Fields = {
  name: string
  email: string
  category: ContactCategory
  subject: string
  message: string
  website: string
  captchaToken: string
}

const EMPTY: Fields = {
  name: '',
  email: '',
  category: 'general',
  subject: '',
  message: '',
  website: '',
  captchaToken: '',
}

/** @param captcha the captcha's settings, when it is enabled */
export function ContactForm({ captcha }: { captcha?: Captcha }) {
  const t = useTranslations('contactForm')
  const tForm = useTranslations('form')
  const rules = useFieldRules()
  const { promises } = usePromises()
  const locale = useLocale()
  const [hasStarted, setStarted] = useState(false)
  const { attempts, refusals } = useCaptchaAttempts()
  const { form, register, errorOf, field, problem, isSending, sent, submit, startOver } =
    usePostForm({
      call: 'POST /api/contact',
      defaults: EMPTY,
      toBody: ({ captchaToken, ...fields }) => ({
        ...fields,
        locale,
        ...(captcha && { captchaToken }),
      }),
      onSent: () => trackShopEvent({ name: 'generate_lead', form: 'contact' }),
      ...refusals,
    })
  if (sent)
    return (
      <FormSent title={t('sentTitle')}>
        <p>
          {t('sentText', {
            email: sent.values.email.trim(),
            hours: responseHours(sent.values.category, promises.answers),
          })}
        </p>
        <p>{t('sentCopy')}</p>
        <Button variant="outline" onClick={startOver}>
          {t('another')}
        </Button>
      </FormSent>
    )
  return (
    <form
      noValidate
      onSubmit={(event) => {
        setStarted(true)
        return submit(event)
      }}
      onFocus={() => setStarted(true)}
      className="relative space-y-5"
    >
      <p className="-mt-3 text-muted">{t('required')}</p>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label={t('name')}
          required
          autoComplete="name"
          maxLength={120}
          {...field('name', rules.filled)}
        />
        <EmailField label={t('email')} required {...field('email', rules.emailAddress)} />
      </div>
      <SelectField label={t('category')} {...field('category')}>
        {CONTACT_CATEGORIES.map((category) => (
          <option key={category} value={category}>
            {t(`categories.${category}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('subject')}
        required
        maxLength={200}
        {...field('subject', rules.filled)}
      />
      <TextAreaField
        label={t('message')}
        hint={t('messageHint')}
        required
        rows={6}
        maxLength={5000}
        {...field('message', rules.filled)}
      />
      <Honeypot {...register('website')} />
      {captcha && (
        <FormCaptcha
          captcha={captcha}
          form={form}
          error={errorOf('captchaToken')}
          attempts={attempts}
          isActive={hasStarted}
        />
      )}
      <FormError>{problem}</FormError>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button type="submit" size="lg" disabled={isSending}>
          <Icon name="send" className="rtl:-scale-x-100" />
          {isSending ? tForm('sending') : t('send')}
        </Button>
        <p className="min-w-0 flex-1 basis-64 text-sm leading-relaxed text-muted">
          {t.rich('privacy', {
            link: (chunks) => <SmallPrintLink href="/privacy">{chunks}</SmallPrintLink>,
          })}
        </p>
      </div>
    </form>
  )
}
