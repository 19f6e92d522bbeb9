// The choices of settings. Without schemas, so that the browser may load it.

export const CURRENCY_DISPLAYS = ['symbol', 'code', 'name'] as const
export type CurrencyDisplay = (typeof CURRENCY_DISPLAYS)[number]

/** Where the rates come from by which prices are shown in other currencies: the specification, or the European Central Bank. */
export const RATE_SOURCES = ['fixed', 'ecb'] as const
/** Where an order's rate comes from: one of those, or the owner, when he made another currency the base. */
export const ORDER_RATE_SOURCES = [...RATE_SOURCES, 'owner'] as const

/** The time zones whose places have names of their own in the languages of the back office; a store may be in any other. */
export const NAMED_TIMEZONES = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'Europe/London',
  'Europe/Paris',
  'Asia/Tokyo',
  'Australia/Sydney',
] as const

export const DATE_FORMATS = ['MM/dd/yyyy', 'dd/MM/yyyy', 'yyyy-MM-dd', 'dd.MM.yyyy'] as const

export const TAX_DISPLAYS = ['excluding', 'including', 'both'] as const
export type TaxDisplay = (typeof TAX_DISPLAYS)[number]

export const TAX_BASES = ['billing', 'shipping', 'store'] as const
/** What a company pays whose tax ID could not be confirmed: the tax, which goes back once it is, the tax, or none. */
export const UNCONFIRMED_TAX_IDS = ['refund', 'tax', 'exempt'] as const
/** When support answers, as the store says. */
export const SUPPORT_PROMISES = ['always', 'office_hours', 'unsaid'] as const
export type SupportPromise = (typeof SUPPORT_PROMISES)[number]
/** When the store says that there is a live chat: while a plugin for it is on, or always, as one elsewhere is answered. */
export const LIVE_CHATS = ['plugin', 'always'] as const
export type LiveChatPromise = (typeof LIVE_CHATS)[number]
/** The longest money-back period that can be promised, in days. */
export const MAX_REFUND_DAYS = 365
export const SHIPPING_CALCULATIONS = ['flat_rate', 'weight_based', 'free'] as const
/** Whether payment calls without a cart session, or without a buyer, are accepted. */
export const CARTLESS_PAYMENTS = ['test_mode', 'always', 'never'] as const
/** What reductions are counted from: the publisher's recommended price, the lowest price of 30 days, or none are shown. */
export const STRUCK_PRICES = ['recommended', 'lowest30', 'off'] as const
/**
 * Where the link to the withdrawal function stands that the law of the EU asks for: in every footer, and about orders from Europe;
 * about all orders; or nowhere, and there is no function.
 */
export const WITHDRAWAL_FUNCTIONS = ['europe', 'everywhere', 'off'] as const
export type WithdrawalFunction = (typeof WITHDRAWAL_FUNCTIONS)[number]
/** Whether the seller takes part in the settlement of consumers' disputes by a board, as the legal notice says. */
export const DISPUTE_RESOLUTIONS = ['unsaid', 'declined', 'offered'] as const
/** Which consumers are asked to agree that digital content is supplied before the period for withdrawal is over. */
export const SUPPLY_CONSENTS = ['europe', 'everybody', 'off'] as const
export type SupplyConsentChoice = (typeof SUPPLY_CONSENTS)[number]
/** What happens where they are asked and do not agree. */
export const WITHOUT_CONSENT = ['refuse', 'after_period'] as const
export type WithoutConsent = (typeof WITHOUT_CONSENT)[number]
/**
 * To whom it is said beside the button that pays that a licence is bought, and not the software (California, AB 2426): to buyers who
 * say that they are there, to those in the United States, to all, or to nobody.
 */
export const LICENCE_NOTICES = ['california', 'unitedStates', 'everywhere', 'off'] as const
export type LicenceNotice = (typeof LICENCE_NOTICES)[number]
/**
 * For whom invoices are electronic ones too (EN 16931): for everybody where the seller is in the European Union and nobody
 * elsewhere; for companies; for everybody; or for nobody.
 */
export const E_INVOICES = ['seller', 'companies', 'everybody', 'off'] as const
export type EInvoices = (typeof E_INVOICES)[number]
/** Where the owner says to sell: `EU` is the European Union, other codes are of countries. Nobody is kept from buying by it. */
export const MARKETS = ['EU', 'GB', 'CH', 'NO', 'US', 'CA', 'AU', 'JP', 'ELSEWHERE'] as const
export type Market = (typeof MARKETS)[number]
/** The settings that markets ask something of, in the order in which they are shown. lib/settings/markets.ts has what. */
export const FOLLOWING_SETTINGS = [
  'taxEnabled',
  'digitalProductTax',
  'taxBasedOn',
  'taxRates',
  'defaultTaxRate',
  'taxInclusive',
  'taxByHabit',
  'taxDisplayCart',
  'reverseCharge',
  'taxThresholds',
  'struckPrices',
  'withdrawalFunction',
  'supplyConsent',
  'licenceNotice',
  'eInvoices',
  'accessibilityStatement',
] as const
export type FollowingSetting = (typeof FOLLOWING_SETTINGS)[number]
export const DISPUTED_KEYS = ['quarantine', 'leave'] as const
export const ACCOUNT_CREATIONS = ['required', 'optional', 'disabled'] as const

/** From the sharpest corners to the roundest. */
export const CORNERS = ['square', 'slight', 'rounded', 'round'] as const
export type Corners = (typeof CORNERS)[number]

/** The store's own typeface, and kinds of those that devices come with. */
export const TYPEFACES = ['figtree', 'system', 'serif', 'humanist'] as const
export type Typeface = (typeof TYPEFACES)[number]

/** How far products and tiles stand apart. */
export const DENSITIES = ['comfortable', 'compact'] as const
export type Density = (typeof DENSITIES)[number]

/** What shoppers see who have chosen no colour scheme: what their device is set to, or dark pages. */
export const FIRST_SCHEMES = ['device', 'dark'] as const
export type FirstScheme = (typeof FIRST_SCHEMES)[number]

/** What order numbers begin with until the owner chooses something else. */
export const DEFAULT_ORDER_NUMBER_PREFIX = 'SH-'
