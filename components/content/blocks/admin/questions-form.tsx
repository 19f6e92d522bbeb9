import { Plus, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { RowAction } from '@/components/ui/list/row-action'
import {
  BLOCK_LIMITS,
  type BlockOf,
  type BlockQuestion,
  MOST_QUESTIONS,
} from '@/lib/settings/blocks'
import { emptyQuestion } from './block-draft'
import { type FormProps, HeadingField, WordsField } from './block-fields'

/** Questions with their answers. */
export function QuestionsForm({ block, ...props }: FormProps<BlockOf<'questions'>>) {
  const t = useTranslations('backOffice.homepage.blocks')
  const { language, errorOf, onChange } = props
  const { questions } = block
  const change = (at: number, part: Partial<BlockQuestion>) =>
    onChange({
      ...block,
      questions: questions.map((one, place) => (place === at ? { ...one, ...part } : one)),
    })
  return (
    <div className="space-y-4">
      <HeadingField block={block} {...props} />
      {questions.map(({ question, answer }, at) => {
        const id = `block-${block.id}-question-${at}`
        return (
          <fieldset key={id} className="space-y-4 border-t border-line pt-4">
            <legend className="float-start mb-3 flex w-full items-center justify-between text-sm font-bold">
              {t('questionNumber', { number: at + 1 })}
              <RowAction
                isSmall
                isDanger
                icon={Trash2}
                label={t('deleteQuestion', { number: at + 1 })}
                onClick={() =>
                  onChange({ ...block, questions: questions.filter((_, place) => place !== at) })
                }
              />
            </legend>
            <WordsField
              id={`${id}-question`}
              label={t('question')}
              maxLength={BLOCK_LIMITS.heading}
              words={question}
              language={language}
              error={errorOf(`questions.${at}.question.${language}`)}
              onChange={(words) => change(at, { question: words })}
            />
            <WordsField
              id={`${id}-answer`}
              label={t('answer')}
              hint={t('textHint')}
              rows={3}
              maxLength={BLOCK_LIMITS.text}
              words={answer}
              language={language}
              error={errorOf(`questions.${at}.answer.${language}`)}
              onChange={(words) => change(at, { answer: words })}
            />
          </fieldset>
        )
      })}
      {questions.length < MOST_QUESTIONS && (
        <Button
          variant="outline"
          size="sm"
          onClick={() => onChange({ ...block, questions: [...questions, emptyQuestion()] })}
        >
          <Plus aria-hidden />
          {t('addQuestion')}
        </Button>
      )}
    </div>
  )
}
