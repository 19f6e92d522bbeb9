'use client'

import { useTranslations } from 'next-intl'
import { SelectField } from '@/components/ui/fields/select-field'
import { BLOCK_LIMITS, type BlockOf } from '@/lib/settings/blocks'
import { type FormProps, HeadingField, LinkField, PictureField, WordsField } from './block-fields'
import { ColumnsForm } from './columns-form'
import { ProductsForm } from './products-form'
import { QuestionsForm } from './questions-form'

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
