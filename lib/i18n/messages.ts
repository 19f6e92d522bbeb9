import type { AbstractIntlMessages } from 'next-intl'
import type en from '@/messages/en.json'
import type { Locale, TranslatedLocale } from './locales'

export type Messages = typeof en

const LOADERS: Record<TranslatedLocale, () => Promise<AbstractIntlMessages>> = {
  en: async () => (await import('@/messages/en.json')).default,
  es: async () => (await import('@/messages/es.json')).default,
  fr: async () => (await import('@/messages/fr.json')).default,
  de: async () => (await import('@/messages/de.json')).default,
  it: async () => (await import('@/messages/it.json')).default,
  pt: async () => (await import('@/messages/pt.json')).default,
  ru: async () => (await import('@/messages/ru.json')).default,
  ja: async () => (await import('@/messages/ja.json')).default,
  ko: async () => (await import('@/messages/ko.json')).default,
  zh: async () => (await import('@/messages/zh.json')).default,
  hi: async () => (await import('@/messages/hi.json')).default,
  ar: async () => (await import('@/messages/ar.json')).default,
  nl: async () => (await import('@/messages/nl.json')).default,
  sv: async () => (await import('@/messages/sv.json')).default,
  no: async () => (await import('@/messages/no.json')).default,
  da: async () => (await import('@/messages/da.json')).default,
  fi: async () => (await import('@/messages/fi.json')).default,
  pl: async () => (await import('@/messages/pl.json')).default,
  cs: async () => (await import('@/messages/cs.json')).default,
  hu: async () => (await import('@/messages/hu.json')).default,
  tr: async () => (await import('@/messages/tr.json')).default,
  th: async () => (await import('@/messages/th.json')).default,
  vi: async () => (await import('@/messages/vi.json')).default,
  id: async () => (await import('@/messages/id.json')).default,
  ms: async () => (await import('@/messages/ms.json')).default,
}

const isTranslated = (locale: Locale): locale is keyof typeof LOADERS => locale in LOADERS

/** A group of messages; a parsed message is a list, which is one text all the same. */
const isGroup = (value: unknown): value is AbstractIntlMessages =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Lays a translation over the English messages, text by text. */
export function withFallback(
  english: AbstractIntlMessages,
  translated: AbstractIntlMessages,
): AbstractIntlMessages {
  const merged: AbstractIntlMessages = { ...english }
  for (const [key, value] of Object.entries(translated)) {
    const base = english[key]
    merged[key] = isGroup(value) && isGroup(base) ? withFallback(base, value) : value
  }
  return merged
}

const loaded = new Map<Locale, AbstractIntlMessages>()

/** All messages of a language; what it lacks is English. Loaded once, not for each page. */
export async function loadMessages(locale: Locale): Promise<AbstractIntlMessages> {
  const known = loaded.get(locale)
  if (known) return known
  const english = await LOADERS.en()
  const messages = isTranslated(locale) ? withFallback(english, await LOADERS[locale]()) : english
  loaded.set(locale, messages)
  return messages
}
