import { describe, expect, it, jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderInBackOffice } from '@/tests/setup/components'
import { StatusFilter } from './status-filter'

const STATUSES = ['open', 'closed'] as const

describe('the filter of a list by status', () => {
  it('names the statuses, and last all of them', async () => {
    const chosen = jest.fn<(status: (typeof STATUSES)[number] | '') => void>()
    const { user } = await renderInBackOffice(
      <StatusFilter
        label="Status of things"
        statuses={STATUSES}
        nameOf={(status) => `Things ${status}`}
        value="open"
        onChange={chosen}
      />,
    )
    const filter = screen.getByRole('combobox', { name: 'Status of things' })
    expect(filter).toHaveDisplayValue('Things open')
    await user.selectOptions(filter, 'Things closed')
    await user.selectOptions(filter, 'All')
    expect(chosen.mock.calls).toEqual([['closed'], ['']])
  })
})
