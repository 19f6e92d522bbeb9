import { useTranslations } from 'next-intl'
import { SelectField } from '@/components/ui/fields/select-field'
import { BLOCK_LIMITS, type BlockColumn, type BlockOf, COLUMN_COUNTS } from '@/lib/settings/blocks'
import { emptyColumn } from './block-draft'
import { type FormProps, HeadingField, LinkField, PictureField, WordsField } from './block-fields'

const COUNTS = Array.from(
  { length: COLUMN_COUNTS.most - COLUMN_COUNTS.least + 1 },
  (_, more) => COLUMN_COUNTS.least + more,
)

/** Columns with a heading, a text, a picture and a link each. */
export function ColumnsForm({ block, ...props }: FormProps<BlockOf<'columns'>>) {
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
