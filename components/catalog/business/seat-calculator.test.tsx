import { describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import {
  accessibilityProblems,
  answerCalls,
  json,
  renderInStore,
  unreachable,
} from '@/tests/setup/components'
import { product } from '@/tests/setup/products'
import { SeatCalculator } from './seat-calculator'

const suite = product({
  id: 1,
  name: 'Office Suite',
  price: '100.00',
  volumePrices: [
    { from: 5, percent: 10 },
    { from: 10, percent: 25 },
  ],
})
const single = product({ id: 2, name: 'Single', price: '20.00' })

const rendered = (asked = { product: null as number | null, seats: 4 }) =>
  renderInStore(
    <SeatCalculator
      products={[suite, single]}
      asked={asked}
      countries={[{ code: 'DE', name: 'Germany' }]}
    />,
  )

const seats = () => screen.getByRole('spinbutton', { name: /^Number of seats/ })
const panel = () => within(screen.getByRole('region', { name: 'What your seats cost' }))

describe('the calculator for companies', () => {
  it('says what seats cost, and what more of them would', async () => {
    const { user } = await rendered()
    expect(panel().getByText('4 seats').parentElement).toHaveTextContent('$400.00')
    expect(
      panel().getByText(/From 5 seats, each costs \$90\.00: \$10\.00 less per seat\./),
    ).not.toHaveTextContent('together')
    await user.clear(seats())
    await user.type(seats(), '9')
    expect(panel().getByText('You save $90.00 on the single price.')).toBeVisible()
    expect(
      panel().getByText(/10 seats cost \$750\.00 together: less than 9 do now\./),
    ).toBeVisible()
    await user.clear(seats())
    await user.type(seats(), '12')
    expect(panel().getByText('12 seats').parentElement).toHaveTextContent('$900.00')
    expect(panel().queryByText(/From \d+ seats/)).toBeNull()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('refuses what is no number of seats, and says what the button waits for', async () => {
    const { user } = await rendered()
    await user.clear(seats())
    expect(seats()).toHaveAccessibleDescription(/from 1 to 99/)
    const download = screen.getByRole('button', { name: 'Download the quote' })
    expect(download).toBeDisabled()
    expect(download).toHaveAccessibleDescription(/“Number of seats”/)
  })

  it('offers what is searched for', async () => {
    const calls = answerCalls({
      'GET /api/products': () => json(200, [product({ id: 7, name: 'Antivirus' })]),
    })
    const { user } = await rendered()
    await user.type(screen.getByRole('searchbox', { name: 'Find another product' }), 'anti')
    await waitFor(() => expect(screen.getByRole('option', { name: 'Antivirus' })).toBeVisible())
    expect(calls[0]?.query).toMatchObject({ search: 'anti' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Product' }), 'Antivirus')
    expect(panel().getByText('This product has no volume prices.')).toBeVisible()
  })

  it('says so when no quote can be made', async () => {
    answerCalls({ 'POST /api/quotes': unreachable })
    const { user } = await rendered({ product: 2, seats: 3 })
    expect(screen.getByRole('combobox', { name: 'Product' })).toHaveDisplayValue('Single')
    await user.click(screen.getByRole('button', { name: 'Download the quote' }))
    expect(await screen.findByText(/The quote could not be made/)).toBeVisible()
  })
})
