import type { Messages } from './messages'

/** The messages that client components of the storefront use; every page carries them. */
export const STORE_CLIENT_NAMESPACES = [
  'shell',
  'withdrawalLink',
  'breadcrumb',
  'header',
  'searchBox',
  'errors',
  'product',
  'cart',
  'express',
  'coupon',
  'giftCard',
  'toasts',
  'listing',
  'gallery',
] as const satisfies readonly (keyof Messages)[]

/** The messages that the checkout's client components use. */
export const CHECKOUT_CLIENT_NAMESPACES = [
  'checkout',
  'payment',
  'confirmation',
  'coupon',
  'express',
  'giftCard',
  'giftDesigns',
  'orderStatus',
  'orderDocuments',
  'orderFiles',
  'form',
  'checkoutError',
  'toasts',
  'captcha',
  'refundPolicy',
  'supplyConsent',
  'agreeLater',
  'installing',
  'territories',
  'withdrawalLink',
  'beforePaying',
  'agreedTexts',
  'statement',
  'product',
] as const satisfies readonly (keyof Messages)[]
