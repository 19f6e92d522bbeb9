import { beforeAll, describe, expect, it } from '@jest/globals'
import { say } from '@/lib/core/server-text'
import { readTable } from './import-table'
import { refusedTable } from './refused-table'

const problem = (text: string) => say('fields.problem', { problem: text })
const read = (text: string) => readTable(new TextEncoder().encode(text), 'USD')

describe('the refused lines of a file', () => {
  let file = ''
  beforeAll(async () => {
    const lines = await read(`name;slug;price\nA;a;1\n"B; ""b""";;x\n'=C;c;\n`)
    file = [
      ...refusedTable(lines, [
        { line: 3, problems: [say('products.slugMissing'), problem('price: is no amount')] },
        { line: 4, problems: [problem('price: is missing')] },
      ]),
    ].join('')
  })

  it('have their own columns, and what is wrong with them', () => {
    expect(file).toBe(
      `name,slug,price,error\r\n"B; ""b""",,x,"slug is missing; price: is no amount"\r\n'=C,c,,price: is missing\r\n`,
    )
  })

  it('can be read again, without what was wrong', async () => {
    expect(await read(file)).toEqual([
      { line: 2, cells: { name: 'B; "b"', slug: '', price: 'x' } },
      { line: 3, cells: { name: "'=C", slug: 'c', price: '' } },
    ])
  })

  it.each([
    ['name,slug,price\nA, the first,a,1\n', 'A, the first,a,1,too many'],
    ['name,slug,price\nA,a\n', 'A,a,too many'],
  ])('are refused again while cells are too many or missing: %j', async (text, written) => {
    const table = await read(text)
    const again = [...refusedTable(table, [{ line: 2, problems: [problem('too many')] }])].join('')
    expect(again).toBe(`name,slug,price,error\r\n${written}\r\n`)
    expect((await read(again))[0]).toHaveProperty('misfit')
  })
})
