import { loadScript } from '@/lib/http/load-script'
import type { Elements } from '@/lib/payments/contracts'
import { brandShade } from '../brand-shade'

// What the store uses of Square's Web Payments SDK. https://developer.squareup.com/reference/sdks/web/payments

/** Who pays what: by this Square decides whether the card's bank asks its customer. */
export type VerificationDetails = {
  /** A decimal in the currency. */
  amount: string
  currencyCode: string
  intent: 'CHARGE'
  billingContact: { givenName: string; email: string; countryCode?: string }
  customerInitiated: true
  sellerKeyedIn: false
}

/** `status`: `OK`, `Invalid` where the fields say what is wrong, `Cancel` or `Abort` where the buyer ended it, `Error`. */
type TokenResult = { status: string; token?: string }

export type CardFields = {
  attach(target: HTMLElement): Promise<void>
  destroy(): Promise<boolean>
  tokenize(details: VerificationDetails): Promise<TokenResult>
}

type Payments = {
  setLocale(locale: string): Promise<void>
  card(options: { style: Record<string, Record<string, string>> }): Promise<CardFields>
}

type Square = { payments(applicationId: string, locationId: string): Payments }

const square = () => (window as Window & { Square?: Square }).Square

const LOAD_TIMEOUT_MS = 20_000

const timeout = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('Square’s fields take too long')), LOAD_TIMEOUT_MS)
  })

/** Like the store's own fields. */
const styleOfFields = () => ({
  '.input-container': { borderRadius: '10px' },
  '.input-container.is-focus': { borderColor: brandShade('#c2410c') },
  input: { fontSize: '16px' },
})

/** The store's languages that Square speaks, too; another is that of the browser. https://developer.squareup.com/docs/web-payments/localization */
const LOCALES = new Map([
  ['en', 'en-US'],
  ['es', 'es-US'],
  ['fr', 'fr-CA'],
  ['ja', 'ja-JP'],
])

/**
 * Square's fields for a card, in an element of the page.
 *
 * @throws Error when they do not load: no connection, or blocked by the visitor's browser
 */
export const cardFieldsIn = (target: HTMLElement, elements: Elements, locale: string) =>
  Promise.race([attached(target, elements, locale), timeout()])

async function attached(
  target: HTMLElement,
  { scriptUrl, publishableKey, locationId = '' }: Elements,
  locale: string,
): Promise<CardFields> {
  await loadScript(scriptUrl)
  const sdk = square()
  if (!sdk) throw new Error('Square’s script is not there')
  const payments = sdk.payments(publishableKey, locationId)
  const spoken = LOCALES.get(locale)
  // In another language they serve as well.
  if (spoken) await payments.setLocale(spoken).catch(() => null)
  const card = await payments.card({ style: styleOfFields() })
  await card.attach(target)
  return card
}
