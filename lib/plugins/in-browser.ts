/** What a service of others is for, that visitors' browsers load. */
type ServicePurpose =
  | 'analytics'
  | 'marketing'
  | 'chat'
  | 'consent'
  | 'security'
  | 'payment'
  | 'video'

type DurationUnit = 'minute' | 'hour' | 'day' | 'month' | 'year'

/** How long a browser keeps an entry: as it says, until the tab or the browser is closed, or until somebody deletes it. */
export type Kept = readonly [count: number, unit: DurationUnit] | 'session' | 'unlimited'

/** What is kept in a browser for the store's own address; `*` stands for what differs. */
export type BrowserEntry = { name: string; kind: 'cookie' | 'storage'; kept: Kept }

/** What visitors are told of a service that their browsers load something of, by its provider's documentation. */
export type InBrowser = {
  /** Who answers for it, where it is said by more than one name. */
  companies: readonly string[]
  /** Where they are, as codes of countries. */
  countries: readonly string[]
  purposes: readonly ServicePurpose[]
  /** Whether it is loaded only once a visitor has agreed. */
  needsConsent: boolean
  entries: readonly BrowserEntry[]
}
