/** In words, such as `US dollars, euros and Swiss francs`. */
const listed = (currencies: readonly string[]) =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(currencies)

/**
 * What /llms.txt tells programs that read the store for somebody: one paragraph an entry.
 *
 * @param currencies what is charged, in words, the store's own first
 */
export const howToBuy = (currencies: readonly string[]): readonly string[] => [
  'Everything is software: licence keys, delivered by e-mail. Nothing is shipped.',
  `Prices are charged in ${listed(currencies)}${currencies.length > 1 ? ', whichever of them the buyer chooses' : ''}. Pages show them in other currencies for information only.`,
  'No account is needed. Buyers put products into the cart on their pages, enter a name and an e-mail address at the checkout, and pay there by PayPal or card.',
  'The payment is the buyer’s own act: prepare the choice, and lead the buyer to the product’s page.',
]

/** What it tells of the store's MCP server. */
export const MCP_TEXT =
  'the same for programs that speak MCP (streamable HTTP, no sign-in): search, compare, and a link with a prepared cart, which the buyer opens and pays'

/** The rules for whoever reads the data. */
export const READING_RULES: readonly string[] = [
  'Prices, stock and products change at any time: read them again before you name them.',
  '`inStock` says whether a product can be bought now, `price` what one piece costs, `originalPrice` what that is compared with, where it is higher: as `originalPriceKind` says the recommended retail price, or the lowest price of the 30 days before the reduction, `volumePrices` what many cost. `prices` names what was set by itself in other currencies that are charged; without it the price is converted.',
  'Facts that are `null` or empty are not known. Do not guess them.',
]
