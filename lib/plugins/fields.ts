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
export type PluginCategory = (typeof PLUGIN_CATEGORIES)[number]

/** What one plugin at a time does. */
export const ONE_AT_A_TIME = ['mail', 'captcha', 'backup', 'consent'] as const

/** The types of a setting. */
export type PluginValue = string | number | boolean | string[]

type Common = {
  key: string
  label: string
  help?: string
  /** Required before the plugin can be switched on. */
  required?: boolean
  /** Never leaves the server. If absent, the key's name decides (see {@link isMaskedKey}). */
  secret?: boolean
  /** A stored secret is discarded once one of these settings changes. */
  boundTo?: readonly string[]
}

type Shape = {
  /** Source of a regular expression that the whole value matches. */
  pattern?: string
  /** The expected format, for the error message. */
  example?: string
}

/** One setting of a plugin: its input and its accepted values. */
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

/**
 * A required text of a fixed format.
 *
 * @param pattern source of a regular expression that the whole value matches
 * @param example the expected format, for the error message
 */
export const identifier = (pattern: string, example: string) =>
  ({ kind: 'text', pattern, example, max: 80, required: true }) as const

/** A setting's input is masked when its name indicates that it is confidential. */
export const isMaskedKey = (key: string): boolean => /password|secret|key/i.test(key)

/** Whether a setting is stored encrypted and never returned. */
export const isSecret = (field: PluginField): boolean => field.secret ?? isMaskedKey(field.key)

/** Whether a setting's input is masked. */
export const isMasked = (field: PluginField): boolean => isMaskedKey(field.key) || isSecret(field)

const LIST_SEPARATOR = ', '

/** A list as a single line of text, for editing. */
export const listToText = (list: readonly string[]): string => list.join(LIST_SEPARATOR)

/** A list from a single line of text; blank entries are dropped. */
export const textToList = (text: string): string[] =>
  text
    .split(LIST_SEPARATOR)
    .map((entry) => entry.trim().replace(/,$/, ''))
    .filter((entry) => entry !== '')
