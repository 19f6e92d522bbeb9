import { describe, expect, it } from '@jest/globals'
import { filledIn, orderNumberOf, unknownVariable, variablesIn } from './variables'

describe('the variables of a saved answer', () => {
  it.each([
    ['Dear {name}, your order {orderNumber}', ['name', 'orderNumber']],
    ['{ name } and {name}', ['name']],
    ['{name', []],
    ['{"name": 1} {} {5}', []],
  ])('of %j are %j', (text, variables) => {
    expect(variablesIn(text)).toEqual(variables)
  })

  it.each([
    ['{name} {storeName} {agentName} {orderNumber}', undefined],
    ['{Name}', 'Name'],
    ['{order number}', 'order number'],
    ['{名前}', '名前'],
    ['{"a": 1}', undefined],
  ])('of %j the first that there is not is %j', (text, unknown) => {
    expect(unknownVariable(text)).toBe(unknown)
  })

  it('are filled in, but for those without a value', () => {
    const text = 'Dear {name}, {orderNumber} is on its way. { agentName }, {storeName} {other}'
    expect(filledIn(text, { name: 'Ada', agentName: 'Grace', storeName: '' })).toBe(
      'Dear Ada, {orderNumber} is on its way. Grace, {storeName} {other}',
    )
  })

  it('take a value as it is, also one that looks like a pattern or a variable', () => {
    expect(filledIn('{name} {storeName}', { name: '$& {storeName}', storeName: 'Shop' })).toBe(
      '$& {storeName} Shop',
    )
  })
})

describe('the order that a message is about', () => {
  const message = { subject: 'Help', message: 'My order sh-2 has no key' }
  const numbers = (...all: string[]) => all.map((orderNumber) => ({ orderNumber }))

  it('is the one that it names', () => {
    expect(orderNumberOf(message, { orders: numbers('SH-1', 'SH-2'), total: 2 })).toBe('SH-2')
  })

  it('is the only one of its sender', () => {
    expect(orderNumberOf(message, { orders: numbers('SH-9'), total: 1 })).toBe('SH-9')
  })

  it.each([
    ['several and none is named', { orders: numbers('SH-8', 'SH-9'), total: 2 }],
    ['several are named', { orders: numbers('SH-2', 'H-2'), total: 2 }],
    ['there are more than were read', { orders: numbers('SH-9'), total: 7 }],
    ['there is none', { orders: [], total: 0 }],
  ])('is not known when %s', (_, orders) => {
    expect(orderNumberOf(message, orders)).toBeUndefined()
  })
})
