import { z } from 'zod'
import { DEFAULT_LOCALE, isLocale, type Locale } from './locales'

/** The language that a form was sent in; an unknown one counts as English rather than refusing the form. */
export const localeSchema = z.custom<Locale>(isLocale).catch(DEFAULT_LOCALE)
