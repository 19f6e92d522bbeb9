import { isInEurope } from './withdrawal-link'

/** The languages in which the law gives the words of the button (§ 312j BGB; L.221-14 Code de la consommation): who reads them gets them anywhere. */
const LAW_LANGUAGES: readonly string[] = ['de', 'fr']

/**
 * Whether a shopper is shown, right above the button that pays, what is bought with its main properties and its total, and the
 * button says in the law's words that the order has to be paid (Directive 2011/83/EU, Article 8(2)).
 *
 * @param country of the buyer as the checkout knows it, or a part of it; empty or `null` where it does not
 */
export const ordersByLaw = (country: string | null | undefined, locale: string): boolean =>
  LAW_LANGUAGES.includes(locale) || (!!country && isInEurope(country))
