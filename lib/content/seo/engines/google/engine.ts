import type { SearchEngine } from '@/lib/content/seo/engines/engine'
import { googleSearchConsolePlugin } from './plugin'
import { submitSiteMapToGoogle, termsAtGoogle } from './search-console'

/** Google takes part in no IndexNow: it finds changed pages by the dates in the site map. */
export const google: SearchEngine = {
  plugin: googleSearchConsolePlugin,
  verificationTag: 'google-site-verification',
  submitSiteMap: submitSiteMapToGoogle,
  terms: termsAtGoogle,
}
