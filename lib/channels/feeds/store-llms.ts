import 'server-only'
import { getTranslations } from 'next-intl/server'
import { allCategories } from '@/lib/catalog/queries'
import { cachedSeller } from '@/lib/checkout/selling-currencies'
import { inLanguage, ownPagePath } from '@/lib/content/pages/page-rules'
import { ownPages } from '@/lib/content/pages/queries'
import { hasPage, STORE_PAGES } from '@/lib/content/seo/store-pages'
import { env } from '@/lib/core/env'
import { DEFAULT_LOCALE, TRANSLATED_LOCALES } from '@/lib/i18n/locales'
import { chargedCurrencies } from '@/lib/pricing/selling'
import { cachedSettings } from '@/lib/settings/queries'
import { CHANNELS } from './channels'
import { llmsText } from './llms-text'

/** /llms.txt of the store as it is, from cached reads. */
export async function storeLlms(): Promise<string> {
  const [settings, seller, categories, own, t] = await Promise.all([
    cachedSettings(),
    cachedSeller(),
    allCategories(),
    ownPages(),
    getTranslations({ locale: DEFAULT_LOCALE }),
  ])
  return llmsText({
    ...settings,
    siteUrl: env().SITE_URL,
    currencies: chargedCurrencies(seller),
    categories,
    pages: [
      ...STORE_PAGES.filter(({ path }) => hasPage(path, settings)).map(
        ({ path, title, description }) => ({
          path,
          title: t(title),
          description: t(description),
        }),
      ),
      ...own.map(({ slug, titles, descriptions }) => ({
        path: ownPagePath(slug),
        title: inLanguage(titles, DEFAULT_LOCALE, settings.defaultLanguage) ?? slug,
        description: inLanguage(descriptions, DEFAULT_LOCALE, settings.defaultLanguage) ?? '',
      })),
    ],
    feeds: CHANNELS.filter(({ setting }) => settings[setting]),
    languages: TRANSLATED_LOCALES.filter((code) => code !== DEFAULT_LOCALE),
  })
}
