import { DEFAULT_LOCALE, textLocaleOf } from '@/lib/i18n/locales'
import { HttpError, sendCall } from './client'
import { failureIn } from './failure-in-words'

/** {@link sendCall} for pages of the shop: what is refused says so in the language of the page, whose texts load only then. */
export const sendInPageLanguage: typeof sendCall = async (name, options) => {
  try {
    return await sendCall(name, options)
  } catch (error) {
    throw error instanceof HttpError ? await inPageLanguage(error) : error
  }
}

async function inPageLanguage(error: HttpError): Promise<HttpError> {
  if (!error.said) return error
  const locale = textLocaleOf(document.documentElement.lang)
  if (locale === DEFAULT_LOCALE) return error
  try {
    const { loadServerTexts } = await import('@/lib/i18n/server-texts')
    return failureIn(await loadServerTexts(locale), error)
  } catch {
    // Better in English than not at all.
    return error
  }
}
