// JavaScript, because the web server reads it too: it allows a page's inline scripts by what they say.
import { CURRENCY_PARAMETER, CURRENCY_STORAGE_KEY } from './browser-storage.mjs'

/**
 * For prerendered pages, which are written in the store's currency: puts the saved currency into prices
 * (`data-cents`) and into the picker (`data-currency`) while the page is being parsed, and so before
 * anything is painted. Must come before the first price. At a first visit it saves what it proposes among the currencies that are
 * charged, once. Without a saved currency, or with one that is not offered, it does nothing; if anything fails, hydration corrects the prices.
 *
 * For who has chosen none, an address may choose one of those that are charged (`?currency=EUR`), as those in feeds do.
 *
 * Writes what `Price` writes (a test compares them). What it has to know is in the data of its element: `rates` (of each
 * currency its code, the two parts of its rate, decimals, and for one that is charged every how many cents prices end, how many below,
 * and the least that can be charged), `step` (the least that can be charged in the store's own), `base` and `places` (each currency that is charged, its countries and
 * time zones; none where there is one alone), `locale`, `display` and `suffix`.
 * A price has in its own data: `cents`, `less` (percent), and `typed` (what it is in other currencies, in cents).
 */
export const CURRENCY_SCRIPT =
  `try{(function(k,s,c){c=localStorage.getItem(k);var t,B=BigInt;if(!c&&s.places){c=asked()||propose();if(!c)return;localStorage.setItem(k,c)}s.rates.split(',').forEach(function(r){r=r.split(' ');if(r[0]===c)t=r});if(!t)return;` +
  `var d=+t[3],R=B(t[1]),O=B(t[2]),f=new Intl.NumberFormat(s.locale,` +
  `{style:'currency',currency:c,currencyDisplay:s.display,minimumFractionDigits:d,maximumFractionDigits:d}),` +
  // Text may be parsed in chunks: a partial price is set again when the rest arrives.
  'o=new MutationObserver(show);function put(s,g){document.querySelectorAll(s).forEach(function(e){var x=g(e);if(e.textContent!==x)e.textContent=x})}' +
  `function asked(){var m=/[?&]${CURRENCY_PARAMETER}=([A-Z]{3})(?:&|$)/.exec(location.search);return m&&(','+s.places).indexOf(','+m[1]+' ')>=0?m[1]:''}` +
  // By the country that the clock is set for, or else by the browser's language.
  // Programs that read pages see what their data say.
  `function propose(){if(/bot|crawl|spider/i.test(navigator.userAgent))return;function at(x){return s.places.split(',').filter(function(p){return(p+' ').indexOf(' '+x+' ')>0})[0]}` +
  `return(at(Intl.DateTimeFormat().resolvedOptions().timeZone)||at(new Intl.Locale(navigator.language).maximize().region)||s.base).slice(0,3)}` +
  // To the nearest multiple, half up.
  'function near(a,b,m){m=B(m);b*=m;return(B(2)*a+b)/(B(2)*b)*m}' +
  'function less(x,e,m){return e.less?near(x*B(100-e.less),B(100),m):x}' +
  'function price(e){var x=B(e.cents),y=RegExp("\\\\b"+c+" (\\\\d+)").exec(e.typed);if(!t[4])return Number(near(less(x,e,s.step)*R,O,Math.pow(10,2-d)))/100;' +
  'if(y)x=B(y[1]);else if(x){x=near(x*R+B(t[5])*O,O,t[4]);x=(x||B(t[4]))-B(t[5])}return Number(less(x,e,t[6]))/100}' +
  // Stops when the visitor chooses another currency while the page still loads.
  `function show(){if(localStorage.getItem(k)!==c)return o.disconnect();put('[data-cents]',function(e){return f.format(price(e.dataset))+s.suffix});put('[data-currency]',function(){return c})}` +
  `o.observe(document,{childList:true,characterData:true,subtree:true});` +
  `document.addEventListener('DOMContentLoaded',function(){show();o.disconnect()})` +
  `})('${CURRENCY_STORAGE_KEY}',document.currentScript.dataset)}catch(e){}`
