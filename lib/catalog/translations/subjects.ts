// What can be written in further languages, and in which form.

/** A line; a text of lines; a list of lines; a text with markup (lib/core/rich-text.ts). */
export type FieldForm = 'line' | 'text' | 'list' | 'markup'

/** Whose texts can be written in further languages, with their fields as their tables name them, in the order of their form. */
export const TRANSLATED_FIELDS = {
  product: {
    name: 'line',
    description: 'text',
    story: 'markup',
    features: 'list',
    edition: 'line',
    notice: 'line',
    notIncluded: 'list',
    systemRequirements: 'list',
    seoTitle: 'line',
    seoDescription: 'text',
  },
  category: { name: 'line', description: 'text' },
  article: { title: 'line', excerpt: 'text', content: 'markup' },
} as const satisfies Record<string, Record<string, FieldForm>>

/** All of them, in the order of a form. */
export const TRANSLATED_FIELD_NAMES = [
  'name',
  'title',
  'description',
  'excerpt',
  'story',
  'content',
  'features',
  'edition',
  'notice',
  'notIncluded',
  'systemRequirements',
  'seoTitle',
  'seoDescription',
] as const satisfies readonly { [S in TranslatedSubject]: TranslatedField<S> }[TranslatedSubject][]

export type TranslatedSubject = keyof typeof TRANSLATED_FIELDS
export type TranslatedField<S extends TranslatedSubject> = keyof (typeof TRANSLATED_FIELDS)[S] &
  string

export const TRANSLATED_SUBJECTS = [
  'product',
  'category',
  'article',
] as const satisfies readonly TranslatedSubject[]

/** Without these a reader of a language has nothing in it: where one is missing, its page is no page of this language. */
export const LEADING_FIELDS = {
  product: ['name', 'description'],
  category: ['name'],
  article: ['title', 'content'],
} as const satisfies { [S in TranslatedSubject]: readonly TranslatedField<S>[] }
