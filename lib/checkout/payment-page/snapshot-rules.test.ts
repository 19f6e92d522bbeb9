import { describe, expect, it } from '@jest/globals'
import { differences, headersIn, scriptsIn, scriptUrlsIn, snapshotOf } from './snapshot-rules'

const ORIGIN = 'https://store.example'

const page = (release: string, more = '') => `
  <script src="/_next/static/${release}/a.js" nonce="abc" async=""></script>
  <script nonce="abc">self.x=1</script>
  <script type="application/ld+json">{}</script>${more}`

const headers = (values: Record<string, string>) => headersIn((name) => values[name] ?? null)

const POLICY = "script-src 'self' 'nonce-a1' 'strict-dynamic'; frame-ancestors 'none'"

describe('a snapshot of the payment page', () => {
  it('is the same after an upgrade, and for another nonce', () => {
    const before = snapshotOf(
      scriptsIn(page('chunks-1'), ORIGIN),
      headers({ 'content-security-policy': POLICY, 'x-frame-options': 'DENY' }),
    )
    const after = snapshotOf(
      scriptsIn(page('chunks-2'), ORIGIN),
      headers({
        'content-security-policy': POLICY.replace('nonce-a1', 'nonce-b2'),
        'x-frame-options': 'DENY',
      }),
    )
    expect(before.scripts).toEqual(['/_next/static/…, with nonce', 'inline, with nonce'])
    expect(differences(before, after)).toEqual([])
  })

  it('tells every script of others by its whole address, and own ones that lack the nonce', () => {
    const before = snapshotOf(scriptsIn(page('a'), ORIGIN), {})
    const foreign = '<script src="https://evil.example/a.js?x=1&amp;y=2"></script>'
    const after = snapshotOf(scriptsIn(page('a', `${foreign}<script>1</script>`), ORIGIN), {})
    expect(differences(before, after)).toEqual([
      {
        what: 'script',
        name: 'https://evil.example/a.js?x=1&y=2',
        before: null,
        after: 'https://evil.example/a.js?x=1&y=2',
      },
      {
        what: 'script',
        name: 'inline, without nonce',
        before: null,
        after: 'inline, without nonce',
      },
    ])
  })

  it('tells headers that are gone or say something else, the policy by directive', () => {
    const before = { 'content-security-policy': POLICY, 'x-frame-options': 'DENY' }
    const after = { 'content-security-policy': `${POLICY}; script-src-attr 'unsafe-inline'` }
    expect(differences(snapshotOf([], headers(before)), snapshotOf([], headers(after)))).toEqual([
      { what: 'header', name: 'x-frame-options', before: 'DENY', after: null },
      {
        what: 'header',
        name: 'content-security-policy script-src-attr',
        before: null,
        after: "'unsafe-inline'",
      },
    ])
  })

  it('finds the scripts that ways to pay load', () => {
    const methods = [{ elements: { scriptUrl: 'https://js.stripe.com/v3' } }, { acceptJs: null }]
    expect(scriptUrlsIn({ methods })).toEqual(['https://js.stripe.com/v3'])
  })
})
