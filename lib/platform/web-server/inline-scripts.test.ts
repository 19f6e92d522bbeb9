import { createHash } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { PRE_HYDRATION_SCRIPT } from '@/lib/core/pre-hydration-script.mjs'
import { allowOwnScripts, scriptHashes } from './inline-scripts.mjs'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const ONE = 'self.__next_f.push([1,"Zoë"])'
const TWO = '(self.__next_f=self.__next_f||[]).push([0])'

describe('the inline scripts of a page', () => {
  it('are each named once, in all that runs', () => {
    const html =
      `<script>${ONE}</script><script src="/a.js" async=""></script><script id="_R_">${TWO}</script>` +
      `<script type="application/ld+json">${ONE}</script><script>${ONE}</script>` +
      `<script type="module">${PRE_HYDRATION_SCRIPT}</script><script></script>`
    expect(scriptHashes(html)).toEqual([hash(ONE), hash(TWO), hash(PRE_HYDRATION_SCRIPT)])
  })

  it('are not named when they came with its content', () => {
    expect(scriptHashes(`<script>${ONE}</script><p><script>alert(1)</script></p>`)).toEqual([
      hash(ONE),
    ])
  })

  it('of a page that was cut off are those before', () => {
    expect(scriptHashes(`<script>${ONE}</script><script>${TWO}`)).toEqual([hash(ONE)])
    expect(scriptHashes('<p>none</p><script')).toEqual([])
  })
})

describe('a policy', () => {
  const html = `<script>${ONE}</script>`

  it('allows the scripts of its page beside those of its hosts', () => {
    expect(
      allowOwnScripts("default-src 'self'; script-src 'self' https://a.example; x", html),
    ).toBe(`default-src 'self'; script-src 'self' ${hash(ONE)} https://a.example; x`)
  })

  it.each([
    "script-src 'self' 'unsafe-inline'",
    "script-src 'self' 'nonce-abc'",
    "script-src 'none'",
  ])('stays %s', (policy) => expect(allowOwnScripts(policy, html)).toBe(policy))
})
