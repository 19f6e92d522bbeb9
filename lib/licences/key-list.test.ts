import { describe, expect, it } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { ALL_COLUMNS, type KeyLayout, keysOf, keyTable, likelyLayout, namesKeys } from './key-list'
import { parseKeyText } from './parse-key-text'

/** What would be stored of a text, if nothing is answered. */
function read(text: string, layout: KeyLayout = likelyLayout(text)) {
  const table = keyTable(parseKeyText(parse, text, layout), layout)
  const list = keysOf(table, 'license', layout === 'blocks')
  return { layout, hasHeading: table.hasHeading, ...list }
}

describe('a text of keys', () => {
  it.each([
    ['acc1@mail.example;Secret-1\nacc2@mail.example;Secret-2'],
    ['https://r.example/a?x=1,2\nhttps://r.example/b?x=3,4'],
    ['user name, pass'],
    ['user one, pass one\nuser two, pass two'],
    ['AAAA-1111:BBBB,2'],
    ['one key with blanks'],
  ])('is one key a line: %j', (text) => {
    expect(read(text)).toMatchObject({ layout: 'lines', hasHeading: false, keys: text.split('\n') })
  })

  it('is read as separated where all pieces are alike, or where that is chosen', () => {
    const text = 'PASTE-A1, PASTE-B2\nPASTE-C3\tPASTE-D4\r\n\r\n,PASTE-E5\n'
    const keys = ['PASTE-A1', 'PASTE-B2', 'PASTE-C3', 'PASTE-D4', 'PASTE-E5']
    expect(read(text)).toMatchObject({ layout: 'separated', keys, blank: 2 })
    expect(read('user name, pass', 'separated').keys).toEqual(['user name', 'pass'])
    const lines = read(text, 'lines')
    expect(lines.keys).toEqual(['PASTE-A1, PASTE-B2', ',PASTE-E5'])
    expect(lines.refused).toEqual([{ line: 2, fault: { code: 'control' } }])
  })

  it.each([
    ['"QTD-0001","QTD-0002"', ['QTD-0001', 'QTD-0002']],
    ['"Q 1","Q,2"', ['Q 1', 'Q,2']],
    ['"QTD-0001"\n"QTD,0002"', ['QTD-0001', 'QTD,0002']],
    ['"SAY ""HI"" 1"', ['SAY "HI" 1']],
    ['12" DISK-1\nA"B-2', ['12" DISK-1', 'A"B-2']],
    ['"OPEN-0001\nNEXT-0002', ['"OPEN-0001', 'NEXT-0002']],
  ])('has its quotes read as a file’s: %j', (text, keys) => {
    expect(read(text).keys).toEqual(keys)
  })

  it.each([
    'Lizenzschlüssel',
    'CD Key',
    'CD-KEY',
    'Clé produit',
    'Clé de licence',
    'Key',
    'license_key',
    'Licence Keys',
    'Serial number',
    'Download URL',
    'keyValue',
    'Code',
    'Seriennummer',
    'Código de activación',
    'Clave de licencia',
    'Numéro de série',
    'ライセンスキー',
    'シリアル番号',
    '激活码',
    '许可证密钥',
  ])('keeps the heading %s from being sold', (heading) => {
    expect(namesKeys(heading)).toBe(true)
    expect(read(`${heading}\nAAAA-0001\nBBBB-0002`)).toMatchObject({
      hasHeading: true,
      keys: ['AAAA-0001', 'BBBB-0002'],
    })
    expect(read(`Invoice,${heading},Note\n7,AAAA-1,x\n8,,\n`)).toMatchObject({
      layout: 'table_comma',
      hasHeading: true,
      keys: ['AAAA-1'],
      blank: 1,
    })
  })

  it.each([
    ['Artikel;Lizenzschlüssel;Datum\nOffice;AAAA-0001;1.2.2026', ['AAAA-0001']],
    ['Invoice,License key\n1,FILE-A1\n2,"FILE,B2"', ['FILE-A1', 'FILE,B2']],
    ['sep=;\nArtikel;Lizenzschlüssel\nOffice;AAAA-0001', ['AAAA-0001']],
    ['Product\tUnlock\nOffice\tAAAA-0001\nOffice\tBBBB-0002', ['AAAA-0001', 'BBBB-0002']],
    ['Our newest ones\nAAAA-0001\nBBBB-0002', ['AAAA-0001', 'BBBB-0002']],
  ])('finds the keys of the table %j', (text, keys) => {
    expect(read(text)).toMatchObject({ hasHeading: true, keys })
  })

  it.each([
    ['SERIAL-7F3K-0001\nSERIAL-7F3K-0002'],
    ['LICENSE-KEY-AA\nLICENSE-KEY-BB'],
    ['CODE\nKEYS'],
    ['HELLO-WORLD\nAAAA-0001\nBBBB-0002'],
    ['ACTIVATION1\nACTIVATION2'],
  ])('loses no key as a heading: %j', (text) => {
    expect(read(text)).toMatchObject({ hasHeading: false, keys: text.split('\n') })
  })

  it('names the lines that are refused, and why', () => {
    const list = read('AAAA-0001\n1.23457E+12\n="0012345678"\nA\u200BB-2\n\u200BBBBB-0002\u00A0\n')
    expect(list.keys).toEqual(['AAAA-0001', '0012345678', 'BBBB-0002'])
    expect(list.refused).toEqual([
      { line: 2, fault: { code: 'shortened' } },
      { line: 4, fault: { code: 'unseen', sign: 'U+200B' } },
    ])
  })

  it('points at what is short, cut off or unlike the others', () => {
    const alike = Array.from({ length: 20 }, (_, at) => `AAAA-${1000 + at}`)
    const list = read([...alike, 'X', 'AAAA-10…', 'AAAA-'].join('\n'), 'lines')
    expect(list.keys).toHaveLength(23)
    expect(list.odd).toEqual([
      { line: 21, key: 'X', oddity: 'short' },
      { line: 22, key: 'AAAA-10…', oddity: 'cut_off' },
      { line: 23, key: 'AAAA-', oddity: 'cut_off' },
    ])
    expect(read([...alike, 'AAAA-10'].join('\n')).odd).toEqual([
      { line: 21, key: 'AAAA-10', oddity: 'unlike_others' },
    ])
  })

  it('has blocks of lines between empty lines, and licence files one after the other', () => {
    const one = '-----BEGIN LICENCE-----\nAb+/=\n  x;y,z\n-----END LICENCE-----'
    const other = one.replace('Ab', 'Cd')
    for (const between of ['\n', '\n\n', '\r\n \r\n\r\n'])
      expect(read(`${one}${between}${other}\n`)).toMatchObject({
        layout: 'blocks',
        hasHeading: false,
        keys: [one, other],
        refused: [],
        odd: [],
      })
    expect(read('User a\nPass 1\n\nUser b\nPass 2', 'blocks').keys).toEqual([
      'User a\nPass 1',
      'User b\nPass 2',
    ])
  })

  it('makes an account of all columns of a line', () => {
    const keysFrom = (text: string) => {
      const layout = likelyLayout(text) === 'lines' ? 'table_semicolon' : likelyLayout(text)
      const table = keyTable(parseKeyText(parse, text, layout), layout)
      return keysOf({ ...table, column: ALL_COLUMNS }, 'license').keys
    }
    expect(keysFrom('Login;Code;Note\na@mail.example;Secret-1;\nb@mail.example;="007";x')).toEqual([
      'Login: a@mail.example\nCode: Secret-1',
      'Login: b@mail.example\nCode: 007\nNote: x',
    ])
    expect(keysFrom('acc1@mail.example;Secret-1\nacc2@mail.example;Secret-2')).toEqual([
      'acc1@mail.example\nSecret-1',
      'acc2@mail.example\nSecret-2',
    ])
  })

  it.each(['', '  \n\t '])('has nothing in %j', (text) => {
    expect(read(text).keys).toEqual([])
  })

  it('loses and invents nothing', () => {
    const key = fc.stringMatching(/^[A-Z]{4}-[0-9]{4}[,;]?[A-Z]?$/)
    fc.assert(
      fc.property(fc.array(key, { minLength: 1 }), (keys) => {
        expect(read(keys.join('\n'), 'lines').keys).toEqual(keys)
      }),
    )
  })
})
