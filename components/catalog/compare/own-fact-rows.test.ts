import { expect, it } from '@jest/globals'
import type { LocalFact } from '@/lib/catalog/own-fact-rules'
import { product } from '@/tests/setup/products'
import { ownFactRows } from './own-fact-rows'

const fact = (slug: string): LocalFact => ({
  slug,
  kind: 'text',
  name: slug,
  unit: '',
  choices: [],
})
const PRODUCTS = [
  product({ id: 1, name: 'Chess', ownFacts: { players: '2', genre: ['board'] } }),
  product({ id: 2, name: 'Go', ownFacts: { genre: ['board'] } }),
]
const FACTS = [fact('players'), fact('genre'), fact('length')]

it('has rows for what is known of a product, and says which differ', () => {
  expect(
    ownFactRows(FACTS, PRODUCTS, false).map(({ fact: { slug }, differs }) => [slug, differs]),
  ).toEqual([
    ['players', true],
    ['genre', false],
  ])
  expect(ownFactRows(FACTS, PRODUCTS, true).map(({ fact: { slug } }) => slug)).toEqual(['players'])
})
