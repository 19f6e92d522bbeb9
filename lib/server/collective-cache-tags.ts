import { catalogTags } from '@/lib/catalog/cache-tags'
import { searchTags } from '@/lib/catalog/search/cache-tags'
import { translationTags } from '@/lib/catalog/translations/cache-tags'
import { articleTags } from '@/lib/content/articles/cache-tags'
import { pageTags } from '@/lib/content/pages/cache-tags'
import { SEO_TAG } from '@/lib/content/seo/cache-tags'
import { storeTextTags } from '@/lib/content/store-texts/cache-tags'
import { SITE_IMAGES_TAG } from '@/lib/media/cache-tags'
import { AGREED_TEXTS_TAG } from '@/lib/orders/agreed-texts/cache-tags'
import { BOUGHT_TOGETHER_TAG } from '@/lib/orders/cache-tags'
import { COUNTED_FIGURES_TAG } from '@/lib/overview/cache-tags'
import { PLUGINS_TAG } from '@/lib/plugins/cache-tags'
import { SETTINGS_TAG } from '@/lib/settings/cache-tags'

/** The tags under which whole kinds of things are cached; together they cover every page. */
export const COLLECTIVE_CACHE_TAGS: readonly string[] = [
  catalogTags.products,
  catalogTags.categories,
  catalogTags.brands,
  catalogTags.collections,
  catalogTags.ownFacts,
  searchTags.synonyms,
  translationTags.translations,
  articleTags.articles,
  pageTags.pages,
  storeTextTags.texts,
  SETTINGS_TAG,
  PLUGINS_TAG,
  SEO_TAG,
  SITE_IMAGES_TAG,
  BOUGHT_TOGETHER_TAG,
  AGREED_TEXTS_TAG,
  COUNTED_FIGURES_TAG,
]
