'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFieldRules } from '@/components/forms/field-rules'
import { FormCaptcha, useCaptchaAttempts } from '@/components/forms/form-captcha'
import { FormError } from '@/components/forms/form-error'
import { FormSent } from '@/components/forms/form-sent'
import { Honeypot } from '@/components/forms/honeypot'
import { useOrderOfAddress } from '@/components/forms/use-order-of-address'
import { usePostForm } from '@/components/forms/use-post-form'
import { Button } from '@/components/ui/button'
import { EmailField } from '@/components/ui/fields/email-field'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import { textLocaleOf } from '@/lib/i18n/locales'
import type { Captcha } from '@/lib/plugins/captcha/captcha'
import type { WithdrawalReceipt } from '@/lib/service/withdrawals/contracts'
import {
  MAX_ITEMS_LENGTH,
  MAX_NAME_LENGTH,
  MAX_ORDER_LENGTH,
} from '@/lib/service/withdrawals/withdrawal-rules'
import { statementId } from './statement-id'

type Statement = { name: string; order: string; items: string; email: string }

const STATEMENT = ['name', 'order', 'items', 'email'] as const satisfies (keyof Statement)[]

const EMPTY = { name: '', order: '', items: '', email: '', website: '', captchaToken: '' }

const trimmed = ({ name, order, items, email }: Statement): Statement => ({
  name: name.trim(),
  order: order.trim(),
  items: items.trim(),
  email: email.trim(),
})

/**
 * The two steps of a withdrawal: what is declared, and its confirmation.
 *
 * @param captcha the captcha's settings, when it is enabled
 */
export function WithdrawalForm({ captcha }: { captcha?: Captcha }) {
  const t = useTranslations('withdrawal')
  const rules = useFieldRules()
  const locale = useLocale()
  const [wasReviewed, setReviewed] = useState(false)
  const { attempts, refusals } = useCaptchaAttempts()
  const { form, register, errorOf, field, problem, isSending, sent, submit } = usePostForm({
    call: 'POST /api/withdrawals',
    defaults: EMPTY,
    toBody: ({ website, captchaToken, ...fields }) => {
      const statement = trimmed(fields)
      return {
        ...statement,
        requestId: statementId(statement),
        locale,
        website,
        ...(captcha && { captchaToken }),
      }
    },
    ...refusals,
  })
  useOrderOfAddress((order) => form.getValues('order') === '' && form.setValue('order', order))
  if (sent) return <Sent email={sent.values.email.trim()} receipt={sent.answer} />

  // What the server does not take is corrected where it was typed.
  const isReview = wasReviewed && STATEMENT.every((name) => errorOf(name) === undefined)
  if (isReview) {
    return (
      <form noValidate onSubmit={submit} className="space-y-5">
        <Review statement={trimmed(form.getValues())} />
        {captcha && (
          <FormCaptcha
            captcha={captcha}
            form={form}
            error={errorOf('captchaToken')}
            attempts={attempts}
          />
        )}
        <FormError>{problem}</FormError>
        <div className="flex flex-wrap items-center gap-4">
          {/* Its words are the law's, also while it is being sent. */}
          <Button type="submit" size="lg" breaks disabled={isSending}>
            {t('review.confirm')}
          </Button>
          <Button
            variant="outline"
            size="lg"
            disabled={isSending}
            onClick={() => setReviewed(false)}
          >
            {t('review.change')}
          </Button>
        </div>
      </form>
    )
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        form.clearErrors()
        // Asked for in the next step, and required there alone.
        form.unregister('captchaToken')
        return form.handleSubmit(() => setReviewed(true))(event)
      }}
      className="relative space-y-5"
    >
      <h3 className="text-xl font-bold">{t('form.title')}</h3>
      <TextField
        label={t('form.name')}
        required
        autoComplete="name"
        maxLength={MAX_NAME_LENGTH}
        {...field('name', rules.filled)}
      />
      <TextField
        label={t('form.order')}
        hint={t('form.orderHint')}
        required
        autoComplete="off"
        maxLength={MAX_ORDER_LENGTH}
        {...field('order', rules.filled)}
      />
      <Items maxLength={MAX_ITEMS_LENGTH} {...field('items')} />
      <EmailField
        label={t('form.email')}
        hint={t('form.emailHint')}
        required
        {...field('email', rules.emailAddress)}
      />
      <Honeypot {...register('website')} />
      <FormError>{problem}</FormError>
      <Button type="submit" size="lg" breaks>
        {t('form.next')}
      </Button>
    </form>
  )
}

function Items(props: Omit<Parameters<typeof TextAreaField>[0], 'label'>) {
  const t = useTranslations('withdrawal.form')
  const form = useTranslations('form')
  return (
    <TextAreaField
      label={
        <>
          {t('items')} <span className="font-normal text-muted">({form('optional')})</span>
        </>
      }
      hint={t('itemsHint')}
      rows={3}
      {...props}
    />
  )
}

/** Exactly what is declared. It takes over the focus. */
function Review({ statement: { name, order, items, email } }: { statement: Statement }) {
  const t = useTranslations('withdrawal.review')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="text-xl font-bold focus:outline-none">
        {t('title')}
      </h3>
      <p className="font-semibold">{t('declared')}</p>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
        <Line label={t('order')}>{order}</Line>
        <Line label={t('items')}>{items || t('wholeOrder')}</Line>
        <Line label={t('name')}>{name}</Line>
        <Line label={t('email')}>{email}</Line>
      </dl>
    </>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="sm:contents">
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold whitespace-pre-line [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}

function Sent({ email, receipt }: { email: string; receipt: WithdrawalReceipt }) {
  const t = useTranslations('withdrawal.sent')
  const time = new Intl.DateTimeFormat(textLocaleOf(useLocale()), {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: receipt.timeZone,
  }).format(new Date(receipt.receivedAt))
  return (
    <FormSent title={t('title')}>
      <p>{t('text', { time, email })}</p>
      <p>{t('only')}</p>
    </FormSent>
  )
}
