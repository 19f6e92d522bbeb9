import { describe, expect, it } from '@jest/globals'
import { decoded, readKeyFile } from './key-file'

const TEXT = 'Schlüssel-1\nキー-2'

describe('a file of keys', () => {
  it.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${TEXT}`)],
    ['UTF-16', Buffer.from(`\uFEFF${TEXT}`, 'utf16le')],
    ['UTF-16 of other machines', Buffer.from(`\uFEFF${TEXT}`, 'utf16le').swap16()],
  ])('is read in %s', (_, bytes) => {
    expect(decoded(bytes)).toEqual({ text: TEXT, isUnreadable: false })
  })

  it('is refused in another encoding, unless somebody says which it is', () => {
    const bytes = Buffer.from('Schl\u00FCssel-1', 'latin1')
    expect(decoded(bytes).isUnreadable).toBe(true)
    expect(decoded(bytes, 'windows-1252')).toEqual({ text: 'Schlüssel-1', isUnreadable: false })
  })

  it('is refused when another program has lost signs of it', () => {
    expect(decoded(Buffer.from('Schl\uFFFDssel')).isUnreadable).toBe(true)
  })

  it.each([
    ['empty', ''],
    ['empty', '\n \n'],
    ['noText', 'PK\u0000\u0003'],
    ['tooLarge', 'x'.repeat(6 * 1024 * 1024 + 1)],
  ])('is %s', async (fault, text) => {
    expect(await readKeyFile(new File([text], 'keys.csv'))).toBe(fault)
  })
})
