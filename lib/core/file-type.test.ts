import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { anyText } from '@/tests/setup/any-text'
import { docx, PDF, PNG, zipOf } from '@/tests/setup/files'
import { detectFileKind, safeFileName, zipEntries } from './file-type'

describe('detectFileKind', () => {
  it('knows what the store takes', async () => {
    expect(await detectFileKind(PDF)).toBe('pdf')
    expect(await detectFileKind(docx())).toBe('docx')
    expect(await detectFileKind(PNG)).toBe('png')
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('%PD is not enough')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>%PDF-1.7')],
    ['a PDF behind something else', Buffer.concat([Buffer.from('MZ\0\0'), PDF])],
    ['a bare archive', zipOf({ 'cv.txt': 'Ada' })],
    ['an archive that only says it is a text', zipOf({ '[Content_Types].xml': '<Types/>' })],
    ['a text with macros', docx({ 'word/vbaProject.bin': 'x' })],
    ['a text that carries a program', docx({ 'word/media/setup.EXE': 'MZ' })],
    ['an archive cut short', docx().subarray(0, -10)],
    ['an archive followed by something else', Buffer.concat([docx(), Buffer.from('MZ')])],
  ])('refuses %s', async (_, bytes) => {
    expect(await detectFileKind(bytes)).toBeNull()
  })

  it('never throws, whatever it is given', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), fc.boolean(), async (bytes, isZip) => {
        const file = isZip ? Buffer.concat([docx().subarray(0, 60), bytes]) : bytes
        expect([null, 'jpg', 'png', 'webp', 'pdf']).toContain(await detectFileKind(file))
      }),
    )
  })
})

describe('zipEntries', () => {
  it('lists the names', () => {
    expect(zipEntries(zipOf({ 'a.txt': '1', 'b/c.txt': '2' }))).toEqual(['a.txt', 'b/c.txt'])
  })

  it('is empty for anything broken', () => {
    fc.assert(
      fc.property(fc.nat({ max: 200 }), fc.integer({ min: 0, max: 255 }), (at, value) => {
        const bytes = Buffer.from(zipOf({ 'a.txt': '1' }))
        bytes[at % bytes.length] = value
        expect(zipEntries(bytes).length).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('safeFileName', () => {
  it.each(['.', ' ', '-', '/', 'a.'])('of a form’s megabytes of %j is made at once', (sign) => {
    const began = performance.now()
    safeFileName(`${sign.repeat(2_000_000)}x`, 'pdf', 'cv')
    expect(performance.now() - began).toBeLessThan(1000)
  })

  it.each([
    ['My CV.pdf', 'pdf', 'My CV.pdf'],
    ['Lebenslauf Jürgen Müller (2026).docx', 'docx', 'Lebenslauf Jürgen Müller (2026).docx'],
    ['履歴書.pdf', 'pdf', '履歴書.pdf'],
    ['../../etc/passwd', 'pdf', 'passwd.pdf'],
    ['C:\\Users\\Ada\\cv.docx', 'pdf', 'cv.pdf'],
    ['cv.pdf.exe', 'pdf', 'cv.pdf.pdf'],
    ['cv\u202Efdp.exe', 'pdf', 'cvfdp.pdf'],
    ['cv"; filename="x.html', 'pdf', 'cv filenamex.pdf'],
    ['cv\r\nBcc: eve@evil.example.pdf', 'pdf', 'cvBcc eveevil.example.pdf'],
    ['.htaccess', 'pdf', 'cv.pdf'],
    ['', 'pdf', 'cv.pdf'],
    ['<img src=x onerror=alert(1)>', 'pdf', 'img srcx onerroralert(1).pdf'],
  ] as const)('%j as %s is %j', (name, kind, safe) => {
    expect(safeFileName(name, kind, 'cv')).toBe(safe)
  })

  it('is short, one line and without folders, whatever the name', () => {
    fc.assert(
      fc.property(anyText(300), (name) => {
        const safe = safeFileName(name, 'pdf', 'cv')
        expect(safe).toMatch(/^[^\p{C}\\/"'<>;:]+\.pdf$/u)
        expect([...safe].length).toBeLessThanOrEqual(84)
      }),
    )
  })
})
