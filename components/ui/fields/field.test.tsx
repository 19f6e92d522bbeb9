import { expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderInStore } from '@/tests/setup/components'
import { TextField } from './text-field'

it('a field shows its hint, or what is wrong with it, never both', async () => {
  const field = (error?: string) => (
    <TextField id="seats" label="Seats" hint="As many as you like." error={error} />
  )
  const { rerender } = await renderInStore(field())
  expect(screen.getByLabelText('Seats')).toHaveAccessibleDescription('As many as you like.')
  rerender(field('Please enter a number'))
  expect(screen.queryByText('As many as you like.')).toBeNull()
  expect(screen.getByLabelText('Seats')).toHaveAccessibleDescription('Please enter a number')
  expect(screen.getByLabelText('Seats')).toBeInvalid()
})
