import { expect, it } from '@jest/globals'
import { englishOf } from '@/lib/core/english-text'
import { skuClashes } from './sku-clashes'

const holders = [
  { id: 1, name: 'Office', sku: 'OFF-1' },
  { id: 2, name: 'Norton', sku: 'NOR-1' },
]
const clashes = (...givings: { line: number; id?: number; sku: string }[]) =>
  [...skuClashes(givings, holders)].map(([line, text]) => [line, englishOf(text)])

it('lets a product keep its SKU, and have another', () => {
  expect(clashes({ line: 2, id: 1, sku: 'off-1' }, { line: 3, id: 2, sku: 'NOR-2' })).toEqual([])
})

it('names the product that has a SKU, in any case of letters', () => {
  expect(clashes({ line: 2, sku: 'off-1' }, { line: 3, id: 2, sku: 'OFF-1' })).toEqual([
    [2, 'The SKU “off-1” is that of Office'],
    [3, 'The SKU “OFF-1” is that of Office'],
  ])
})

it('names the earlier line that gives a SKU', () => {
  expect(clashes({ line: 4, sku: 'new' }, { line: 3, sku: 'New' })).toEqual([
    [4, 'The SKU “new” stands in line 3 already'],
  ])
})
