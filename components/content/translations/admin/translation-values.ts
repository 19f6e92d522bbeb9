import type { Translation, TranslationChange } from '@/lib/content/translations/contracts'

/** What is written, by field; entries of a list are lines. */
export type TranslationValues = { texts: Record<string, string> }

const asLines = (text: string | string[] | null): string =>
  text === null ? '' : typeof text === 'string' ? text : text.join('\n')

export const valuesOf = ({ fields }: Translation): TranslationValues => ({
  texts: Object.fromEntries(fields.map(({ field, text }) => [field, asLines(text)])),
})

/** What the original says, as a field shows it. */
export const originalValue = ({ original }: Translation['fields'][number]): string =>
  asLines(original)

/** What is to be saved: all that is written, so that somebody stands for each text of it. */
export const changeOf = (
  { fields, updatedAt }: Translation,
  { texts }: TranslationValues,
): TranslationChange => ({
  texts: Object.fromEntries(
    fields.map(({ field, form }) => {
      const text = texts[field] ?? ''
      return [field, form === 'list' ? text.split('\n') : text]
    }),
  ),
  expectedUpdatedAt: updatedAt,
})
