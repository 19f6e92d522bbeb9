import { beforeAll, describe, expect, it } from '@jest/globals'
import en from '@/lib/i18n/back-office/en'
import serverTexts from '@/messages/server/en.json'
import { setPageLanguage } from './language/page-language'
import { timeAgo } from './time-ago'

beforeAll(() => setPageLanguage('en', en, serverTexts))

const NOW = new Date('2026-11-24T12:00:00Z')

describe('how long ago a time was', () => {
  it.each([
    ['2026-11-24T11:59:30Z', 'just now'],
    ['2026-11-24T12:00:30Z', 'in a moment'],
    ['2026-11-24T11:58:10Z', '1 minute ago'],
    ['2026-11-24T11:00:01Z', '59 minutes ago'],
    ['2026-11-24T09:30:00Z', '2 hours ago'],
    ['2026-11-23T11:00:00Z', 'yesterday'],
    ['2026-11-20T12:00:00Z', '4 days ago'],
    ['2026-11-24T15:00:00Z', 'in 3 hours'],
    ['2026-11-25T12:00:00Z', 'tomorrow'],
    ['2026-12-01T12:00:00Z', 'in 7 days'],
  ])('%s is %s', (time, words) => {
    expect(timeAgo(time, NOW)).toBe(words)
  })
})
