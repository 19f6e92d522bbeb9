'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useFieldRules } from '@/components/forms/field-rules'
import { FormCaptcha, useCaptchaAttempts } from '@/components/forms/form-captcha'
import { FormError } from '@/components/forms/form-error'
import { Honeypot } from '@/components/forms/honeypot'
import { usePostForm } from '@/components/forms/use-post-form'
import { trackShopEvent } from '@/components/plugins/tracking/shop-events'
import { EmailField } from '@/components/ui/fields/email-field'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import type { AskedQuestion, FormWords } from '@/lib/content/pages/form-words'
import type { Captcha } from '@/lib/plugins/captcha/captcha'
import { CONTACT_CATEGORIES, type ContactCategory } from '@/lib/service/messages/categories'
import { MAX_FORM_ANSWER } from '@/lib/service/messages/message-rules'
import { MessageSent, SendRow } from './contact-form-parts'

type Fields = {
  name: string
  email: string
  category: ContactCategory
  subject: string
  message: string
  /** By the place of their question. */
  answers: Record<string, string>
  website: string
  captchaToken: string
}

type Props = {
  /** The slug of the page that it is on, and the id of its block. */
  page: string
  block: number
  words: FormWords
  /** Its settings, when it is enabled. */
  captcha?: Captcha
}

/** A form on a page of the owner's, which asks what he chose. */
export function PageForm({ page, block, words, captcha }: Props) {
  const t = useTranslations('contactForm')
  const rules = useFieldRules()
  const locale = useLocale()
  const [hasStarted, setStarted] = useState(false)
  const { attempts, refusals } = useCaptchaAttempts()
  const { questions } = words
  const lang = words.language && words.language !== locale ? words.language : undefined
  const { form, register, errorOf, field, problem, isSending, sent, submit, startOver } =
    usePostForm<'POST /api/page-forms', Fields>({
      call: 'POST /api/page-forms',
      defaults: {
        name: '',
        email: '',
        category: 'general',
        subject: words.asksSubject ? words.subject : '',
        message: '',
        answers: Object.fromEntries(questions.map((_, at) => [at, ''])),
        website: '',
        captchaToken: '',
      },
      toBody: ({ captchaToken, answers, ...fields }) => ({
        ...fields,
        page,
        block,
        locale,
        answers: questions.map(({ question }, at) => ({ question, answer: answers[at] ?? '' })),
        ...(captcha && { captchaToken }),
      }),
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
  /** A page may have several forms. */
  const own = <Named extends { id: string }>(props: Named): Named => ({
    ...props,
    id: `form-${block}-${props.id}`,
  })
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
      <p className="text-muted">{t('required')}</p>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label={t('name')}
          required
          autoComplete="name"
          maxLength={120}
          {...own(field('name', rules.filled))}
        />
        <EmailField label={t('email')} required {...own(field('email', rules.emailAddress))} />
      </div>
      {words.asksCategory && (
        <SelectField label={t('category')} {...own(field('category'))}>
          {CONTACT_CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {t(`categories.${category}`)}
            </option>
          ))}
        </SelectField>
      )}
      {words.asksSubject && (
        <TextField
          label={t('subject')}
          required
          maxLength={200}
          {...own(field('subject', rules.filled))}
        />
      )}
      {questions.map((question, at) => (
        <QuestionField
          key={question.question}
          asked={question}
          lang={lang}
          {...own(field(`answers.${at}`, question.isRequired ? rules.filled : undefined))}
        />
      ))}
      <TextAreaField
        label={t('message')}
        hint={t('messageHint')}
        required
        rows={6}
        maxLength={5000}
        {...own(field('message', rules.filled))}
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
      <SendRow isSending={isSending} label={words.button} lang={lang} />
    </form>
  )
}

type QuestionFieldProps = UseFormRegisterReturn & {
  id: string
  error?: string
  asked: AskedQuestion
  lang?: string
}

/** What the owner asks, in his words. */
function QuestionField({ asked, lang, ...field }: QuestionFieldProps) {
  const t = useTranslations('contactForm')
  const shared = {
    ...field,
    label: <span lang={lang}>{asked.question}</span>,
    required: asked.isRequired,
  }
  if (asked.kind === 'line') return <TextField maxLength={MAX_FORM_ANSWER} {...shared} />
  if (asked.kind === 'text')
    return <TextAreaField rows={4} maxLength={MAX_FORM_ANSWER} {...shared} />
  return (
    <SelectField {...shared}>
      <option value="">{t('choose')}</option>
      {asked.choices.map((choice) => (
        <option key={choice} value={choice} lang={lang}>
          {choice}
        </option>
      ))}
    </SelectField>
  )
}
