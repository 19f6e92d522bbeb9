import { describe, expect, it } from '@jest/globals'
import { fileKeyOf, isPicture, keyOfFile, MAX_FILE_BYTES, sizeOf } from './file-key'
import { keyFault } from './key-faults'
import { maskKey } from './key-rules'

const file = (name: string, bytes: Buffer, type = 'application/octet-stream') =>
  keyOfFile({ name, type, base64: bytes.toString('base64') })

describe('a key that is a file', () => {
  it.each(['a', 'ab', 'abc', 'abcd'])('is read as it was written (%s)', (content) => {
    const key = fileKeyOf(file('Licence 7.lic', Buffer.from(content)))
    expect(key).toEqual({
      name: 'Licence 7.lic',
      type: 'application/octet-stream',
      base64: Buffer.from(content).toString('base64'),
    })
    expect(key && sizeOf(key)).toBe(content.length)
  })

  it.each([
    ['../../etc/passwd', '__.._etc_passwd'],
    ['-rf', '_rf'],
    ['a\u202Egpj.exe', 'a_gpj.exe'],
    ['a\r\nb', 'a__b'],
    ['', 'licence'],
  ])('has no dangerous name: %j', (name, safe) => {
    expect(fileKeyOf(file(name, Buffer.from('x')))?.name).toBe(safe)
  })

  it.each([
    'ABCDE-12345',
    'data:text/plain,abc',
    'data:text/plain;base64,YWJj',
    'data:text/plain;name=a;base64,',
    'data:text/plain;name=a;base64,YWJ',
    'data:text/plain;name=a;base64,YW J',
    'data:text/plain;name=%E0%A4%A;base64,YWJj',
  ])('is none: %j', (value) => {
    expect(fileKeyOf(value)).toBeNull()
    expect(keyFault(value, 'file')).toEqual({ code: 'not_file', max: 100 })
  })

  it('has at most 100 KB', () => {
    expect(keyFault(file('a', Buffer.alloc(MAX_FILE_BYTES, 1)), 'file')).toBeNull()
    expect(keyFault(file('a', Buffer.alloc(MAX_FILE_BYTES + 1, 1)), 'file')).toEqual({
      code: 'not_file',
      max: 100,
    })
  })

  it('is shown as a picture only where that is one', () => {
    const shown = (type: string) => {
      const key = fileKeyOf(file('a', Buffer.from('x'), type))
      return key !== null && isPicture(key)
    }
    expect(['image/png', 'image/jpeg', 'IMAGE/PNG'].map(shown)).toEqual([true, true, true])
    expect(['image/svg+xml', 'text/html', ''].map(shown)).toEqual([false, false, false])
  })

  it('is masked to the end of its name', () => {
    expect(maskKey(file('acme-licence-0042.lic', Buffer.from('x')))).toBe('••••0042.lic')
    expect(maskKey(file('a.lic', Buffer.from('x')))).toBe('••••.lic')
  })
})
