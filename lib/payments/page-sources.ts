import type { Sources } from '@/lib/platform/content-security-policy.mjs'
import { ACCEPT_JS_DEVELOPMENT_SOURCES } from './authorize-net/page-sources'
import { DEVICE_WALLET_SOURCES, PAYPAL_PAGE_SOURCES } from './paypal/page-sources'

/** What the checkout may load whatever the store's settings are. */
export const PAYMENT_PAGE_SOURCES: Sources[] = [PAYPAL_PAGE_SOURCES]

/** What it may load beside that in development, where nothing adds what each provider needs at the moment (`pageSources`). */
export const PAYMENT_DEVELOPMENT_SOURCES: Sources[] = [
  ACCEPT_JS_DEVELOPMENT_SOURCES,
  DEVICE_WALLET_SOURCES,
]
