import { describe, expect, it } from '@jest/globals'
import { maskedUrl } from './masked-url'

describe('maskedUrl', () => {
  it.each([
    ['https://supplier.example/list.csv', 'https://supplier.example/list.csv'],
    ['https://Supplier.example', 'https://Supplier.example'],
    ['https://me:secret@supplier.example/a.csv', 'https://…@supplier.example/a.csv'],
    ['https://secret@supplier.example:8443/', 'https://…@supplier.example:8443/'],
    ['https://:secret@supplier.example/', 'https://…@supplier.example/'],
    ['https://s.example/a?key=secret&lang=en', 'https://s.example/a?key=…&lang=…'],
    ['https://s.example/a?secret', 'https://s.example/a?…'],
    ['https://s.example/a?key=se=cret', 'https://s.example/a?key=…'],
    ['https://s.example/a#secret', 'https://s.example/a#…'],
    ['secret', '…'],
  ])('of %s is %s', (address, shown) => {
    expect(maskedUrl(address)).toBe(shown)
    expect(shown).not.toContain('secret')
  })
})
