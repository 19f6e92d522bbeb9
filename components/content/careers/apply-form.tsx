'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { useFieldRules } from '@/components/forms/field-rules'
import { FormError } from '@/components/forms/form-error'
import { FormSent } from '@/components/forms/form-sent'
import { Honeypot } from '@/components/forms/honeypot'
import { usePostForm } from '@/components/forms/use-post-form'
import { Button, buttonStyle } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/fields/checkbox'
import { EmailField } from '@/components/ui/fields/email-field'
import { FileField } from '@/components/ui/fields/file-field'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import { Icon } from '@/components/ui/icon/icon'
import { FIGURES } from '@/content/figures'
import { CV_ACCEPT, MAX_CV_BYTES, MAX_CV_MEGABYTES } from '@/lib/content/careers/cv-limits'
import { Link } from '@/lib/i18n/navigation'

type Fields = {
  name: string
  email: string
  phone: string
  link: string
  message: string
  cv: File | null
  consent: boolean
  website: string
}

const EMPTY: Fields = {
  name: '',
  email: '',
  phone: '',
  link: '',
  message: '',
  cv: null,
  consent: false,
  website: '',
}

type ApplyFormProps = {
  job: string
  storeName: string
  /** For how many months an application is kept. */
  keptMonths: number
}

export function ApplyForm({ job, storeName, keptMonths }: ApplyFormProps) {
  const t = useTranslations('applyForm')
  const rules = useFieldRules()
  const locale = useLocale()
  const form = usePostForm({
    call: 'POST /api/applications',
    defaults: EMPTY,
    toBody: ({ cv, consent, ...texts }) => {
      const body = new FormData()
      for (const [name, text] of Object.entries(texts)) body.set(name, text)
      body.set('job', job)
      body.set('locale', locale)
      body.set('consent', String(consent))
      if (cv) body.set('cv', cv)
      return body
    },
  })
  const { register, field, problem, isSending, sent, submit } = form
  if (sent) return <ApplicationSent name={sent.values.name} email={sent.values.email} />
  return (
    <form noValidate onSubmit={submit} aria-busy={isSending} className="relative space-y-5">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label={t('name')}
          required
          autoComplete="name"
          maxLength={120}
          {...field('name', rules.filled)}
        />
        <EmailField label={t('email')} required {...field('email', rules.emailAddress)} />
        <TextField
          type="tel"
          label={<Optional>{t('phone')}</Optional>}
          autoComplete="tel"
          maxLength={40}
          {...field('phone')}
        />
        <TextField
          inputMode="url"
          label={<Optional>{t('link')}</Optional>}
          hint={t('linkHint')}
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={300}
          {...field('link')}
        />
      </div>
      <TextAreaField
        label={t('message')}
        hint={t('messageHint')}
        required
        rows={6}
        maxLength={5000}
        {...field('message', rules.filled)}
      />
      <CvField form={form} />
      <Consent form={form} storeName={storeName} keptMonths={keptMonths} />
      <Honeypot {...register('website')} />
      <FormError>{problem}</FormError>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" size="lg" disabled={isSending}>
          {isSending ? (
            <Icon name="loader-circle" className="animate-spin motion-reduce:animate-none" />
          ) : (
            <Icon name="send" className="rtl:-scale-x-100" />
          )}
          {t('send')}
        </Button>
        <p role="status" className="text-sm text-muted">
          {isSending && t('sending')}
        </p>
      </div>
    </form>
  )
}

type PartProps = { form: ReturnType<typeof usePostForm<'POST /api/applications', Fields>> }

/** Checks extension and size only; the server checks the content. */
function CvField({ form: { form, errorOf, isSending } }: PartProps) {
  const t = useTranslations('applyForm')
  const locale = useLocale()
  const { field } = useController({
    control: form.control,
    name: 'cv',
    rules: {
      validate: (file) => {
        if (!file) return t('cvMissing')
        if (file.size > MAX_CV_BYTES) return t('cvTooLarge', { megabytes: MAX_CV_MEGABYTES })
        return /\.(?:pdf|docx)$/i.test(file.name) || t('cvType')
      },
    },
  })
  const file = field.value
  return (
    <FileField
      id="cv"
      ref={field.ref}
      label={t('cv')}
      hint={t('cvHint', { megabytes: MAX_CV_MEGABYTES })}
      required
      accept={CV_ACCEPT}
      file={file}
      size={file ? fileSize(file.size, locale) : undefined}
      error={errorOf('cv')}
      disabled={isSending}
      onBlur={field.onBlur}
      onChange={(chosen) => {
        field.onChange(chosen)
        if (chosen) form.trigger('cv')
      }}
      texts={{
        choose: t('choose'),
        drop: t('drop'),
        remove: t('removeShort'),
        removeNamed: t('remove', { name: file?.name ?? '' }),
      }}
    />
  )
}

function fileSize(bytes: number, locale: string): string {
  const isLarge = bytes >= 1024 * 1024
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(Math.max(1, bytes / 1024) / (isLarge ? 1024 : 1))
}

function Consent({
  form: { register, errorOf },
  storeName,
  keptMonths,
}: PartProps & Omit<ApplyFormProps, 'job'>) {
  const t = useTranslations('applyForm')
  const error = errorOf('consent')
  const label = t.rich('consent', {
    storeName,
    months: keptMonths,
    link: (chunks) => (
      <Link
        href="/privacy"
        target="_blank"
        prefetch={false}
        className="font-semibold text-ink underline underline-offset-3 hover:text-primary-deep"
      >
        {chunks}
      </Link>
    ),
  })
  return (
    <div>
      <Checkbox
        label={label}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'consent-error' : undefined}
        className="items-start! [&>span]:mt-1.5"
        {...register('consent', { validate: (agreed) => agreed || t('consentMissing') })}
      />
      {error && (
        <p id="consent-error" className="mt-1 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

function Optional({ children }: { children: ReactNode }) {
  const t = useTranslations('form')
  return (
    <>
      {children} <span className="font-normal text-muted">({t('optional')})</span>
    </>
  )
}

function ApplicationSent({ name, email }: { name: string; email: string }) {
  const t = useTranslations('applyForm')
  const days = FIGURES.applicationReviewDays
  return (
    <FormSent title={t('sentTitle')}>
      <p>{t('sentText', { name: name.trim(), email: email.trim(), days })}</p>
      <p>{t('sentCopy')}</p>
      <Link href="/careers" className={buttonStyle({ variant: 'outline' })}>
        {t('back')}
      </Link>
    </FormSent>
  )
}
