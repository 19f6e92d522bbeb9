import { wordsInBraces } from '@/lib/core/braced-words'
import { escapeHtml } from '@/lib/core/xml'
import type { TranslatedLocale } from '@/lib/i18n/locales'

// What the owner's texts may name, such as `{storeName}`: it follows the settings, so that text and store never contradict each other.

/** Names, addresses and numbers, which any language may use. */
const PLAIN_VARIABLES = [
  'storeName',
  'supportEmail',
  'supportPhone',
  'refundsEmail',
  'legalEmail',
  'privacyEmail',
  'careersEmail',
  'orderNumberPrefix',
  'refundDays',
  'shortRefundDays',
] as const

/** Words and sentences that the store has in English only. */
const ENGLISH_VARIABLES = [
  'currency',
  'deliveryTime',
  'returnPeriods',
  'guaranteePeriods',
  'priceTaxRule',
  'withdrawalWay',
  'keptMessages',
  'keptQuestions',
  'keptApplications',
  'keptCarts',
  'keptReminders',
  'keptAlerts',
  'keptIdleAlerts',
] as const

export const STORE_VARIABLES = [...PLAIN_VARIABLES, ...ENGLISH_VARIABLES] as const
export type StoreVariable = (typeof STORE_VARIABLES)[number]
export type StoreValues = Readonly<Record<StoreVariable, string>>

const NAMED = /\{(\w+)\}/g

const isVariable = (name: string): name is StoreVariable =>
  STORE_VARIABLES.some((variable) => variable === name)

/** What a text in a language may name. */
export const variablesIn = (language: TranslatedLocale): readonly StoreVariable[] =>
  language === 'en' ? STORE_VARIABLES : PLAIN_VARIABLES

/** What a text names that nothing stands for in its language, each once. */
export function unknownVariables(text: string, language: TranslatedLocale): string[] {
  const known: readonly string[] = variablesIn(language)
  return wordsInBraces(text).filter((name) => !known.includes(name))
}

/** A text with what its variables stand for. */
export const filled = (text: string, values: StoreValues): string =>
  text.replace(NAMED, (mark, name: string) => (isVariable(name) ? values[name] : mark))

/** {@link filled} for HTML, between tags and in attributes. */
export const filledHtml = (html: string, values: StoreValues): string =>
  html.replace(NAMED, (mark, name: string) => (isVariable(name) ? escapeHtml(values[name]) : mark))
