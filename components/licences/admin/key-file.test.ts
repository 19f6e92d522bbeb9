import { describe, expect, it } from '@jest/globals'
import { englishTexts } from '@/tests/setup/english-texts'
import { keyFileFrom, keysOfColumn } from './key-file'

const t = englishTexts('licences')

describe('keyFileFrom', () => {
  it('takes lines without a heading as they are', () => {
    const file = keyFileFrom('keys.txt', [['AAAA-1'], [''], ['BBBB-2']], t)
    expect(file).toMatchObject({ columns: ['Column 1'], likely: 0 })
    expect(keysOfColumn(file, 0)).toEqual({ keys: ['AAAA-1', 'BBBB-2'], blank: 1 })
  })

  it.each([
    'Key',
    'license_key',
    'Licence Key',
    'Serial number',
    'Download URL',
    'keyValue',
    'Code',
  ])('knows the heading %s', (heading) => {
    const file = keyFileFrom(
      'keys.csv',
      [
        ['Invoice', heading, 'Note'],
        ['7', 'AAAA-1', 'x'],
        ['8', '', ''],
      ],
      t,
    )
    expect(file).toMatchObject({ columns: ['Invoice', heading, 'Note'], likely: 1 })
    expect(keysOfColumn(file, 1)).toEqual({ keys: ['AAAA-1'], blank: 1 })
  })

  it('copes with rows of different lengths', () => {
    const file = keyFileFrom('keys.csv', [['a'], ['b', 'c']], t)
    expect(file.columns).toEqual(['Column 1', 'Column 2'])
    expect(keysOfColumn(file, 1)).toEqual({ keys: ['c'], blank: 1 })
  })

  it('refuses an empty file', () => {
    expect(() => keyFileFrom('keys.csv', [['']], t)).toThrow('empty')
  })
})
