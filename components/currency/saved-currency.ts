import {
  BASE_CURRENCY,
  type CurrencyCode,
  conversionOf,
  numberLocaleOf,
  priceSuffix,
} from '@/lib/i18n/currencies'
import type { Locale } from '@/lib/i18n/locales'
import type { CurrencyDisplay } from '@/lib/settings/choices'

/** localStorage key of the chosen currency. */
export const CURRENCY_STORAGE_KEY = 'preferredCurrency'

/**
 * For prerendered pages, which are written in dollars: puts the saved currency into prices
 * (`data-cents`) and into the picker (`data-currency`) while the page is being parsed, and so before
 * anything is painted. Must come before the first price. Without a saved currency, or with one that is
 * not offered, it does nothing; if anything fails, hydration corrects the prices.
 *
 * Formats like `formatPrice` (a test compares them); rates and decimals come from there.
 */
export function currencyScript(
  locale: Locale,
  offered: readonly CurrencyCode[],
  display: CurrencyDisplay,
): string {
  const table = Object.fromEntries(
    offered.filter((code) => code !== BASE_CURRENCY).map((code) => [code, conversionOf(code)]),
  )
  const observed = '{childList:true,characterData:true,subtree:true}'
  return (
    `try{(function(k,c){c=localStorage.getItem(k);var t=${JSON.stringify(table)}[c];if(!t)return;` +
    `var d=t[1],u=Math.pow(10,4-d),f=new Intl.NumberFormat('${numberLocaleOf(locale)}',` +
    `{style:'currency',currency:c,currencyDisplay:'${display}',minimumFractionDigits:d,maximumFractionDigits:d}),` +
    // Text may be parsed in chunks: a partial price is set again when the rest arrives.
    'o=new MutationObserver(show);function put(s,g){document.querySelectorAll(s).forEach(function(e){var x=g(e);if(e.textContent!==x)e.textContent=x})}' +
    // Stops when the visitor chooses another currency while the page still loads.
    `function show(){if(localStorage.getItem(k)!==c)return o.disconnect();put('[data-cents]',function(e){return f.format(Math.floor((e.dataset.cents*t[0]+u/2)/u)/Math.pow(10,d))+'${priceSuffix(locale)}'});put('[data-currency]',function(){return c})}` +
    `o.observe(document,${observed});` +
    `document.addEventListener('DOMContentLoaded',function(){show();o.disconnect()})` +
    `})('${CURRENCY_STORAGE_KEY}')}catch(e){}`
  )
}
