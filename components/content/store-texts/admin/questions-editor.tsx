'use client'

import { ArrowDown, ArrowUp, MessageCircleQuestionMark, Pencil, Plus, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ContentEditor } from '@/components/content/articles/admin/editor/content-editor'
import { FormError } from '@/components/forms/form-error'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextField } from '@/components/ui/fields/text-field'
import { RowAction } from '@/components/ui/list/row-action'
import { MAX_TITLE_LENGTH } from '@/lib/content/articles/article-rules'
import { htmlOfQuestions, type Question, questionsOf } from '@/lib/content/store-texts/questions'

type Asked = Omit<Question, 'id'>
type Props = { value: string; onChange: (content: string) => void; error: string | undefined }

/** The questions of a text in their order, each with its answer. */
export function QuestionsEditor({ value, onChange, error }: Props) {
  const t = useTranslations('backOffice.pages.questions')
  const layout = useTranslations('backOffice.homepage.layout')
  const menus = useTranslations('backOffice.pages.menus')
  const common = useTranslations('backOffice.common')
  const [announcement, setAnnouncement] = useState('')
  const [editing, setEditing] = useState<{ at: number; asked: Asked }>()
  const questions: Asked[] = questionsOf(value)
  const change = (changed: readonly Asked[]) => onChange(htmlOfQuestions(changed))

  function move(from: number, step: -1 | 1) {
    const [moved] = questions.slice(from, from + 1)
    if (!moved) return
    const others = questions.filter((_, at) => at !== from)
    change(others.toSpliced(from + step, 0, moved))
    const place = from + step + 1
    setAnnouncement(layout('moved', { name: moved.question, place, count: questions.length }))
  }

  function take(at: number, asked: Asked) {
    change(questions.toSpliced(at, 1, asked))
    setEditing(undefined)
  }

  return (
    <div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ol className="divide-y divide-line overflow-hidden rounded-control border border-line empty:hidden">
        {questions.map(({ question, answer }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question may be there twice
          <li key={`${at} ${question}`} className="flex items-center gap-2 px-3 py-2">
            <div className="flex">
              <RowAction
                isSmall
                icon={ArrowUp}
                label={layout('moveUp', { name: question })}
                isInactive={at === 0}
                onClick={() => move(at, -1)}
              />
              <RowAction
                isSmall
                icon={ArrowDown}
                label={layout('moveDown', { name: question })}
                isInactive={at === questions.length - 1}
                onClick={() => move(at, 1)}
              />
            </div>
            <p className="min-w-0 flex-1 text-sm font-semibold [overflow-wrap:anywhere]">
              {question}
            </p>
            <RowAction
              isSmall
              icon={Pencil}
              label={`${common('edit')}: ${question}`}
              onClick={() => setEditing({ at, asked: { question, answer } })}
            />
            <RowAction
              isSmall
              isDanger
              icon={Trash2}
              label={menus('removeOf', { name: question })}
              onClick={() => change(questions.toSpliced(at, 1))}
            />
          </li>
        ))}
      </ol>
      <Button
        variant="outline"
        size="sm"
        className="mt-3"
        onClick={() => setEditing({ at: questions.length, asked: { question: '', answer: '' } })}
      >
        <Plus aria-hidden />
        {t('add')}
      </Button>
      <FormError>{error}</FormError>
      {editing && (
        <QuestionDialog
          asked={editing.asked}
          onTake={(asked) => take(editing.at, asked)}
          onClose={() => setEditing(undefined)}
        />
      )}
    </div>
  )
}

type DialogProps = { asked: Asked; onTake: (asked: Asked) => void; onClose: () => void }

function QuestionDialog({ asked, onTake, onClose }: DialogProps) {
  const t = useTranslations('backOffice.pages.questions')
  const menus = useTranslations('backOffice.pages.menus')
  const common = useTranslations('backOffice.common')
  const [question, setQuestion] = useState(asked.question)
  const [answer, setAnswer] = useState(asked.answer)
  const [isTried, setTried] = useState(false)

  function take() {
    setTried(true)
    if (question.trim() !== '' && answer.trim() !== '')
      onTake({ question: question.trim(), answer })
  }

  return (
    <Dialog
      title={asked.question === '' ? t('add') : t('edit')}
      icon={MessageCircleQuestionMark}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button onClick={take}>{menus('take')}</Button>
        </>
      }
    >
      <div className="space-y-4">
        <TextField
          id="question"
          label={t('question')}
          required
          maxLength={MAX_TITLE_LENGTH}
          value={question}
          onChange={({ target }) => setQuestion(target.value)}
          error={isTried && question.trim() === '' ? t('questionRequired') : undefined}
        />
        <ContentEditor
          value={answer}
          onChange={setAnswer}
          error={isTried && answer.trim() === '' ? t('answerRequired') : undefined}
        />
      </div>
    </Dialog>
  )
}
