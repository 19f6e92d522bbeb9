import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderInBackOffice } from '@/tests/setup/components'
import { MoreFilters } from './more-filters'

describe('filters behind a button', () => {
  it('say how many are set, and open and close', async () => {
    const { user } = await renderInBackOffice(
      <MoreFilters active={2} className="flex">
        <input aria-label="Status" />
      </MoreFilters>,
    )
    const button = screen.getByRole('button', { name: 'Filters (2)', expanded: false })
    const fields = document.getElementById(button.getAttribute('aria-controls') ?? '')
    expect(fields).toContainElement(screen.getByLabelText('Status'))
    expect(fields).toHaveClass('max-sm:hidden')
    await user.click(button)
    expect(button).toHaveAttribute('aria-expanded', 'true')
    expect(fields).not.toHaveClass('max-sm:hidden')
  })
})
