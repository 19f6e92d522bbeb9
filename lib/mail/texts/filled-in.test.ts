import { describe, expect, it } from '@jest/globals'
import { filledLine, filledText, unknownVariable } from './filled-in'

describe('the variables of a kind of mail', () => {
  it.each([
    ['order_delivery', 'Order {orderNumber} of {storeName}', undefined],
    ['order_delivery', '{amount}', 'amount'],
    ['refund_made', '{amount} for {OrderNumber}', 'OrderNumber'],
    ['gift_delivery', 'From {buyerName}, order {orderNumber}', 'orderNumber'],
    ['all', '{customerName}', 'customerName'],
  ] as const)('of %s in %j: the first unknown one is %j', (kind, text, unknown) => {
    expect(unknownVariable(kind, text)).toBe(unknown)
  })
})

describe('a line', () => {
  it('is filled in', () => {
    expect(filledLine('Order { orderNumber }: thanks', { orderNumber: 'SH-1' })).toBe(
      'Order SH-1: thanks',
    )
  })

  it('stays one line whatever its values are', () => {
    expect(filledLine('Hello {name}', { name: 'Ada\r\nBcc: all@example.com\u2028x' })).toBe(
      'Hello Ada Bcc: all@example.com x',
    )
  })

  it('takes a value as it is, also one that looks like a pattern or a variable', () => {
    expect(filledLine('{a} {b}', { a: '$& {b}', b: 'B' })).toBe('$& {b} B')
  })

  it.each([[{}], [{ name: '' }]])('can’t be filled from %j', (values) => {
    expect(filledLine('Hello {name}', values)).toBeNull()
    expect(filledText('Hello {name}', values)).toBeNull()
  })
})

describe('a text', () => {
  const values = { name: 'Ada <b>', order: 'SH 1&2', evil: 'https://evil.example' }

  it('has lines, and its addresses are links', () => {
    expect(filledText('Hi {name},\n\nsee https://shop.example/help.', values)).toEqual([
      [{ text: 'Hi Ada <b>,' }],
      [],
      [
        { text: 'see ' },
        { text: 'https://shop.example/help', url: 'https://shop.example/help' },
        { text: '.' },
      ],
    ])
  })

  it('has values in addresses written so that they stay one part of them', () => {
    expect(filledText('https://shop.example/track?order={order}', values)).toEqual([
      [
        {
          text: 'https://shop.example/track?order=SH 1&2',
          url: 'https://shop.example/track?order=SH%201%262',
        },
      ],
    ])
  })

  it.each(['{evil}', 'https://{name}', 'javascript:alert(1)', 'http://'])(
    'makes no link of %j',
    (text) => {
      expect(
        filledText(text, values)
          ?.flat()
          .some(({ url }) => url !== undefined),
      ).toBe(false)
    },
  )
})
