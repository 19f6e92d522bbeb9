import { useTranslations } from 'next-intl'
import { PicturePathField } from '@/components/media/admin/picture-path-field'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import type { TranslatedLocale } from '@/lib/i18n/locales'
import { MAX_BLOCK_LINK } from '@/lib/settings/block-links'
import { BLOCK_LIMITS, type Block, type BlockWords } from '@/lib/settings/blocks'
import { withWords } from './block-draft'

/** What the form of a block is given. */
export type FormProps<One = Block> = {
  block: One
  /** What it is called in the list. */
  name: string
  /** In which its words are shown and changed. */
  language: TranslatedLocale
  /** What the server refused, by the path within the block. */
  errorOf: (field: string) => string | undefined
  onChange: (block: One) => void
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
export function WordsField({ words, language, rows, onChange, ...field }: WordsFieldProps) {
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
export function HeadingField<One extends Headed>({
  block,
  language,
  errorOf,
  onChange,
}: Pick<FormProps<One>, 'block' | 'language' | 'errorOf' | 'onChange'>) {
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

type PictureFieldProps = {
  id: string
  name: string
  image: string | null
  error?: string
  onChange: (image: string | null) => void
}

/** A picture of the store's own. */
export function PictureField({ id, name, image, error, onChange }: PictureFieldProps) {
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

/** Where something leads. */
export function LinkField({ id, link, error, onChange }: LinkFieldProps) {
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
