import { expect, it } from '@jest/globals'
import { exportName } from './export-name'

const TODAY = '2026-11-25'

it.each([
  [{ table: 'days' }, 'days-2026-10-27-to-2026-11-25.csv'],
  [{ table: 'products', range: 'today' }, 'products-2026-11-25.csv'],
  [
    { table: 'coupons', range: 'custom', from: '2026-01-01', to: '2026-01-31' },
    'coupons-2026-01-01-to-2026-01-31.csv',
  ],
  [{ table: 'forecast', range: '90' }, 'forecast-2026-11-25.csv'],
] as const)('names the days of %j', (exported, name) => {
  expect(exportName(exported, TODAY)).toBe(name)
})
