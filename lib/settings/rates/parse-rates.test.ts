import { describe, expect, it } from '@jest/globals'
import { parseHistory, parseRates } from './parse-rates'

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>`

const file = (lines: string, day = "<Cube time='2026-11-27'>") =>
  `${HEAD}<Cube>${day}\n${lines}\n</Cube></Cube></gesmes:Envelope>`

const DOLLAR = "<Cube currency='USD' rate='1.1583'/>"

describe('the file of the European Central Bank', () => {
  it('is read: the day, and the rates of the store’s currencies', () => {
    const rates = parseRates(
      file(`${DOLLAR}\n<Cube currency='ISK' rate='147.3'/><Cube currency="IDR" rate="19316.5" />`),
    )
    expect(rates?.day).toBe('2026-11-27')
    expect([...(rates?.perEuro ?? [])]).toEqual([
      ['USD', 115_830_000n],
      ['IDR', 1_931_650_000_000n],
    ])
  })

  it.each([
    ['nothing', ''],
    ['a page', '<!DOCTYPE html><html><body>Not found</body></html>'],
    ['no rates', file('')],
    ['no dollar', file("<Cube currency='JPY' rate='160.1'/>")],
    ['no day', file(DOLLAR, '<Cube>')],
    ['a day that there is not', file(DOLLAR, "<Cube time='2026-02-30'>")],
    ['two days', file(`${DOLLAR}<Cube time='2026-11-26'>`)],
    ['entities', file(DOLLAR).replace('?>', '?><!DOCTYPE a [<!ENTITY b "c">]>')],
    ['an entity in place of a rate', file(`${DOLLAR}<Cube currency='JPY' rate='&b;'/>`)],
    ['a comment', file(`${DOLLAR}<!-- <Cube currency='JPY' rate='160'/> -->`)],
    ['a currency twice', file(DOLLAR + DOLLAR)],
    ['the euro in euros', file(`${DOLLAR}<Cube currency='EUR' rate='1'/>`)],
    ['nought', file(`${DOLLAR}<Cube currency='JPY' rate='0.0000'/>`)],
    ['a negative rate', file(`${DOLLAR}<Cube currency='JPY' rate='-160'/>`)],
    ['an exponent', file(`${DOLLAR}<Cube currency='JPY' rate='1e3'/>`)],
    ['two points', file(`${DOLLAR}<Cube currency='JPY' rate='1.6.0'/>`)],
    ['a rate without end', file(`${DOLLAR}<Cube currency='JPY' rate='${'9'.repeat(200)}'/>`)],
    ['a rate of nothing', file(`${DOLLAR}<Cube currency='JPY' rate=''/>`)],
    ['attributes in another order', file(`${DOLLAR}<Cube rate='160' currency='JPY'/>`)],
    ['a file that breaks off', file(`${DOLLAR}<Cube currency='JPY' rate='16`).slice(0, -40)],
    ['many lines', file(DOLLAR + "<Cube currency='XYZ' rate='1'/>".repeat(200))],
  ])('is refused as a whole with %s', (_, xml) => {
    expect(parseRates(xml)).toBeNull()
  })

  it('takes no time, whatever it repeats', () => {
    const begin = performance.now()
    for (const part of ["<Cube time='", '<Cube ', "<Cube currency='USD' rate='", ' ', '<', "'"])
      expect(parseRates(part.repeat(65_536 / part.length))).toBeNull()
    expect(performance.now() - begin).toBeLessThan(2_000)
  })
})

describe('the file of many days', () => {
  const day = (text: string, rates = DOLLAR) => `<Cube time="${text}">${rates}</Cube>`
  const files = (...days: string[]) => `${HEAD}<Cube>${days.join('')}</Cube></gesmes:Envelope>`

  it('is read from a day on, in the order of days', () => {
    const xml = files(day('2027-01-04'), day('2026-12-31', "<Cube currency='USD' rate='1.2'/>"))
    expect(parseHistory(xml, '2026-12-30')).toEqual([
      { day: '2026-12-31', perEuro: new Map([['USD', 120_000_000n]]) },
      { day: '2027-01-04', perEuro: new Map([['USD', 115_830_000n]]) },
    ])
    expect(parseHistory(xml, '2027-01-01')).toHaveLength(1)
    expect(parseHistory(xml, '2027-01-05')).toEqual([])
  })

  it.each([
    ['nothing', ''],
    ['no day', files(DOLLAR)],
    ['a day twice', files(day('2026-12-31'), day('2026-12-31'))],
    ['a day that there is not', files(day('2026-12-32'))],
    ['a day without the dollar', files(day('2026-12-31'), day('2026-12-30', ''))],
    ['rates before the first day', files(DOLLAR, day('2026-12-31'))],
    ['a declaration', files(day('2026-12-31')).replace('?>', '?><!DOCTYPE a>')],
  ])('is refused as a whole with %s', (_, xml) => {
    expect(parseHistory(xml, '2026-01-01')).toBeNull()
  })
})
