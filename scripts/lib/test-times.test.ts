import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from '@jest/globals'
import { describeTimes, keepTimes, readTimes, timesOfJest, timesOfPlaywright } from './test-times'

const folder = mkdtempSync(join(tmpdir(), 'softhaven-times-'))
afterAll(() => rmSync(folder, { recursive: true }))

const NONE = { parts: {}, files: {} }

it('reads the time of each file of Jest', () => {
  const results = {
    testResults: [{ name: '/store/tests/api/cart.test.ts', startTime: 1_000, endTime: 3_500 }],
  }
  expect(timesOfJest(results, '/store')).toEqual({ 'tests/api/cart.test.ts': 2_500 })
})

it('adds up the tests of a file of Playwright, however they are nested and repeated', () => {
  const spec = (...durations: number[]) => ({
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  })
  const suite = {
    file: 'cart.spec.ts',
    specs: [spec(100)],
    suites: [{ file: 'cart.spec.ts', specs: [spec(20, 3), spec(4)] }],
  }
  expect(timesOfPlaywright({ suites: [suite] }, 'tests/e2e')).toEqual({
    'tests/e2e/cart.spec.ts': 127,
  })
})

it('says where the time went, slowest first, beside the last run', () => {
  const files = Object.fromEntries(
    Array.from({ length: 12 }, (_, at) => [`${at}.test.ts`, 1_000 + at]),
  )
  const last = { parts: { 'API tests': 800_000 }, files: { '11.test.ts': 97_040 } }
  const lines = describeTimes({ parts: { 'API tests': 350_000, Lint: 5_000 }, files }, last)
  expect(lines.slice(0, 5)).toEqual([
    'API tests: 350.0 s (was 800.0 s)',
    'Lint: 5.0 s',
    'The slowest files:',
    '1.0 s (was 97.0 s)  11.test.ts',
    '1.0 s  10.test.ts',
  ])
  expect(lines).toHaveLength(13)
})

it('keeps the times of what did not run', () => {
  const file = join(folder, 'times.json')
  expect(readTimes(file)).toEqual(NONE)
  const first = { parts: { unit: 5 }, files: { 'a.test.ts': 1, 'b.test.ts': 2 } }
  keepTimes(file, first, NONE)
  keepTimes(file, { parts: {}, files: { 'b.test.ts': 3 } }, readTimes(file))
  expect(readTimes(file)).toEqual({ parts: { unit: 5 }, files: { 'a.test.ts': 1, 'b.test.ts': 3 } })
})

it.each(['', '{', '[]', '{"parts":{"unit":"x"},"files":{}}'])(
  'takes %j, which it did not write, for none',
  (text) => {
    const file = join(folder, 'broken.json')
    writeFileSync(file, text)
    expect(readTimes(file)).toEqual(NONE)
  },
)
