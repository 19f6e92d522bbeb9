import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { csvLine, escapeFormula, unescapeFormula } from './csv'

describe('escapeFormula', () => {
  it.each([
    ['=SUM(A1)', "'=SUM(A1)"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@cmd', "'@cmd"],
    ['＝SUM(A1)', "'＝SUM(A1)"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠cmd', "'＠cmd"],
    ['\t＝1', "'\t＝1"],
    ['\u3000＝1', "'\u3000＝1"],
    ['\rx', "'\rx"],
    ['\nx', "'\nx"],
    ["'＝x", "''＝x"],
    ['a＝b', 'a＝b'],
    ['ー', 'ー'],
    ["'=x", "''=x"],
    ["'s", "'s"],
    ['a=b', 'a=b'],
  ])('makes of %p %p', (text, guarded) => {
    expect(escapeFormula(text)).toBe(guarded)
  })

  it('never lets a formula begin a cell, and is undone', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom(
            "'",
            '=',
            '+',
            '-',
            '@',
            '＝',
            '＋',
            '－',
            '＠',
            'a',
            ' ',
            '\t',
            '\r',
          ),
        }),
        (text) => {
          expect(escapeFormula(text)).not.toMatch(/^[=+\-@＝＋－＠\t\r]/)
          expect(unescapeFormula(escapeFormula(text))).toBe(text)
        },
      ),
    )
  })
})

describe('csvLine', () => {
  it.each([
    ['Ada Buyer', 'Ada Buyer'],
    ['Buyer, Ada', '"Buyer, Ada"'],
    ['Ada "the" Buyer', '"Ada ""the"" Buyer"'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    [' =1+1', "' =1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', '"\'\t=1"'],
    ['\r＝1', '"\'\r＝1"'],
    ['＝1+1', "'＝1+1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    ['=HYPERLINK("http://evil.example","x")', `"'=HYPERLINK(""http://evil.example"",""x"")"`],
    ['ada@buyer.example', 'ada@buyer.example'],
  ])('writes %j as text', (text, cell) => {
    expect(csvLine([text, 'x'])).toBe(`${cell},x\r\n`)
  })
})
