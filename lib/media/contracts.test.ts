import { describe, expect, it } from '@jest/globals'
import { OWN_PICTURE } from './contracts'

describe('a picture of the store', () => {
  it.each(['/images/articles/a-1.webp', `/media/${'0'.repeat(64)}.png`])('is %s', (path) => {
    expect(path).toMatch(OWN_PICTURE)
  })
  it.each([
    'https://evil.example/a.png',
    '//evil.example/a.png',
    '/images/../secret.png',
    '/media/a"onerror=alert(1)',
    'javascript:alert(1)',
    '/admin',
  ])('is not %s', (path) => {
    expect(path).not.toMatch(OWN_PICTURE)
  })
})
