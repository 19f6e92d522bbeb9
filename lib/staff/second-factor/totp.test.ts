import { describe, expect, it } from '@jest/globals'
import { newTotpSecret, stepOfCode, totpUri } from './totp'

/** RFC 6238, appendix B: the ASCII text 12345678901234567890, codes by SHA-1, cut to six digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('stepOfCode', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_234_567_890, '005924', 41_152_263],
    [2_000_000_000, '279037', 66_666_666],
  ])('at %d seconds takes %s', (seconds, code, step) => {
    expect(stepOfCode(SECRET, code, seconds * 1000)).toBe(step)
  })

  it('takes a code one step early or late, and none beyond', () => {
    const at = (seconds: number) => stepOfCode(SECRET, '005924', seconds * 1000)
    expect([at(1_234_567_860), at(1_234_567_920)]).toEqual([41_152_263, 41_152_263])
    expect([at(1_234_567_820), at(1_234_567_960)]).toEqual([null, null])
  })

  it.each(['', '28708', '2870822', '28708a', ' 287082', 'ABCDE-FGHIJ'])('refuses %j', (code) => {
    expect(stepOfCode(SECRET, code, 59_000)).toBeNull()
  })
})

describe('a new secret', () => {
  it('has 160 bits, and is never the same', () => {
    const secrets = new Set(Array.from({ length: 50 }, newTotpSecret))
    expect(secrets.size).toBe(50)
    for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  })

  it('goes into an address that names store and user', () => {
    const uri = new URL(totpUri(SECRET, 'Key Corner', 'ada@x'))
    expect(uri.protocol).toBe('otpauth:')
    expect(decodeURIComponent(uri.pathname)).toContain('Key Corner:ada@x')
    expect(uri.searchParams.get('secret')).toBe(SECRET)
  })
})
