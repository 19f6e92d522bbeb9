import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFieldRules } from '@/components/forms/field-rules'
import { FormError } from '@/components/forms/form-error'
import { useFormErrorTexts } from '@/components/forms/form-error-texts'
import { formErrorsOf } from '@/components/forms/form-errors'
import { useApiForm } from '@/components/forms/use-api-form'
import { PictureField } from '@/components/media/visitor-pictures/picture-field'
import { useChosenPictures } from '@/components/media/visitor-pictures/use-chosen-pictures'
import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import { Icon } from '@/components/ui/icon/icon'
import { callApi } from '@/lib/api/client'
import type { HttpError } from '@/lib/http/client'
import type { OwnPicture } from '@/lib/media/visitor-pictures/contracts'
import type { OwnReview } from '@/lib/reviews/contracts'
import {
  MAX_NAME_LENGTH,
  MAX_REVIEW_PICTURES,
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
  const tPictures = useTranslations('pictures')
  const rules = useFieldRules()
  const locale = useLocale()
  const explain = useErrorTexts()
  const pictures = useReviewPictures({ itemId, token, review, onSent })
  const { form, register, errorOf, problem, isSending, sent, submit } = useApiForm({
    defaults: {
      stars: review ? String(review.stars) : '',
      title: review?.title ?? '',
      text: review?.text ?? '',
      displayName: review?.displayName ?? suggestedName,
    },
    send: async ({ stars, ...fields }) => {
      const body = { ...fields, stars: Number(stars), itemId, token, locale }
      const written = await callApi('POST /api/reviews', { body })
      onSent(written)
      return (await pictures.send()) ?? written
    },
    texts: useFormErrorTexts(),
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
      <PictureField
        id={id('pictures')}
        label={tPictures('label')}
        pictures={pictures.chosen}
        stored={review?.pictures}
        onRemoveStored={pictures.removeStored}
        disabled={isSending || pictures.isRemoving}
      />
      <FormError>{problem ?? pictures.problem}</FormError>
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

type ReviewPicturesOptions = Pick<ReviewFormProps, 'itemId' | 'token' | 'review' | 'onSent'>

/** The pictures of a review: they go to it once it is written. One that does not arrive takes nothing of it back. */
function useReviewPictures({ itemId, token, review, onSent }: ReviewPicturesOptions) {
  const t = useTranslations('reviewPage')
  const texts = useFormErrorTexts()
  const explain = useErrorTexts()
  const chosen = useChosenPictures(MAX_REVIEW_PICTURES, review?.pictures.length)
  const [problem, setProblem] = useState<string>()
  const [isRemoving, setRemoving] = useState(false)

  async function post(file: File): Promise<OwnReview> {
    const body = new FormData()
    body.set('token', token)
    body.set('itemId', String(itemId))
    body.set('picture', file)
    const changed = await callApi('POST /api/reviews/pictures', { body })
    onSent(changed)
    return changed
  }

  async function send(): Promise<OwnReview | undefined> {
    setProblem(undefined)
    try {
      return await chosen.send(post)
    } catch (error) {
      const { fields, problem: reason } = formErrorsOf(error, ['picture'], texts, explain)
      setProblem(t('picturesNotSent', { reason: fields[0]?.message ?? reason ?? texts.failed }))
      return undefined
    }
  }

  async function removeStored({ id }: OwnPicture) {
    setRemoving(true)
    setProblem(undefined)
    try {
      const options = { params: { id }, body: { token } }
      onSent(await callApi('POST /api/reviews/pictures/[id]/remove', options))
    } catch {
      setProblem(t('pictureNotRemoved'))
    }
    setRemoving(false)
  }

  return {
    chosen,
    problem,
    isRemoving,
    send,
    removeStored: (picture: OwnPicture) => void removeStored(picture),
  }
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
