import type { ShopServerTexts } from '@/lib/core/server-text'
import { serverTextsIn, type TextsInWords } from '@/lib/core/text-in-words'
import type { TranslatedLocale } from './locales'

const LOADERS: Record<TranslatedLocale, () => Promise<{ default: ShopServerTexts }>> = {
  en: () => import('@/messages/server/en.json'),
  es: () => import('@/messages/server/es.json'),
  fr: () => import('@/messages/server/fr.json'),
  de: () => import('@/messages/server/de.json'),
  it: () => import('@/messages/server/it.json'),
  pt: () => import('@/messages/server/pt.json'),
  ru: () => import('@/messages/server/ru.json'),
  ja: () => import('@/messages/server/ja.json'),
  ko: () => import('@/messages/server/ko.json'),
  zh: () => import('@/messages/server/zh.json'),
  hi: () => import('@/messages/server/hi.json'),
  ar: () => import('@/messages/server/ar.json'),
  nl: () => import('@/messages/server/nl.json'),
  sv: () => import('@/messages/server/sv.json'),
  no: () => import('@/messages/server/no.json'),
  da: () => import('@/messages/server/da.json'),
  fi: () => import('@/messages/server/fi.json'),
  pl: () => import('@/messages/server/pl.json'),
  cs: () => import('@/messages/server/cs.json'),
  hu: () => import('@/messages/server/hu.json'),
  tr: () => import('@/messages/server/tr.json'),
  th: () => import('@/messages/server/th.json'),
  vi: () => import('@/messages/server/vi.json'),
  id: () => import('@/messages/server/id.json'),
  ms: () => import('@/messages/server/ms.json'),
}

/** Loads what the server says in a language. */
export async function loadServerTexts(locale: TranslatedLocale): Promise<TextsInWords> {
  const { default: texts } = await LOADERS[locale]()
  return serverTextsIn(locale, texts)
}
