import { z } from 'zod'
import { DEFAULT_LOCALE, isLocale, type Locale } from './locales'

/** The language that a form was sent in. Not worth refusing a form for: whatever is unknown is English. */
export const localeSchema = z.custom<Locale>(isLocale).catch(DEFAULT_LOCALE)
