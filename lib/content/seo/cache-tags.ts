/** Tag of cached reads of pages' own SEO. */
export const SEO_TAG = 'seo'
