import { expect, it } from '@jest/globals'
import { presetsAt } from './periods'

it('are whole months and quarters, also across the turn of the year', () => {
  expect(presetsAt('2026-01-31')).toEqual([
    { name: 'thisMonth', period: { from: '2026-01-01', to: '2026-01-31' } },
    { name: 'lastMonth', period: { from: '2025-12-01', to: '2025-12-31' } },
    { name: 'thisQuarter', period: { from: '2026-01-01', to: '2026-03-31' } },
    { name: 'lastQuarter', period: { from: '2025-10-01', to: '2025-12-31' } },
  ])
})
