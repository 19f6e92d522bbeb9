import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { useFieldRules } from '@/components/forms/field-rules'
import { FormError } from '@/components/forms/form-error'
import { useFormErrorTexts } from '@/components/forms/form-error-texts'
import { useApiForm } from '@/components/forms/use-api-form'
import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import { callApi } from '@/lib/api/client'
import type { AnswerableQuestion, OwnAnswer } from '@/lib/reviews/questions/contracts'
import {
  MAX_ASKER_LENGTH,
  MAX_QUESTION_ANSWER_LENGTH,
} from '@/lib/reviews/questions/question-rules'

const CALL = 'POST /api/questions/answerable'

type AnswerQuestionsProps = {
  itemId: number
  /** From the link that was mailed to the buyer. */
  token: string
  suggestedName: string
}

/** What others asked about something that one bought, each with a form for an answer; nothing where nobody asked. */
export function AnswerQuestions({ itemId, token, suggestedName }: AnswerQuestionsProps) {
  const t = useTranslations('answerQuestions')
  const { data: questions = [] } = useQuery({
    queryKey: [CALL, token, itemId],
    queryFn: ({ signal }) => callApi(CALL, { body: { token, itemId }, signal }),
    // Nobody came for them: without them the page does what it is there for.
    retry: false,
    // What is typed into the forms must not be replaced.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
  if (questions.length === 0) return null
  return (
    <div className="mt-8 border-t border-line pt-6">
      <h3 className="font-bold">{t('title')}</h3>
      <p className="mt-1 text-sm leading-relaxed text-ink-soft">{t('lead')}</p>
      <ul className="mt-2 divide-y divide-line">
        {questions.map((question) => (
          <li key={question.id} className="py-4">
            <Answerable question={question} of={{ itemId, token, suggestedName }} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Answerable({ question, of }: { question: AnswerableQuestion; of: AnswerQuestionsProps }) {
  const t = useTranslations('answerQuestions')
  const [own, setOwn] = useState(question.own)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const written = { lang: question.locale, dir: 'auto' } as const
  return (
    <>
      <p
        id={id}
        {...written}
        className="font-semibold whitespace-pre-line [overflow-wrap:anywhere]"
      >
        {question.text}
      </p>
      {question.answer && (
        <p
          {...written}
          className="mt-1 text-sm leading-relaxed whitespace-pre-line text-ink-soft [overflow-wrap:anywhere]"
        >
          {t('storeAnswer', { answer: question.answer })}
        </p>
      )}
      <p role="status" className="mt-2 text-sm font-medium text-success empty:hidden">
        {own && !isOpen ? t(`status.${own.status}`) : null}
      </p>
      {isOpen ? (
        <AnswerForm
          questionId={question.id}
          own={own}
          of={of}
          onSent={(answer) => {
            setOwn(answer)
            setOpen(false)
          }}
        />
      ) : (
        <Button
          variant="outline"
          size="sm"
          className="mt-3"
          aria-describedby={id}
          onClick={() => setOpen(true)}
        >
          {t(own ? 'change' : 'answer')}
        </Button>
      )}
    </>
  )
}

type AnswerFormProps = {
  questionId: number
  own: OwnAnswer | null
  of: AnswerQuestionsProps
  onSent: (answer: OwnAnswer) => void
}

function AnswerForm({ questionId, own, of, onSent }: AnswerFormProps) {
  const t = useTranslations('answerQuestions')
  const tReview = useTranslations('reviewPage')
  const tForm = useTranslations('form')
  const rules = useFieldRules()
  const locale = useLocale()
  const { itemId, token, suggestedName } = of
  const { register, errorOf, problem, isSending, submit } = useApiForm({
    defaults: { text: own?.text ?? '', displayName: own?.displayName || suggestedName },
    send: (values) =>
      callApi('POST /api/questions/[id]/answers', {
        params: { id: questionId },
        body: { ...values, itemId, token, locale },
      }),
    onSent,
    texts: useFormErrorTexts(),
  })
  const id = (name: string) => `${name}-of-question-${questionId}`
  return (
    <form noValidate onSubmit={submit} className="mt-3 space-y-4">
      <TextAreaField
        id={id('text')}
        label={t('text')}
        hint={t('textHint')}
        required
        rows={4}
        maxLength={MAX_QUESTION_ANSWER_LENGTH}
        dir="auto"
        // The button that led here is gone.
        autoFocus
        error={errorOf('text')}
        {...register('text', rules.filled)}
      />
      <TextField
        id={id('name')}
        label={tReview('name')}
        required
        maxLength={MAX_ASKER_LENGTH}
        dir="auto"
        autoComplete="off"
        error={errorOf('displayName')}
        {...register('displayName', {
          validate: (name) =>
            name.includes('@') ? tReview('noAddress') : rules.filled.validate(name),
        })}
      />
      <FormError>{problem}</FormError>
      <Button type="submit" disabled={isSending}>
        {isSending ? tForm('sending') : t('send')}
      </Button>
    </form>
  )
}
