import { expect, it } from '@jest/globals'
import { newestFirst, newestRelease, repeatedVersion } from './releases'

const release = (version: string, date: string) => ({ version, date })

it('puts the newest version first, whatever the numbers are', () => {
  const some = [
    release('4.1', '2026-01-31'),
    release('10.0', '2025-12-01'),
    release('4.2', '2026-11-12'),
  ]
  expect(newestFirst(some).map(({ version }) => version)).toEqual(['4.2', '4.1', '10.0'])
})

it('leaves those of one day as they were named', () => {
  const some = [release('2 for Windows', '2026-01-31'), release('2 for Mac', '2026-01-31')]
  expect(newestFirst(some)).toEqual(some)
})

it('names the newest of those that are stored', () => {
  const stored = [
    { version: '4.2', date: '2026-11-12', notes: 'New' },
    { version: '4.1', date: '2026-01-31', notes: 'Old' },
  ]
  expect(newestRelease(stored)).toEqual({ version: '4.2', date: '2026-11-12' })
  expect(newestRelease([])).toBeNull()
})

it('finds a version that is named twice', () => {
  const named = (...versions: string[]) => versions.map((version) => ({ version }))
  expect(repeatedVersion(named('4.2', '4.1', '4.0'))).toBe(-1)
  expect(repeatedVersion(named('4.2 beta', '4.1', ' 4.2 BETA'))).toBe(2)
  expect(repeatedVersion([])).toBe(-1)
})
