import { describe, expect, it } from '@jest/globals'
import { hashOfSecret, isSecret, newSecret } from './secret'

describe('the secret of an API key', () => {
  it('is another each time, and known by its form', () => {
    const made = Array.from({ length: 50 }, newSecret)
    expect(new Set(made).size).toBe(50)
    for (const secret of made) expect(isSecret(secret)).toBe(true)
    for (const other of ['', 'shk_', 'shk_short', `${made[0]}x`, `x${made[0]}`, 'Fe26.2*1*session'])
      expect(isSecret(other)).toBe(false)
  })

  it('is found by its hash', () => {
    expect(hashOfSecret('shk_a')).toMatch(/^[0-9a-f]{64}$/)
    expect(hashOfSecret('shk_a')).not.toBe(hashOfSecret('shk_b'))
  })
})
