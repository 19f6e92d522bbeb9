/** The categories of the catalogue, in the order of their filter. */
export const PLUGIN_CATEGORIES = [
  'Payment',
  'Email',
  'SEO',
  'WordPress',
  'Marketing',
  'CRM',
  'Support',
  'Chat',
  'Privacy',
  'Security',
  'Backup',
] as const
type PluginCategory = (typeof PLUGIN_CATEGORIES)[number]

/** What a setting may hold. */
export type PluginValue = string | number | boolean | string[]

type Common = {
  key: string
  label: string
  help?: string
  /** Needed before the plugin can be switched on. */
  required?: boolean
  /** Never leaves the server. Left out, the key's name decides (see {@link isMaskedKey}). */
  secret?: boolean
  /** A stored secret is not used any more once one of these settings changes. */
  boundTo?: readonly string[]
}

type Shape = {
  /** Source of a regular expression that the whole value matches. */
  pattern?: string
  /** What is said when it does not. */
  example?: string
}

/** One setting of a plugin: what its input is, and what it takes. */
export type PluginField = Common &
  (
    | ({ kind: 'text'; max?: number; default?: string } & Shape)
    | { kind: 'paragraph'; max: number; default?: string }
    | { kind: 'email'; default?: string }
    | { kind: 'host'; default?: string }
    | { kind: 'url'; default?: string }
    | { kind: 'number'; min: number; max: number; default?: number }
    | { kind: 'boolean'; default: boolean }
    | { kind: 'list'; options?: readonly string[]; default: readonly string[] }
    | {
        kind: 'select'
        options: readonly { value: string; label: string }[]
        default: string
      }
  )

/** One integration of the catalogue. */
export type Plugin = {
  id: string
  name: string
  brand: string
  category: PluginCategory
  description: string
  /** Of the connector; without one, of the provider's own API. */
  version: string
  /** Whether this store can work with it; without a connector it can't be switched on. */
  connector: boolean
  fields: readonly PluginField[]
  /** Settings that name the account which money goes to; payments stay with theirs when they change. */
  account?: readonly string[]
  /** Whether it keeps a log of what it told others. */
  hasLog?: boolean
}

/** A setting's input is masked when its name says that it is confidential. */
export const isMaskedKey = (key: string): boolean => /password|secret|key/i.test(key)

/** Whether a setting is stored encrypted and never sent back. */
export const isSecret = (field: PluginField): boolean => field.secret ?? isMaskedKey(field.key)

/** Whether a setting's input hides what is typed. */
export const isMasked = (field: PluginField): boolean => isMaskedKey(field.key) || isSecret(field)

const LIST_SEPARATOR = ', '

/** A list as it is edited: one line of text. */
export const listToText = (list: readonly string[]): string => list.join(LIST_SEPARATOR)

/** A list as it was edited; blank entries are dropped. */
export const textToList = (text: string): string[] =>
  text
    .split(LIST_SEPARATOR)
    .map((entry) => entry.trim().replace(/,$/, ''))
    .filter((entry) => entry !== '')
