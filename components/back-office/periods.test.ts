import { expect, it } from '@jest/globals'
import { presetsAt } from './periods'

it('are whole months and quarters, also across the turn of the year', () => {
  expect(presetsAt(new Date('2026-01-31T23:59:59Z'))).toEqual([
    { label: 'This month', period: { from: '2026-01-01', to: '2026-01-31' } },
    { label: 'Last month', period: { from: '2025-12-01', to: '2025-12-31' } },
    { label: 'This quarter', period: { from: '2026-01-01', to: '2026-03-31' } },
    { label: 'Last quarter', period: { from: '2025-10-01', to: '2025-12-31' } },
  ])
})
