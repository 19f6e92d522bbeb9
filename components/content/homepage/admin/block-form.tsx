'use client'

import { useQuery } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { ProductsChoice } from '@/components/back-office/choice/products-choice'
import { PicturePathField } from '@/components/media/admin/picture-path-field'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import { RowAction } from '@/components/ui/list/row-action'
import { callApi } from '@/lib/api/client'
import type { TranslatedLocale } from '@/lib/i18n/locales'
import { MAX_BLOCK_LINK } from '@/lib/settings/block-links'
import {
  BLOCK_LIMITS,
  type BlockColumn,
  type BlockOf,
  type BlockQuestion,
  type BlockWords,
  COLUMN_COUNTS,
  type HomeBlock,
  MOST_QUESTIONS,
} from '@/lib/settings/home-blocks'
import { emptyColumn, emptyQuestion, withWords } from './block-draft'

type FormProps<Block = HomeBlock> = {
  block: Block
  /** What it is called in the list. */
  name: string
  /** In which its words are shown and changed. */
  language: TranslatedLocale
  /** What the server refused, by the path within the block. */
  errorOf: (field: string) => string | undefined
  onChange: (block: Block) => void
}

/** The words, pictures and links of a block. */
export function BlockForm({ block, ...props }: FormProps) {
  switch (block.kind) {
    case 'text':
    case 'newsletter':
      return <WordsForm block={block} {...props} />
    case 'picture':
      return <PictureForm block={block} {...props} />
    case 'columns':
      return <ColumnsForm block={block} {...props} />
    case 'products':
      return <ProductsForm block={block} {...props} />
    case 'questions':
      return <QuestionsForm block={block} {...props} />
    case 'banner':
      return <BannerForm block={block} {...props} />
  }
}

type WordsFieldProps = {
  id: string
  label: string
  hint?: string
  error?: string
  words: BlockWords
  language: TranslatedLocale
  maxLength: number
  /** Of a text of several lines. */
  rows?: number
  onChange: (words: BlockWords) => void
}

/** The words of one place in one language. */
function WordsField({ words, language, rows, onChange, ...field }: WordsFieldProps) {
  const props = {
    ...field,
    lang: language,
    value: words[language] ?? '',
    onChange: ({ target }: { target: { value: string } }) =>
      onChange(withWords(words, language, target.value)),
  }
  return rows ? <TextAreaField rows={rows} {...props} /> : <TextField {...props} />
}

type Headed = { id: number; heading: BlockWords }

/** The heading that most blocks have. */
function HeadingField<Block extends Headed>({
  block,
  language,
  errorOf,
  onChange,
}: Pick<FormProps<Block>, 'block' | 'language' | 'errorOf' | 'onChange'>) {
  const t = useTranslations('backOffice.homepage.blocks')
  return (
    <WordsField
      id={`block-${block.id}-heading`}
      label={t('heading')}
      maxLength={BLOCK_LIMITS.heading}
      words={block.heading}
      language={language}
      error={errorOf(`heading.${language}`)}
      onChange={(heading) => onChange({ ...block, heading })}
    />
  )
}

function WordsForm({ block, ...props }: FormProps<BlockOf<'text'> | BlockOf<'newsletter'>>) {
  const t = useTranslations('backOffice.homepage.blocks')
  const common = useTranslations('backOffice.common')
  const { language, errorOf, onChange } = props
  const isText = block.kind === 'text'
  return (
    <div className="space-y-4">
      <HeadingField block={block} {...props} />
      <WordsField
        id={`block-${block.id}-text`}
        label={common('text')}
        hint={isText ? t('textHint') : undefined}
        rows={isText ? 6 : 3}
        maxLength={isText ? BLOCK_LIMITS.text : BLOCK_LIMITS.short}
        words={block.text}
        language={language}
        error={errorOf(`text.${language}`)}
        onChange={(text) => onChange({ ...block, text })}
      />
    </div>
  )
}

