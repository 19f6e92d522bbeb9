// What an address is, for whoever has to know before anything is rendered: next.config.mjs, middleware.ts and the
// server around Next. Languages stand before some of these; their codes are in lib/i18n/languages.mjs.

/** Folders of files, some of them made when they are asked for. */
const FILES = ['images', 'media', 'og', 'sitemap']

/** The steps of the checkout after its first. */
const CHECKOUT_STEPS = ['review', 'payment', 'express', 'success', 'link']

/** Source of an expression for the checkout's pages without the slash before them. Any other path below it is none. */
export const CHECKOUT_STEP = `checkout(?:/(?:${CHECKOUT_STEPS.join('|')}))?/?$`

/** Source of an expression for calls, assets of the build and the back office, without the slash before them. */
export const NO_STOREFRONT = 'api/|_next/|admin(?:/|$)'

/** Source of an expression for files, without the slash before them. */
export const IN_FILES = FILES.map((folder) => `${folder}/`).join('|')

const checkoutStep = new RegExp(`^/(?:[a-z]{2}/)?${CHECKOUT_STEP}`)

/** Whether a path is a page of the checkout, in any language. @param {string} path */
export const isCheckoutStep = (path) => checkoutStep.test(path)

const noStorefront = new RegExp(`^/(?:${['api', '_next', 'admin', ...FILES].join('|')})(?:/|$)`)

/** Whether a path is a call, an asset, a file or of the back office. @param {string} path */
export const isNoStorefront = (path) => noStorefront.test(path)
