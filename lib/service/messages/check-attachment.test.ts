import { describe, expect, it } from '@jest/globals'
import { MAX_ATTACHMENT_BYTES } from './attachment-limits'
import { acceptedOf, checkAttachment } from './check-attachment'

const bytesOf = (content: string | readonly number[]) =>
  new Uint8Array(typeof content === 'string' ? Buffer.from(content) : content)
const PDF = bytesOf('%PDF-1.7\n%\u00e2\n1 0 obj\n<<>>\nendobj\n')
const PNG = bytesOf([
  ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52],
  ...[
    0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0, 0x1f, 0x15, 0xc4, 0x89, 0, 0, 0, 0, 0x49, 0x44, 0x41,
    0x54,
  ],
])

describe('a file that comes with a message', () => {
  it('is what its content is, under a name that says so', async () => {
    expect(await checkAttachment({ name: '../../log.exe', bytes: PDF })).toMatchObject({
      fileName: 'log.pdf',
      contentType: 'application/pdf',
    })
    expect(await checkAttachment({ name: '', bytes: PNG })).toMatchObject({
      fileName: 'file.png',
      contentType: 'image/png',
    })
    expect(
      await checkAttachment({ name: 'fehler.log', bytes: bytesOf('Zeile 1: ä\n') }),
    ).toMatchObject({
      fileName: 'fehler.txt',
      contentType: 'text/plain; charset=utf-8',
    })
  })

  it.each([
    ['HTML', ' <html><script>alert(1)</script>'],
    ['a drawing with scripts', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['RTF', '{\\rtf1 hello}'],
    ['a program', 'MZ\u0000\u0003'],
    ['another encoding', [0x66, 0xfc, 0x72]],
    ['an archive', [0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0]],
  ])('is refused, whatever it is called: %s', async (_, content) => {
    expect(await checkAttachment({ name: 'a.txt', bytes: bytesOf(content) })).toBe(
      'unsupported_type',
    )
  })

  it('is neither empty nor too large', async () => {
    expect(await checkAttachment({ name: 'a.txt', bytes: bytesOf('') })).toBe('empty')
    const bytes = new Uint8Array(MAX_ATTACHMENT_BYTES + 1).fill(65)
    expect(await checkAttachment({ name: 'a.txt', bytes })).toBe('too_large')
  })

  it('of a mail is left out alone, and the fourth with it', async () => {
    const text = (name: string) => ({ name, bytes: bytesOf('text') })
    const taken = await acceptedOf([
      { name: 'a.exe', bytes: bytesOf('MZ\u0000') },
      ...['1', '2', '3', '4'].map(text),
    ])
    expect(taken.map(({ fileName }) => fileName)).toEqual(['1.txt', '2.txt', '3.txt'])
  })
})
