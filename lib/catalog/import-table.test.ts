import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import { readTable } from './import-table'

const read = (text: string) => readTable(new TextEncoder().encode(text), 'USD')

describe('readTable', () => {
  it.each([',', ';', '\t'])(
    'takes %p for the separator and leaves a mark of UTF-8 out',
    async (mark) => {
      const text = `\uFEFFslug${mark}name\r\na${mark}A\r\nb${mark}"B\nB"\r\n\r\nc${mark}C`
      expect(await read(text)).toEqual([
        { line: 2, cells: { slug: 'a', name: 'A' } },
        { line: 3, cells: { slug: 'b', name: 'B\nB' } },
        { line: 6, cells: { slug: 'c', name: 'C' } },
      ])
    },
  )

  it.each([
    ['', /empty/],
    ['slug,name\n', /no lines/],
    ['name\nA', /“slug” is missing/],
    ['slug,colour\na,b', /Unknown column: “colour”.*Known columns are: slug, name/],
    ['slug,name,name\na,b,c', /“name” is there twice/],
    ['slug,name\na,"b', /not well-formed/],
    ['slug,name,\na,A,\nb,B,surplus\n', /Column 3 has no name, but line 3 has something in it/],
    [',slug\n,a\nnote,b\n', /Column 1 has no name, but line 3/],
    [' ,,\n1,2,3\n', /“slug” is missing/],
    [`slug,name\na${',x'.repeat(300)}`, /Line 2 has 301 cells/],
    [`slug,name\na,"${'A'.repeat(600_000)}"`, /too long/],
    [`slug,name\na,"${'\n'.repeat(600_000)}`, /too long/],
  ])('refuses %j', async (text, message) => {
    await expect(read(text)).rejects.toThrow(message)
  })

  it('explains a wrong encoding', async () => {
    await expect(readTable(new Uint8Array([0xff, 0xfe, 0x73, 0]), 'USD')).rejects.toThrow(
      /UTF-16.*CSV UTF-8/,
    )
    await expect(readTable(Buffer.from('slug,name\na,Caf\xe9', 'latin1'), 'USD')).rejects.toThrow(
      /not UTF-8/,
    )
  })

  it('takes at most 10,000 lines', async () => {
    expect(await read(`slug\n${'a\n'.repeat(10_000)}`)).toHaveLength(10_000)
    await expect(read(`slug\n${'a\n'.repeat(10_001)}`)).rejects.toThrow(/more than 10000 lines/)
  })

  it.each([
    ['sep=;\nslug;name\na;A, the first\n', 3],
    ['\uFEFFSEP=,\r\nslug,name\r\na,"A, the first"\r\n', 3],
    ['sep=\t\nslug\tname\n\na\tA, the first\n', 4],
    ['sep=|\nslug|name\na|A, the first\n', 3],
  ])('follows what a spreadsheet is told of the separator: %j', async (text, line) => {
    expect(await read(text)).toEqual([{ line, cells: { slug: 'a', name: 'A, the first' } }])
  })

  it('leaves out columns without a name that are empty everywhere', async () => {
    expect(await read(',slug,,name,\n,a, ,A,\n,b,,B,\n')).toEqual([
      { line: 2, cells: { slug: 'a', name: 'A' } },
      { line: 3, cells: { slug: 'b', name: 'B' } },
    ])
  })

  it('marks lines that have more or fewer cells than the heading', async () => {
    const [first, second, third] = await read('slug,name\na,A, the first\nb\nc,C\n')
    expect(first?.misfit).toEqual({ record: ['a', 'A', ' the first'], expected: 2 })
    expect(second?.misfit).toEqual({ record: ['b'], expected: 2 })
    expect(third).not.toHaveProperty('misfit')
  })

  it.each([
    [`slug,name\n${','.repeat(9_000_000)}`, /too long/, 500_000],
    [','.repeat(9_000_000), /too long/, 500_000],
    [`slug,name\n${',\n'.repeat(4_000_000)}`, /more than 10000 lines/, 20_000],
  ])('lets others have their turn while it reads much (%#)', async (text, message, leastRead) => {
    let turns = 0
    let reading = true
    const others = (async () => {
      while (reading) {
        await setImmediate()
        turns += 1
      }
    })()
    await expect(read(text)).rejects.toThrow(message)
    reading = false
    await others
    expect(turns).toBeGreaterThanOrEqual(Math.floor(leastRead / 16_384))
  })

  it('has prices in all currencies but the store’s own', async () => {
    const [line] = await read('slug,price_EUR,originalPrice_JPY\na,1,2')
    expect(line?.cells).toEqual({ slug: 'a', price_EUR: '1', originalPrice_JPY: '2' })
    await expect(read('slug,price_USD\na,1')).rejects.toThrow('price_USD')
    await expect(read('slug,price_XYZ\na,1')).rejects.toThrow('price_XYZ')
  })
})
