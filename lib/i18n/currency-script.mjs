// JavaScript, because the web server reads it too: it allows a page's inline scripts by what they say.
import { CURRENCY_STORAGE_KEY } from './browser-storage.mjs'

/**
 * For prerendered pages, which are written in the store's currency: puts the saved currency into prices
 * (`data-cents`) and into the picker (`data-currency`) while the page is being parsed, and so before
 * anything is painted. Must come before the first price. Without a saved currency, or with one that is
 * not offered, it does nothing; if anything fails, hydration corrects the prices.
 *
 * Formats like `formatPrice` (a test compares them). What it has to know is in the data of its element: `rates` (code,
 * the two parts of its rate, and decimals of each currency), `locale`, `display` and `suffix`.
 */
export const CURRENCY_SCRIPT =
  `try{(function(k,s,c){c=localStorage.getItem(k);var t;s.rates.split(',').forEach(function(r){r=r.split(' ');if(r[0]===c)t=r});if(!t)return;` +
  `var d=+t[3],u=t[2]*Math.pow(10,2-d),f=new Intl.NumberFormat(s.locale,` +
  `{style:'currency',currency:c,currencyDisplay:s.display,minimumFractionDigits:d,maximumFractionDigits:d}),` +
  // Text may be parsed in chunks: a partial price is set again when the rest arrives.
  'o=new MutationObserver(show);function put(s,g){document.querySelectorAll(s).forEach(function(e){var x=g(e);if(e.textContent!==x)e.textContent=x})}' +
  // Stops when the visitor chooses another currency while the page still loads.
  `function show(){if(localStorage.getItem(k)!==c)return o.disconnect();put('[data-cents]',function(e){return f.format(Math.floor((2*e.dataset.cents*t[1]+u)/(2*u))/Math.pow(10,d))+s.suffix});put('[data-currency]',function(){return c})}` +
  `o.observe(document,{childList:true,characterData:true,subtree:true});` +
  `document.addEventListener('DOMContentLoaded',function(){show();o.disconnect()})` +
  `})('${CURRENCY_STORAGE_KEY}',document.currentScript.dataset)}catch(e){}`
