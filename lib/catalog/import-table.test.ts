import { describe, expect, it } from '@jest/globals'
import { readTable } from './import-table'

const read = (text: string) => readTable(new TextEncoder().encode(text))

describe('readTable', () => {
  it.each([',', ';', '\t'])('takes %p for the separator and leaves a mark of UTF-8 out', (mark) => {
    const text = `\uFEFFslug${mark}name\r\na${mark}A\r\nb${mark}"B\nB"\r\n\r\nc${mark}C`
    expect(read(text)).toEqual([
      { line: 2, cells: { slug: 'a', name: 'A' } },
      { line: 3, cells: { slug: 'b', name: 'B\nB' } },
      { line: 6, cells: { slug: 'c', name: 'C' } },
    ])
  })

  it.each([
    ['', /empty/],
    ['slug,name\n', /no lines/],
    ['name\nA', /“slug” is missing/],
    ['slug,colour\na,b', /Unknown column: “colour”.*Known columns are: slug, name/],
    ['slug,name,name\na,b,c', /“name” is there twice/],
    ['slug,name\na,"b', /not well-formed/],
  ])('refuses %j', (text, message) => {
    expect(() => read(text)).toThrow(message)
  })

  it('explains a wrong encoding', () => {
    expect(() => readTable(new Uint8Array([0xff, 0xfe, 0x73, 0]))).toThrow(/UTF-16.*CSV UTF-8/)
    expect(() => readTable(Buffer.from('slug,name\na,Caf\xe9', 'latin1'))).toThrow(/not UTF-8/)
  })

  it('takes at most 10,000 lines', () => {
    expect(() => read(`slug\n${'a\n'.repeat(10_001)}`)).toThrow(/10001 lines/)
  })
})
