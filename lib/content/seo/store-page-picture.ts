import 'server-only'
import { getTranslations } from 'next-intl/server'
import { JOBS } from '@/content/careers'
import { HELP_TOPICS } from '@/lib/content/articles/help-topics'
import { type Locale, textLocaleOf } from '@/lib/i18n/locales'
import { promisesOf, promiseValues } from '@/lib/settings/promises'
import { cachedSettings } from '@/lib/settings/queries'
import { type PictureDetails, storePagePicture } from './share-picture-url'
import { pageName, STORE_PAGES } from './store-pages'

/**
 * The picture of one of the store's own pages.
 *
 * @param name see {@link pageName}
 * @returns `null` when there is no such page
 */
export async function storePagePictureDetails(
  locale: Locale,
  name: string,
): Promise<PictureDetails | null> {
  const language = textLocaleOf(locale)
  const title = await titleOf(language, name)
  return title === null ? null : storePagePicture(language, name, title)
}

async function titleOf(locale: Locale, name: string): Promise<string | null> {
  const page = STORE_PAGES.find(({ path }) => pageName(path) === name)
  const topic = HELP_TOPICS.find(({ slug }) => pageName(`/help/${slug}`) === name)
  if (page) {
    const [t, settings] = await Promise.all([getTranslations({ locale }), cachedSettings()])
    return t(page.title, promiseValues(promisesOf(settings)))
  }
  if (topic)
    return (await getTranslations({ locale, namespace: 'helpTopics' }))(`${topic.slug}.title`)
  return JOBS.find(({ slug }) => pageName(`/careers/${slug}`) === name)?.title ?? null
}
