import { describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import {
  accessibilityProblems,
  answerCalls,
  fill,
  json,
  renderInBackOffice,
} from '@/tests/setup/components'
import { storedProduct } from '@/tests/setup/stored-product'
import { OptionsDialog } from './options-dialog'

const one = { ...storedProduct, id: 1, name: 'Guard 1', price: '20.00', devices: 1, sku: 'G-1' }
const five = {
  ...storedProduct,
  id: 5,
  name: 'Guard 5',
  price: '40.00',
  devices: 5,
  delivery: 'keys',
  availableKeys: 3,
  isHidden: true,
} as const
const LIST = 'GET /api/admin/products'
const SAVE = 'PATCH /api/admin/products/options'
const listed = () => json(200, [one, five])
const render = () => renderInBackOffice(<OptionsDialog family="guard" onClose={() => {}} />)
const save = () => screen.getByRole('button', { name: 'Save options' })
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) })

describe('the options of a family in one table', () => {
  it('stand with their facts, their keys, and fields for prices and visibility', async () => {
    answerCalls({ [LIST]: listed })
    await render()
    expect(await screen.findByText('5 devices', { exact: false })).toBeInTheDocument()
    expect(within(row('Guard 1')).getByText('G-1')).toBeInTheDocument()
    expect(within(row('Guard 5')).getByRole('link')).toHaveAttribute('href', '/admin/keys/5')
    expect(screen.getByLabelText('Price of Guard 5')).toHaveValue('40.00')
    expect(screen.getByLabelText('Guard 5 is visible in the store')).not.toBeChecked()
    expect(save()).toBeDisabled()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('are saved together, those that were changed alone', async () => {
    const sent = answerCalls({ [LIST]: listed, [SAVE]: () => json(200, { changed: [1, 5] }) })
    const { user } = await render()
    await fill(user, await screen.findByLabelText('Price of Guard 1'), '25')
    await user.click(screen.getByLabelText('Guard 5 is visible in the store'))
    expect(screen.getByRole('button', { name: 'Duplicate Guard 1' })).toBeDisabled()
    await user.click(save())
    await screen.findByText('Options saved')
    const expectedUpdatedAt = storedProduct.updatedAt
    expect(sent.find(({ call }) => call === SAVE)?.body).toEqual({
      products: [
        { id: 1, expectedUpdatedAt, price: '25' },
        { id: 5, expectedUpdatedAt, isHidden: false },
      ],
    })
    await waitFor(() => expect(save()).toBeDisabled())
  })

  it('say at the product which somebody else has changed, and keep what was typed', async () => {
    const message = 'Somebody else changed this product in the meantime.'
    answerCalls({
      [LIST]: listed,
      [SAVE]: () =>
        json(409, {
          code: 'conflict',
          message: `Guard 5: ${message}`,
          issues: [{ path: 'products.0', message }],
        }),
    })
    const { user } = await render()
    await fill(user, await screen.findByLabelText('Price of Guard 5'), '45')
    await user.click(save())
    expect(await within(row('Guard 5')).findByRole('alert')).toHaveTextContent(message)
    expect(screen.getByLabelText('Price of Guard 5')).toHaveValue('45')
    await user.click(screen.getByRole('button', { name: 'Load their version' }))
    await waitFor(() => expect(screen.getByLabelText('Price of Guard 5')).toHaveValue('40.00'))
  })
})
