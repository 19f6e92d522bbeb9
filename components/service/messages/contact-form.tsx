'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { type UseFormReturn, useController } from 'react-hook-form'
import { useFieldRules } from '@/components/forms/field-rules'
import { FormCaptcha, useCaptchaAttempts } from '@/components/forms/form-captcha'
import { FormError } from '@/components/forms/form-error'
import { useFormErrorTexts } from '@/components/forms/form-error-texts'
import { Honeypot } from '@/components/forms/honeypot'
import { useApiForm } from '@/components/forms/use-api-form'
import { trackShopEvent } from '@/components/plugins/tracking/shop-events'
import { EmailField } from '@/components/ui/fields/email-field'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import { sendInPageLanguage } from '@/lib/http/send-in-page-language'
import type { Captcha } from '@/lib/plugins/captcha/captcha'
import { CONTACT_CATEGORIES, type ContactCategory } from '@/lib/service/messages/categories'
import { AttachmentsField, checkFiles } from './attachments-field'
import { MessageSent, SendRow } from './contact-form-parts'
import { formWith } from './form-with-files'

type Fields = {
  name: string
  email: string
  category: ContactCategory
  subject: string
  message: string
  files: File[]
  website: string
  captchaToken: string
}

const EMPTY: Fields = {
  name: '',
  email: '',
  category: 'general',
  subject: '',
  message: '',
  files: [],
  website: '',
  captchaToken: '',
}

type FilesFieldProps = { form: UseFormReturn<Fields>; error?: string; isSending: boolean }

/** Files beside the message; a call of its own takes them. */
function FilesField({ form, error, isSending }: FilesFieldProps) {
  const t = useTranslations('contactForm')
  const { field } = useController({
    control: form.control,
    name: 'files',
    rules: { validate: (files) => checkFiles(files, t) },
  })
  return (
    <AttachmentsField
      files={field.value}
      error={error}
      disabled={isSending}
      onChange={(files) => {
        field.onChange(files)
        form.trigger('files')
      }}
      texts={t}
    />
  )
}

/** @param captcha the captcha's settings, when it is enabled */
export function ContactForm({ captcha }: { captcha?: Captcha }) {
  const t = useTranslations('contactForm')
  const rules = useFieldRules()
  const locale = useLocale()
  const [hasStarted, setStarted] = useState(false)
  const { attempts, refusals } = useCaptchaAttempts()
  const { form, register, errorOf, field, problem, isSending, sent, submit, startOver } =
    useApiForm<Fields>({
      defaults: EMPTY,
      send: ({ captchaToken, files, ...fields }) => {
        const message = { ...fields, locale, ...(captcha && { captchaToken }) }
        return files.length === 0
          ? sendInPageLanguage('POST /api/contact', { body: message })
          : sendInPageLanguage('POST /api/contact/with-files', { body: formWith(message, files) })
      },
      texts: useFormErrorTexts(),
      onSent: () => trackShopEvent({ name: 'generate_lead', form: 'contact' }),
      ...refusals,
    })
  if (sent)
    return (
      <MessageSent
        email={sent.values.email}
        category={sent.values.category}
        onAnother={startOver}
      />
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
      <FilesField form={form} error={errorOf('files')} isSending={isSending} />
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
      <SendRow isSending={isSending} />
    </form>
  )
}
