/** What providers take that is no card, by their name of it, as payers know it. */
export const OTHER_MEANS = {
  affirm: 'Affirm',
  afterpay_clearpay: 'Afterpay',
  alipay: 'Alipay',
  amazon_pay: 'Amazon Pay',
  bancontact: 'Bancontact',
  blik: 'BLIK',
  cashapp: 'Cash App Pay',
  eps: 'EPS',
  ideal: 'iDEAL',
  klarna: 'Klarna',
  link: 'Link',
  mobilepay: 'MobilePay',
  multibanco: 'Multibanco',
  p24: 'Przelewy24',
  paypal: 'PayPal',
  pix: 'Pix',
  promptpay: 'PromptPay',
  revolut_pay: 'Revolut Pay',
  sepa_debit: 'SEPA Direct Debit',
  swish: 'Swish',
  twint: 'TWINT',
  us_bank_account: 'ACH Direct Debit',
  wechat_pay: 'WeChat Pay',
} as const

const NAMES: ReadonlySet<string> = new Set(Object.values(OTHER_MEANS))

/**
 * What an order whose method is `card` was paid with, where that is no card.
 *
 * @param cardType as a payment keeps it
 * @returns its name; `null` for a card
 */
export const otherMeans = (cardType: string | null): string | null =>
  cardType !== null && NAMES.has(cardType) ? cardType : null
