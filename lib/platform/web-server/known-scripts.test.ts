import { describe, expect, it } from '@jest/globals'
import { PRE_HYDRATION_SCRIPT } from '@/lib/core/pre-hydration-script.mjs'
import { SCHEME_SCRIPT } from '@/lib/core/scheme-script.mjs'
import { CURRENCY_SCRIPT } from '@/lib/i18n/currency-script.mjs'
import { LANGUAGE_SCRIPT } from '@/lib/i18n/language-script.mjs'
import { isKnownScript } from './known-scripts.mjs'

const SHOWS_FAILED_PART =
  '$RX=function(b,c,d,e,f){var a=document.getElementById(b);a&&(b=a.previousSibling,b.data="$!",a=a.dataset,null!=c&&(a.dgst=c),d&&(a.msg=d),e&&(a.stck=e),f&&(a.cstck=f),b._reactRetry&&b._reactRetry())};'

describe('an inline script', () => {
  it.each([
    CURRENCY_SCRIPT,
    LANGUAGE_SCRIPT,
    PRE_HYDRATION_SCRIPT,
    SCHEME_SCRIPT,
    '(self.__next_f=self.__next_f||[]).push([0])',
    'self.__next_f.push([1,"0:{\\"a\\":\\"\\u003cscript\\u003e\\"}\\n"])',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[4]});',
    `__NEXT_CLIENT_RESUME=fetch(location.pathname+'?_rsc=xhdor',{credentials:'same-origin',headers:{'rsc': '1','next-router-prefetch': '1','next-router-segment-prefetch': '/_full'}})`,
    'requestAnimationFrame(function(){$RT=performance.now()});',
    `${SHOWS_FAILED_PART};$RX("B:0","")`,
    '$RX("B:1","BAILOUT","a \\"quoted\\" message")',
    '$RC("B:0","S:0")',
    '$RR("B:0","S:0",[["a.css","a"]])',
  ])('of the store or the framework is known: %s', (script) => {
    expect(isKnownScript(script)).toBe(true)
  })

  it.each([
    '',
    'alert(1)',
    `${CURRENCY_SCRIPT};alert(1)`,
    ` ${PRE_HYDRATION_SCRIPT}`,
    'self.__next_f.push([1,"a"]);alert(1)',
    'self.__next_f.push([1,alert(1)])',
    'self.__next_f.push([1,"a"]),alert([1])',
    'self.__next_f.push([])];alert([])',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[alert(1)]});',
    `__NEXT_CLIENT_RESUME=fetch(location.pathname+'?a'+alert(1)+'',{credentials:'same-origin',headers:{'rsc': '1'}})`,
    `__NEXT_CLIENT_RESUME=fetch(location.pathname+'?a',{credentials:'same-origin',headers:{'rsc': '1'}});alert(1)`,
    '$RX("B:0",alert(1))',
    '$RX("B:0","");alert(1)',
    `${SHOWS_FAILED_PART}alert(1);`,
    '$RC("B:0","S:0")alert("x")',
    '$RT',
  ])('that came with content is not: %s', (script) => {
    expect(isKnownScript(script)).toBe(false)
  })
})
