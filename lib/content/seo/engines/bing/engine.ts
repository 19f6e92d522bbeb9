import type { SearchEngine } from '@/lib/content/seo/engines/engine'
import { submitToIndexNow } from './index-now'
import { bingWebmasterPlugin } from './plugin'
import { submitSiteMapToBing, termsAtBing } from './webmaster-tools'

export const bing: SearchEngine = {
  plugin: bingWebmasterPlugin,
  verificationTag: 'msvalidate.01',
  submitSiteMap: submitSiteMapToBing,
  submitPages: async ({ submitUrls }, urls) => {
    if (submitUrls) await submitToIndexNow(urls)
  },
  terms: termsAtBing,
}
