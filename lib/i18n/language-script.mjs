// JavaScript, because the web server reads it too: it allows a page's inline scripts by what they say.
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_RULES, LANGUAGE_STORAGE_KEY } from './browser-storage.mjs'
import { DEFAULT_LOCALE, LANGUAGES } from './languages.mjs'

/**
 * For English pages, before the first paint and without a cookie: when localStorage
 * has a chosen language, redirects there; when nothing was chosen and the browser accepts no
 * language of the store, redirects to the default one, which is in the data of its element (`language`). Part of the page,
 * so that no middleware needs the database.
 */
export const LANGUAGE_SCRIPT =
  `try{if(!/(^|; )${LANGUAGE_COOKIE}=/.test(document.cookie)){` +
  `var l=localStorage.getItem('${LANGUAGE_STORAGE_KEY}'),L=${JSON.stringify(LANGUAGES.map(({ code }) => code))};if(!L.includes(l))l=null;` +
  `if(l)document.cookie='${LANGUAGE_COOKIE}='+l+'; ${LANGUAGE_COOKIE_RULES}';` +
  `else if(!(navigator.languages||[navigator.language]).some(function(n){return L.includes(n.toLowerCase().replace(/^n[bn]\\b/,'no').split('-')[0])}))l=document.currentScript.dataset.language;` +
  `if(l&&l!=='${DEFAULT_LOCALE}'){var p=location.pathname;location.replace('/'+l+(p==='/'?'':p)+location.search+location.hash)}}}catch(e){}`
