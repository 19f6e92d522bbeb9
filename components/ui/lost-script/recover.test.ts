import { describe, expect, it } from '@jest/globals'
import { isLostScript } from './recover'

const named = (name: string, message: string) => Object.assign(new Error(message), { name })

describe('a lost script', () => {
  it.each([
    named('ChunkLoadError', 'Failed to load chunk /_next/static/chunks/1a2b.js'),
    named('Error', 'Loading chunk 12 failed.'),
    named('TypeError', 'Failed to fetch dynamically imported module: https://shop.example/a.js'),
    named('TypeError', 'Importing a module script failed.'),
  ])('is reported by %s', (error) => expect(isLostScript(error)).toBe(true))

  it.each([named('TypeError', 'x is not a function'), 'ChunkLoadError', null])(
    'is not reported by %s',
    (error) => expect(isLostScript(error)).toBe(false),
  )
})
