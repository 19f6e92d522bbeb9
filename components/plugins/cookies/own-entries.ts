import type { BrowserEntry } from '@/lib/plugins/in-browser'

/** What the store itself keeps in visitors' browsers is for. */
type OwnPurpose =
  | 'cart'
  | 'checkout'
  | 'language'
  | 'currency'
  | 'scheme'
  | 'lists'
  | 'searches'
  | 'library'
  | 'withdrawal'
  | 'consent'
  | 'statistics'
  | 'technical'

type OwnEntry = BrowserEntry & { purpose: OwnPurpose }

const storage = (name: string, purpose: OwnPurpose): OwnEntry => ({
  name,
  purpose,
  kind: 'storage',
  kept: 'unlimited',
})
const tab = (name: string, purpose: OwnPurpose): OwnEntry => ({
  ...storage(name, purpose),
  kept: 'session',
})

/**
 * What the store keeps in the browsers of shoppers; the back office has more.
 *
 * @param months for which a decision on cookies holds
 */
export const ownEntries = (months: number): OwnEntry[] => [
  storage('cartSessionId', 'cart'),
  storage('checkoutCustomerInfo', 'checkout'),
  tab('checkoutUnfinishedOrder', 'checkout'),
  tab('supplyConsentAsked', 'checkout'),
  { name: 'NEXT_LOCALE', purpose: 'language', kind: 'cookie', kept: [1, 'year'] },
  storage('preferredLanguage', 'language'),
  storage('preferredCurrency', 'currency'),
  storage('colourScheme', 'scheme'),
  storage('wishlist', 'lists'),
  storage('comparedProducts', 'lists'),
  storage('viewedProducts', 'lists'),
  storage('recentSearches', 'searches'),
  { name: 'library-session', purpose: 'library', kind: 'cookie', kept: [24, 'hour'] },
  tab('withdrawalStatement', 'withdrawal'),
  { ...storage('cookieConsent', 'consent'), kept: [months, 'month'] },
  tab('purchaseToReport', 'statistics'),
  tab('purchaseReported', 'statistics'),
  tab('confidentialPageOpened', 'technical'),
  tab('reloadedForScripts', 'technical'),
]
