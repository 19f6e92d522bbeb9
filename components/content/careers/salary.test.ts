import { describe, expect, it } from '@jest/globals'
import { formatSalaryRange } from './salary'

describe('salaryEnds', () => {
  it('writes round amounts in the language and the currency of the position', () => {
    const range = { currency: 'USD', from: 145_000, to: 185_000 } as const
    expect(formatSalaryRange(range, 'en')).toEqual({ from: '$145,000', to: '$185,000' })
    expect(formatSalaryRange({ ...range, currency: 'GBP' }, 'de').from).toBe('145.000\u00a0£')
  })

  it('is English where the sentence is, in a language that the store does not speak', () => {
    const range = { currency: 'GBP', from: 58_000, to: 74_000 } as const
    expect(formatSalaryRange(range, 'eo')).toEqual({ from: '£58,000', to: '£74,000' })
  })
})
