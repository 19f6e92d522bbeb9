import { createHash } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { allowOwnScripts, scriptHashes } from './inline-scripts.mjs'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('the inline scripts of a page', () => {
  it('are each named once, in all that runs', () => {
    const html =
      '<script>one("Zoë")</script><script src="/a.js" async=""></script><script id="_R_">two()</script>' +
      '<script type="application/ld+json">{"a":"b"}</script><script>one("Zoë")</script>' +
      '<script type="module">three()</script><script></script>'
    expect(scriptHashes(html)).toEqual([
      hash('one("Zoë")'),
      hash('two()'),
      hash('three()'),
      hash(''),
    ])
  })

  it('of a page that was cut off are those before', () => {
    expect(scriptHashes('<script>one()</script><script>two(')).toEqual([hash('one()')])
    expect(scriptHashes('<p>none</p><script')).toEqual([])
  })
})

describe('a policy', () => {
  const html = '<script>one()</script>'

  it('allows the scripts of its page beside those of its hosts', () => {
    expect(
      allowOwnScripts("default-src 'self'; script-src 'self' https://a.example; x", html),
    ).toBe(`default-src 'self'; script-src 'self' ${hash('one()')} https://a.example; x`)
  })

  it.each([
    "script-src 'self' 'unsafe-inline'",
    "script-src 'self' 'nonce-abc'",
    "script-src 'none'",
  ])('stays %s', (policy) => expect(allowOwnScripts(policy, html)).toBe(policy))
})
