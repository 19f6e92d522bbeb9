/** What Square's locations are in, of the store's currencies: each takes its own alone. https://developer.squareup.com/docs/build-basics/working-with-monetary-amounts */
export const SQUARE_CURRENCIES = ['USD', 'CAD', 'GBP', 'EUR', 'AUD', 'JPY'] as const
export type SquareCurrency = (typeof SQUARE_CURRENCIES)[number]
