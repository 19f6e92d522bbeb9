import type english from '@/messages/server/en.json'

/** What the server says, by area and name: `messages/server`. Words are those that are filled in. */
export type ServerTexts = typeof english

type Said = Omit<ServerTexts, 'words'>

/** The areas of which only staff are told, and so are not translated into languages that the back office is not in. */
export const STAFF_AREAS = [
  'analytics',
  'apiKeys',
  'articles',
  'backups',
  'bookkeeping',
  'brands',
  'bundles',
  'categories',
  'cloudflare',
  'collections',
  'crm',
  'disputes',
  'feeds',
  'homepage',
  'mailTexts',
  'menus',
  'notifications',
  'pages',
  'payouts',
  'plugins',
  'providerEvents',
  'recalls',
  'sales',
  'savedViews',
  'seo',
  'settings',
  'siteImages',
  'staff',
  'staffOrders',
  'supplierFeeds',
  'translations',
  'undo',
] as const satisfies (keyof Said)[]

/** What the server says to shoppers. */
export type ShopServerTexts = Omit<ServerTexts, (typeof STAFF_AREAS)[number]>

/** The code of something that is said to shoppers. */
export type ShopReason = ReasonIn<Omit<ShopServerTexts, 'words'>>

/** The code of something that the server says, such as `orders.unknown`. */
export type Reason = ReasonIn<Said>

type ReasonIn<Areas> = {
  [Area in keyof Areas & string]: `${Area}.${keyof Areas[Area] & string}`
}[keyof Areas & string]

type TextValue = string | number | ServerText | readonly ServerText[]

/** What is filled in, by the names in the text. Several texts are said in one line. */
export type TextValues = { readonly [name: string]: TextValue }

/** Something that the server says, in no language yet. Its texts are in `messages/server`. */
export type ServerText = { readonly reason: Reason; readonly values?: TextValues }

/** Something to say, in whichever language it is asked for. */
export const say = (reason: Reason, values?: TextValues): ServerText =>
  values ? { reason, values } : { reason }

/** A text as one line, for where only a line fits: the message of a zod schema, a column. `unpacked` reads it. */
export const packed = (text: ServerText): string => JSON.stringify(text)

/** {@link say} as the message of a zod schema. Contracts so hold no texts. */
export const fault = (reason: Reason, values?: TextValues): string => packed(say(reason, values))

/** A text, unless others said it: those of providers, and rows that were stored in English, are in their words. */
export const inOwnWords = (text: ServerText | null): ServerText | null =>
  text?.reason === 'fields.problem' ? null : text

/** Texts that follow each other, each as a sentence. */
export const sentences = (texts: readonly ServerText[]): ServerText => {
  const [first, ...others] = texts
  if (!first) throw new Error('There is nothing to say')
  return others.reduce(
    (before, sentence) => say('sentences.after', { before, sentence }),
    say('sentences.one', { sentence: first }),
  )
}
