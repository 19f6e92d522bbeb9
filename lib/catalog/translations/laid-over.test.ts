import { describe, expect, it } from '@jest/globals'
import { laidOver } from './laid-over'

const text = (said: string | string[], isProposed = false) => ({ text: said, of: 'x', isProposed })
const product = { id: 1, name: 'Office', description: 'For work.', features: ['Word'] }

describe('texts of another language', () => {
  it('are laid over those that there are, and named', () => {
    const texts = { name: text('Büro'), features: text(['Textverarbeitung']), story: text('<p>') }
    expect(laidOver(product, texts)).toEqual({
      ...product,
      name: 'Büro',
      features: ['Textverarbeitung'],
      translated: ['name', 'features'],
    })
  })

  it('are not shown while a machine proposes them, nor empty', () => {
    expect(laidOver(product, { name: text('Büro', true), description: text('') })).toBe(product)
    expect(laidOver(product, undefined)).toBe(product)
  })
})
