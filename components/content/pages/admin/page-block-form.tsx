import { Plus, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import {
  type FormProps,
  HeadingField,
  WordsField,
} from '@/components/content/blocks/admin/block-fields'
import { BlockForm } from '@/components/content/blocks/admin/block-form'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/fields/select-field'
import { SwitchField } from '@/components/ui/fields/switch-field'
import { RowAction } from '@/components/ui/list/row-action'
import {
  type AddedBlock,
  ANSWER_KINDS,
  FORM_LIMITS,
  type FormBlock,
  type FormQuestion,
} from '@/lib/content/pages/page-blocks'
import { BLOCK_LIMITS } from '@/lib/settings/blocks'
import { emptyFormQuestion } from './page-blocks-draft'

/** The words, pictures and links of a block on a page. */
export function PageBlockForm({ block, ...props }: FormProps<AddedBlock>) {
  return block.kind === 'form' ? (
    <ContactBlockForm block={block} {...props} />
  ) : (
    <BlockForm block={block} {...props} />
  )
}

/** What a form asks, and what its messages are about. */
function ContactBlockForm({ block, ...props }: FormProps<FormBlock>) {
  const t = useTranslations('backOffice.pages.blocks')
  const words = useTranslations('backOffice')
  const { language, errorOf, onChange } = props
  const { questions } = block
  const id = `block-${block.id}`
  const change = (at: number, changed: FormQuestion) =>
    onChange({ ...block, questions: questions.map((one, n) => (n === at ? changed : one)) })
  return (
    <div className="space-y-4">
      <HeadingField block={block} {...props} />
      <WordsField
        id={`${id}-text`}
        label={words('common.text')}
        rows={3}
        maxLength={BLOCK_LIMITS.short}
        words={block.text}
        language={language}
        error={errorOf(`text.${language}`)}
        onChange={(text) => onChange({ ...block, text })}
      />
      <p className="text-sm text-muted">{t('alwaysAsked')}</p>
      <SwitchField
        label={t('asksCategory')}
        checked={block.asksCategory}
        onCheckedChange={(asksCategory) => onChange({ ...block, asksCategory })}
      />
      <SwitchField
        label={t('asksSubject')}
        checked={block.asksSubject}
        onCheckedChange={(asksSubject) => onChange({ ...block, asksSubject })}
      />
      <WordsField
        id={`${id}-subject`}
        label={t('subject')}
        hint={block.asksSubject ? t('subjectSuggested') : t('subjectHint')}
        maxLength={FORM_LIMITS.subject}
        words={block.subject}
        language={language}
        error={errorOf(`subject.${language}`)}
        onChange={(subject) => onChange({ ...block, subject })}
      />
      {questions.map((question, at) => (
        <FormQuestionFields
          // biome-ignore lint/suspicious/noArrayIndexKey: questions are told apart by their places alone
          key={at}
          id={`${id}-question-${at}`}
          number={at + 1}
          question={question}
          language={language}
          errorOf={(field) => errorOf(`questions.${at}.${field}`)}
          onChange={(changed) => change(at, changed)}
          onDelete={() => onChange({ ...block, questions: questions.filter((_, n) => n !== at) })}
        />
      ))}
      {questions.length < FORM_LIMITS.questions && (
        <Button
          variant="outline"
          size="sm"
          onClick={() => onChange({ ...block, questions: [...questions, emptyFormQuestion()] })}
        >
          <Plus aria-hidden />
          {t('addField')}
        </Button>
      )}
      <WordsField
        id={`${id}-button`}
        label={words('homepage.blocks.button')}
        hint={t('buttonHint')}
        maxLength={BLOCK_LIMITS.label}
        words={block.button}
        language={language}
        error={errorOf(`button.${language}`)}
        onChange={(button) => onChange({ ...block, button })}
      />
    </div>
  )
}

type QuestionProps = Pick<FormProps, 'language' | 'errorOf'> & {
  id: string
  number: number
  question: FormQuestion
  onChange: (question: FormQuestion) => void
  onDelete: () => void
}

/** One thing that a form asks. */
function FormQuestionFields({
  id,
  number,
  question: asked,
  language,
  errorOf,
  onChange,
  onDelete,
}: QuestionProps) {
  const t = useTranslations('backOffice.pages.blocks')
  return (
    <fieldset className="space-y-4 border-t border-line pt-4">
      <legend className="float-start mb-3 flex w-full items-center justify-between text-sm font-bold">
        {t('field', { number })}
        <RowAction
          isSmall
          isDanger
          icon={Trash2}
          label={t('deleteField', { number })}
          onClick={onDelete}
        />
      </legend>
      <WordsField
        id={`${id}-question`}
        label={t('fieldLabel')}
        maxLength={FORM_LIMITS.question}
        words={asked.question}
        language={language}
        error={errorOf(`question.${language}`)}
        onChange={(question) => onChange({ ...asked, question })}
      />
      <SelectField
        id={`${id}-kind`}
        label={t('answerKind')}
        value={asked.kind}
        onChange={({ target }) =>
          onChange({
            ...asked,
            kind: ANSWER_KINDS.find((kind) => kind === target.value) ?? asked.kind,
          })
        }
      >
        {ANSWER_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`answerKinds.${kind}`)}
          </option>
        ))}
      </SelectField>
      {asked.kind === 'choice' && (
        <WordsField
          id={`${id}-choices`}
          label={t('choices')}
          hint={t('choicesHint')}
          rows={4}
          maxLength={BLOCK_LIMITS.short}
          words={asked.choices}
          language={language}
          error={errorOf(`choices.${language}`)}
          onChange={(choices) => onChange({ ...asked, choices })}
        />
      )}
      <SwitchField
        label={t('isRequired')}
        checked={asked.isRequired}
        onCheckedChange={(isRequired) => onChange({ ...asked, isRequired })}
      />
    </fieldset>
  )
}
