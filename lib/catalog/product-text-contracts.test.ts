import { describe, expect, it } from '@jest/globals'
import { englishOf } from '@/lib/core/english-text'
import { unpacked } from '@/lib/core/packed-text'
import { releasesField, trialField } from './product-text-contracts'
import { MAX_RELEASES } from './releases'

type Answer = { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } }
const problems = ({ error }: Answer) =>
  error?.issues.map(({ path, message }) => [path.join('.'), englishOf(unpacked(message))])

describe('the versions of a product', () => {
  it('are kept with the newest first', () => {
    const some = [
      { version: ' 4.1 ', date: '2026-01-31', notes: 'Faster' },
      { version: '4.2', date: '2026-11-12', notes: 'One\n\ntwo ' },
    ]
    expect(releasesField.parse(some)).toEqual([
      { version: '4.2', date: '2026-11-12', notes: 'One\n\ntwo' },
      { version: '4.1', date: '2026-01-31', notes: 'Faster' },
    ])
  })

  it('are refused by what is missing of them, or named twice', () => {
    const one = { version: '4.2', date: '2026-11-12', notes: 'New' }
    const refused = (...releases: unknown[]) => problems(releasesField.safeParse(releases))
    expect(refused({ ...one, version: ' ' })).toEqual([
      ['0.version', 'Enter the name of the version'],
    ])
    expect(refused({ ...one, date: '12.11.2026' })).toEqual([
      ['0.date', 'date must be a day such as 2026-01-31'],
    ])
    expect(refused({ ...one, notes: '' })).toEqual([
      ['0.notes', 'Write what is new in the version'],
    ])
    expect(refused(one, one)).toEqual([['1.version', 'The version “4.2” is named twice']])
    expect(
      refused(
        ...Array.from({ length: MAX_RELEASES + 1 }, (_, at) => ({ ...one, version: `${at}` })),
      ),
    ).toHaveLength(1)
  })
})

describe('the address of a trial', () => {
  it.each(['https://publisher.example/try?os=win', ' https://publisher.example '])(
    'may be %s',
    (address) => {
      expect(trialField.parse(address)).toBe(address.trim())
    },
  )

  it.each([
    'http://publisher.example/try',
    'HTTPS://publisher.example/try',
    'https:publisher.example',
    'https://me:secret@publisher.example/try',
    'javascript:alert(1)',
    '/try',
    'publisher.example',
  ])('is not %s', (address) => {
    expect(problems(trialField.safeParse(address))).toEqual([
      ['', 'The trial must be an address that begins with https://'],
    ])
  })
})
