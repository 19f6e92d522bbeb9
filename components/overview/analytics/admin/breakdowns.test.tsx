import { expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import {
  accessibilityProblems,
  answerCalls,
  json,
  renderInBackOffice,
} from '@/tests/setup/components'
import { Breakdowns } from './breakdowns'

const REASONS = ['', 'a', 'b', 'c', 'd', 'e', 'f'].map((reason) => ({
  reason,
  refunds: 1,
  refundsCents: 1_000,
}))
const choice = () => screen.getByLabelText('Break sales down')

it('shows refunds by reason in the place of sales, folded to a few rows', async () => {
  answerCalls({
    'GET /api/admin/analytics/breakdown': () => json(200, []),
    'GET /api/admin/analytics/refund-reasons': () => json(200, REASONS),
  })
  const { user } = await renderInBackOffice(
    <Breakdowns choice={{ range: '30', from: '', to: '' }} period={undefined} />,
  )
  expect(screen.getByRole('region', { name: 'Top products' })).toBeVisible()
  expect(choice()).not.toHaveFocus()
  await user.selectOptions(choice(), 'Refunds by reason')
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(6))
  expect(choice()).toHaveFocus()
  expect(screen.getByRole('region', { name: 'Refunds by reason' })).toBeVisible()
  expect(await accessibilityProblems()).toEqual([])
  await user.click(screen.getByRole('button', { name: /^Show all 7/ }))
  expect(screen.getAllByRole('row')).toHaveLength(8)
  await user.click(screen.getByRole('button', { name: /^Show the first 5/ }))
  expect(screen.getAllByRole('row')).toHaveLength(6)
})
