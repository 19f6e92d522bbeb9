import type { BackOfficeLocale } from '@/lib/i18n/locales'
import type en from './en'

/** The texts of the back office, by area. */
export type BackOfficeMessages = typeof en

const LOADERS: Record<BackOfficeLocale, () => Promise<BackOfficeMessages>> = {
  en: async () => (await import('./en')).default,
  es: async () => (await import('./es')).default,
  fr: async () => (await import('./fr')).default,
  de: async () => (await import('./de')).default,
  ja: async () => (await import('./ja')).default,
  zh: async () => (await import('./zh')).default,
}

/** All texts of the back office in a language. */
export const loadBackOfficeMessages = (locale: BackOfficeLocale): Promise<BackOfficeMessages> =>
  LOADERS[locale]()
