/** The languages in which Trustpilot invites, by those of the store. For any other it takes what its settings say. */
const LOCALES: Readonly<Record<string, string>> = {
  da: 'da-DK',
  de: 'de-DE',
  en: 'en-US',
  es: 'es-ES',
  fi: 'fi-FI',
  fr: 'fr-FR',
  it: 'it-IT',
  ja: 'ja-JP',
  nl: 'nl-NL',
  pl: 'pl-PL',
  pt: 'pt-PT',
  ru: 'ru-RU',
  sv: 'sv-SE',
}

type Product = { name: string; sku: string; productUrl: string; imageUrl?: string }

type Invited = {
  name: string
  email: string
  orderNumber: string
  language: string
  /** Empty: only the store is to be reviewed. */
  products: readonly Product[]
}

/**
 * The HTML by which Trustpilot is told whom to invite.
 * https://support.trustpilot.com/hc/en-us/articles/221618467
 */
export function invitationHtml({ name, email, orderNumber, language, products }: Invited): string {
  const locale = LOCALES[language]
  const data = {
    recipientName: name,
    recipientEmail: email,
    referenceId: orderNumber,
    ...(locale === undefined ? {} : { locale }),
    ...(products.length > 0 ? { products } : {}),
  }
  // A name may hold what would end the script.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return `<html><head><script type="application/json+trustpilot">${json}</script></head><body></body></html>`
}
