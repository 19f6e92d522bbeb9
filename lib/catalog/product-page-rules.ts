// How much a product's page says beyond its facts. Without schemas, so that the browser may load it.

export const MAX_SEO_TITLE = 70
export const MAX_SEO_DESCRIPTION = 320
export const MAX_NOTICE = 300
export const MAX_RELATED = 8
/** Of the full text, with its markup. */
export const MAX_STORY = 50_000
