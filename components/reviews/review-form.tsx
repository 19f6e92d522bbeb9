import { useLocale, useTranslations } from 'next-intl'
import { useFieldRules } from '@/components/forms/field-rules'
import { FormError } from '@/components/forms/form-error'
import { usePostForm } from '@/components/forms/use-post-form'
import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import { Icon } from '@/components/ui/icon/icon'
import type { HttpError } from '@/lib/http/client'
import type { OwnReview } from '@/lib/reviews/contracts'
import {
  MAX_NAME_LENGTH,
  MAX_TEXT_LENGTH,
  MAX_TITLE_LENGTH,
  REVIEW_REFUSALS,
} from '@/lib/reviews/review-rules'
import { StarPicker } from './star-picker'

type ReviewFormProps = {
  itemId: number
  /** From the link that was mailed to the buyer. */
  token: string
  /** What was written before. */
  review: OwnReview | null
  suggestedName: string
  onSent: (review: OwnReview) => void
}

/** Writes or changes the review of a product. What was sent stays in the form, to be changed again. */
export function ReviewForm({ itemId, token, review, suggestedName, onSent }: ReviewFormProps) {
  const t = useTranslations('reviewPage')
  const tForm = useTranslations('form')
  const rules = useFieldRules()
  const locale = useLocale()
  const explain = useErrorTexts()
  const { form, register, errorOf, problem, isSending, sent, submit } = usePostForm({
    call: 'POST /api/reviews',
    defaults: {
      stars: review ? String(review.stars) : '',
      title: review?.title ?? '',
      text: review?.text ?? '',
      displayName: review?.displayName ?? suggestedName,
    },
    toBody: ({ stars, ...fields }) => ({ ...fields, stars: Number(stars), itemId, token, locale }),
    onSent,
    explain,
  })
  const id = (name: string) => `${name}-${itemId}`
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <StarPicker
        id={id('stars')}
        chosen={Number(form.watch('stars'))}
        error={errorOf('stars')}
        {...register('stars', { validate: (stars) => stars !== '' || t('chooseStars') })}
      />
      <TextField
        id={id('title')}
        label={
          <>
            {t('titleField')} <span className="font-normal text-muted">({tForm('optional')})</span>
          </>
        }
        maxLength={MAX_TITLE_LENGTH}
        dir="auto"
        error={errorOf('title')}
        {...register('title')}
      />
      <TextAreaField
        id={id('text')}
        label={t('text')}
        hint={t('textHint')}
        required
        rows={6}
        maxLength={MAX_TEXT_LENGTH}
        dir="auto"
        error={errorOf('text')}
        {...register('text', rules.filled)}
      />
      <TextField
        id={id('name')}
        label={t('name')}
        hint={t('nameHint')}
        required
        maxLength={MAX_NAME_LENGTH}
        dir="auto"
        autoComplete="off"
        error={errorOf('displayName')}
        {...register('displayName', {
          validate: (name) => (name.includes('@') ? t('noAddress') : rules.filled.validate(name)),
        })}
      />
      <FormError>{problem}</FormError>
      <div role="status" className="empty:hidden">
        {sent && !isSending && !problem && (
          <p className="flex items-start gap-2.5 rounded-control bg-success-soft px-4 py-3 font-medium text-success">
            <Icon name="circle-check" className="mt-0.5 size-5 shrink-0" />
            {t(`sent.${sent.answer.status}`)}
          </p>
        )}
      </div>
      <Button type="submit" size="lg" disabled={isSending}>
        {isSending ? tForm('sending') : t(review ? 'save' : 'send')}
      </Button>
    </form>
  )
}

/** Translated error messages of the form. */
function useErrorTexts() {
  const t = useTranslations('reviewPage')
  return (error: HttpError): string | undefined => {
    if (error.code === 'unauthorized') return t('ended.title')
    const reason = REVIEW_REFUSALS.find((known) => known === error.detail('reason'))
    return reason && t(`refused.${reason}`)
  }
}