type PictureFieldProps = {
  id: string
  name: string
  image: string | null
  error?: string
  onChange: (image: string | null) => void
}

function PictureField({ id, name, image, error, onChange }: PictureFieldProps) {
  const t = useTranslations('backOffice.homepage.blocks')
  return (
    <PicturePathField
      id={id}
      label={t('image')}
      placeholder="/media/…"
      hint={t('imageHint')}
      noun="picture"
      preview={{
        alt: t('imageOf', { name }),
        width: 320,
        height: 200,
        className: 'aspect-8/5 max-w-80',
      }}
      libraryFor={t('imageOf', { name })}
      value={image ?? ''}
      error={error}
      onChange={(path) => onChange(path || null)}
    />
  )
}

type LinkFieldProps = {
  id: string
  link: string
  error?: string
  onChange: (link: string) => void
}

function LinkField({ id, link, error, onChange }: LinkFieldProps) {
  const t = useTranslations('backOffice.homepage.blocks')
  return (
    <TextField
      id={id}
      label={t('link')}
      hint={t('linkHint')}
      inputMode="url"
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      maxLength={MAX_BLOCK_LINK}
      value={link}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

function PictureForm({ block, name, language, errorOf, onChange }: FormProps<BlockOf<'picture'>>) {
  const t = useTranslations('backOffice.homepage.blocks')
  const id = `block-${block.id}`
  return (
    <div className="space-y-4">
      <PictureField
        id={`${id}-image`}
        name={name}
        image={block.image}
        error={errorOf('image')}
        onChange={(image) => onChange({ ...block, image })}
      />
      <WordsField
        id={`${id}-alt`}
        label={t('alt')}
        hint={t('altHint')}
        maxLength={BLOCK_LIMITS.alt}
        words={block.alt}
        language={language}
        error={errorOf(`alt.${language}`)}
        onChange={(alt) => onChange({ ...block, alt })}
      />
      <LinkField
        id={`${id}-link`}
        link={block.link}
        error={errorOf('link')}
        onChange={(link) => onChange({ ...block, link })}
      />
      <SelectField
        id={`${id}-width`}
        label={t('width')}
        value={block.width}
        onChange={({ target }) =>
          onChange({ ...block, width: target.value === 'narrow' ? 'narrow' : 'wide' })
        }
      >
        <option value="wide">{t('wide')}</option>
        <option value="narrow">{t('narrow')}</option>
      </SelectField>
    </div>
  )
}

const COUNTS = Array.from(
  { length: COLUMN_COUNTS.most - COLUMN_COUNTS.least + 1 },
  (_, more) => COLUMN_COUNTS.least + more,
)

function ColumnsForm({ block, ...props }: FormProps<BlockOf<'columns'>>) {
  const t = useTranslations('backOffice.homepage.blocks')
  const common = useTranslations('backOffice.common')
  const { language, errorOf, onChange } = props
  const change = (at: number, part: Partial<BlockColumn>) =>
    onChange({
      ...block,
      columns: block.columns.map((column, place) =>
        place === at ? { ...column, ...part } : column,
      ),
    })
  return (
    <div className="space-y-4">
      <HeadingField block={block} {...props} />
      <SelectField
        id={`block-${block.id}-columns`}
        label={t('columns')}
        value={block.columns.length}
        onChange={({ target }) =>
          onChange({
            ...block,
            columns: Array.from(
              { length: Number(target.value) },
              (_, at) => block.columns[at] ?? emptyColumn(),
            ),
          })
        }
      >
        {COUNTS.map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </SelectField>
      {block.columns.map((column, at) => {
        const name = t('column', { number: at + 1 })
        const id = `block-${block.id}-column-${at}`
        return (
          <fieldset key={id} className="space-y-4 border-t border-line pt-4">
            <legend className="float-start mb-3 w-full text-sm font-bold">{name}</legend>
            <WordsField
              id={`${id}-heading`}
              label={t('heading')}
              maxLength={BLOCK_LIMITS.heading}
              words={column.heading}
              language={language}
              error={errorOf(`columns.${at}.heading.${language}`)}
              onChange={(heading) => change(at, { heading })}
            />
            <WordsField
              id={`${id}-text`}
              label={common('text')}
              rows={3}
              maxLength={BLOCK_LIMITS.short}
              words={column.text}
              language={language}
              error={errorOf(`columns.${at}.text.${language}`)}
              onChange={(text) => change(at, { text })}
            />
            <PictureField
              id={`${id}-image`}
              name={name}
              image={column.image}
              error={errorOf(`columns.${at}.image`)}
              onChange={(image) => change(at, { image })}
            />
            <LinkField
              id={`${id}-link`}
              link={column.link}
              error={errorOf(`columns.${at}.link`)}
              onChange={(link) => change(at, { link })}
            />
          </fieldset>
        )
      })}
    </div>
  )
}

const COLLECTIONS_CALL = 'GET /api/admin/collections'
const PRODUCTS_CALL = 'GET /api/products'

function ProductsForm({ block, ...props }: FormProps<BlockOf<'products'>>) {
  const t = useTranslations('backOffice.homepage.blocks')
  const { errorOf, onChange } = props
  const { collectionId, productIds } = block
  const { data: collections = [] } = useQuery({
    queryKey: [COLLECTIONS_CALL],
    queryFn: ({ signal }) => callAdmin(COLLECTIONS_CALL, { signal }),
  })
  const ids = productIds.join(',')
  const { data: products = [] } = useQuery({
    queryKey: [PRODUCTS_CALL, 'names', ids],
    queryFn: ({ signal }) => callApi(PRODUCTS_CALL, { query: { ids }, signal }),
    enabled: productIds.length > 0,
    placeholderData: (names) => names,
  })
  const nameOf = (id: number) => products.find((product) => product.id === id)?.name ?? `#${id}`
  return (
    <div className="space-y-4">
      <HeadingField block={block} {...props} />
      <SelectField
        id={`block-${block.id}-source`}
        label={t('source')}
        value={collectionId ?? ''}
        onChange={({ target }) =>
          onChange({ ...block, collectionId: target.value === '' ? null : Number(target.value) })
        }
      >
        <option value="">{t('chosen')}</option>
        {collections.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {collectionId === null && (
        <ProductsChoice
          searchLabel={t('searchProducts')}
          products={productIds.map((id) => ({ id, name: nameOf(id) }))}
          isOrdered
          error={errorOf('productIds')}
          onChange={(chosen) => onChange({ ...block, productIds: chosen.map(({ id }) => id) })}
        />
      )}
    </div>
  )
}

function QuestionsForm({ block, ...props }: FormProps<BlockOf<'questions'>>) {
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

function BannerForm({ block, name, ...props }: FormProps<BlockOf<'banner'>>) {
  const t = useTranslations('backOffice.homepage.blocks')
  const common = useTranslations('backOffice.common')
  const { language, errorOf, onChange } = props
  const id = `block-${block.id}`
  return (
    <div className="space-y-4">
      <HeadingField block={block} {...props} />
      <WordsField
        id={`${id}-text`}
        label={common('text')}
        rows={3}
        maxLength={BLOCK_LIMITS.short}
        words={block.text}
        language={language}
        error={errorOf(`text.${language}`)}
        onChange={(text) => onChange({ ...block, text })}
      />
      <WordsField
        id={`${id}-button`}
        label={t('button')}
        maxLength={BLOCK_LIMITS.label}
        words={block.button}
        language={language}
        error={errorOf(`button.${language}`)}
        onChange={(button) => onChange({ ...block, button })}
      />
      <LinkField
        id={`${id}-link`}
        link={block.link}
        error={errorOf('link')}
        onChange={(link) => onChange({ ...block, link })}
      />
      <PictureField
        id={`${id}-image`}
        name={name}
        image={block.image}
        error={errorOf('image')}
        onChange={(image) => onChange({ ...block, image })}
      />
    </div>
  )
}
